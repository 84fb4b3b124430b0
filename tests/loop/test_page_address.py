"""Links that come in, and the address that is written back: seldom, and no more than is needed."""

import pytest

from app import figures
from app.draw.context import Context
from app.kit.messages import Put
from app.loop.mounted import Mounted
from app.loop.page import WRITE_EVERY, Page
from app.words.catalogue import LANGUAGES, Language, Words
from tests.loop.fakes import FakeClock, FakePageHost, FakeRoot
from tests.loop.test_page import Scene
from tests.loop.toy import Toy

HOSTILE = [
    "plane.q=NaN,1e400&scaling.d=-5&table.mask=%00",
    "plane.q=&plane.keys=&plane.values=&plane.scale=&plane.equal_length=",
    "plane.q=1,2&plane.q=2,1",
    "plane.q=" + "9" * 10_000,
    "plane.scale=<img src=x onerror=alert(1)>&hide=<script>alert(1)</script>",
    "plane.scale=%3Cscript%3Ealert(1)%3C/script%3E&lock=plane.<script>alert(1)</script>",
    "plane.<script>alert(1)</script>=1",
]


def test_the_address_is_written_at_most_twice_a_second() -> None:
    scene = Scene()
    for moment in range(60):  # three seconds of dragging
        scene.page.set("one", {"n": moment % 9 + 1})
        scene.clock.wait(0.05)
    assert 3 <= len(scene.outside.written) <= 6
    scene.clock.wait(WRITE_EVERY)
    assert scene.outside.address == f"one.n={59 % 9 + 1}"
    count = len(scene.outside.written)
    scene.clock.wait(60)
    assert len(scene.outside.written) == count


def test_two_writes_a_second_is_what_the_contract_allows() -> None:
    assert WRITE_EVERY >= 0.5


def test_the_end_of_a_gesture_writes_at_once_and_only_once() -> None:
    scene = Scene()
    scene.toys[0].send(Put("n", 3))
    scene.page.gesture_ended()
    assert scene.outside.written == ["one.n=3"]
    scene.page.gesture_ended()
    scene.clock.wait(60)
    assert scene.outside.written == ["one.n=3"]


def test_a_gesture_that_changed_nothing_writes_nothing() -> None:
    scene = Scene()
    scene.toys[0].send(Put("n", 0))
    scene.page.gesture_ended()
    scene.clock.wait(60)
    assert scene.outside.written == []


def test_back_at_the_default_nothing_is_left_in_the_address() -> None:
    scene = Scene()
    for n in (3, 0):
        scene.page.set("one", {"n": n})
        scene.page.gesture_ended()
    assert scene.outside.written == ["one.n=3", ""]


def test_a_link_sets_its_fields_and_the_others_to_their_default() -> None:
    scene = Scene()
    scene.page.set("one", {"n": 3})
    scene.page.set("two", {"n": 3})
    scene.page.follow("one.tint=blue")
    assert [mounted.state for mounted in scene.toys] == [Toy(0, "blue"), Toy()]


def test_a_bad_value_keeps_the_default_says_so_and_spares_the_rest() -> None:
    scene = Scene()
    scene.page.follow("one.n=-5&one.tint=blue&two.n=2")
    scene.clock.paint()
    assert [mounted.state for mounted in scene.toys] == [Toy(0, "blue"), Toy(2)]
    one, two = (root.patches[-1] for root in scene.roots)
    assert "one.n" in one
    assert "a whole number from 0 to 9" in one
    assert "takes" not in two


def test_a_new_link_takes_the_old_notice_away() -> None:
    scene = Scene()
    scene.page.follow("one.n=-5")
    scene.page.follow("two.n=1")
    scene.clock.paint()
    assert scene.toys[0].context.notices == ()


def test_a_place_on_the_page_leaves_state_and_locks_alone() -> None:
    scene = Scene()
    scene.page.follow("one.n=3&lock=one.n")
    scene.page.follow("lookup")
    assert scene.toys[0].state == Toy(3)
    assert scene.toys[0].context.locked == {"one.n"}


def test_what_others_put_into_the_fragment_is_kept() -> None:
    scene = Scene()
    scene.page.follow("course=7&one.n=3&three.q=1,2&lock=two.n&hide=one.tint")
    scene.page.set("one", {"n": 4})
    scene.page.gesture_ended()
    assert set(scene.outside.address.split("&")) == {
        "one.n=4",
        "course=7",
        "three.q=1,2",
        "lock=two.n",
        "hide=one.tint",
    }


def test_each_figure_is_told_its_own_locks_and_veils() -> None:
    scene = Scene()
    scene.page.follow("lock=one.n,two.tint&hide=two.weights")
    one, two = (mounted.context for mounted in scene.toys)
    assert one.locked == {"one.n"}
    assert one.hidden == frozenset()
    assert two.locked == {"two.tint"}
    assert two.hidden == {"two.weights"}
    scene.page.follow("")
    assert not any(m.context.locked | m.context.hidden for m in scene.toys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fragment", HOSTILE, ids=lambda text: text[:24])
def test_a_hostile_link_leaves_the_plane_as_it_was_and_no_trace_in_the_markup(
    fragment: str, language: Language
) -> None:
    clock, root, outside = FakeClock(), FakeRoot(), FakePageHost()
    page, plane = Page(clock, outside), figures.load("plane")
    context = Context(Words(language), uid="figure-plane")
    mounted = Mounted(plane, context, root, clock, page.changed)
    page.add(mounted)
    mounted.draw()
    page.follow(fragment)
    clock.paint()
    clock.wait(1)
    assert mounted.state == plane.initial
    shown = root.patches[-1] + "".join(root.announced)
    assert not any(trace in shown for trace in ("alert", "<img", "<script", "onerror", "99999"))
