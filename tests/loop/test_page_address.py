"""Links that come in, and the address that is written back: seldom, and no more than is needed."""

import pytest

from app import figures
from app.draw.context import Context
from app.loop.address import WRITE_EVERY
from app.loop.page import Page
from app.words.catalogue import LANGUAGES, Language, Words
from tests.loop.fakes import FakeClock, FakePageHost, FakeRoot
from tests.loop.scenes import PageScene

HOSTILE = [
    "plane.q=NaN,1e400&scaling.d=-5&table.mask=%00",
    "plane.q=&plane.keys=&plane.values=&plane.scale=&plane.equal_length=",
    "plane.q=1,2&plane.q=2,1",
    "plane.q=" + "9" * 10_000,
    "plane.scale=<img src=x onerror=alert(1)>&hide=<script>alert(1)</script>",
    "plane.scale=%3Cscript%3Ealert(1)%3C/script%3E&lock=plane.<script>alert(1)</script>",
    "plane.<script>alert(1)</script>=1",
]


@pytest.fixture
def scene(monkeypatch: pytest.MonkeyPatch) -> PageScene:
    """A page whose two figures are awake."""
    scene = PageScene(monkeypatch, "one", "two")
    scene.host.first = ["one", "two"]
    scene.page.start()
    scene.clock.wait(0)
    return scene


def states(scene: PageScene) -> list[tuple[int, str]]:
    """Return number and tint of both figures."""
    return [tuple(scene.page.get(name)["state"].values()) for name in ("one", "two")]


def test_the_address_is_written_at_most_twice_a_second(scene: PageScene) -> None:
    for moment in range(60):  # three seconds of dragging
        scene.page.set("one", {"n": moment % 9 + 1})
        scene.clock.wait(0.05)
    assert 3 <= len(scene.host.written) <= 6
    scene.clock.wait(WRITE_EVERY)
    assert scene.host.address == f"one.n={59 % 9 + 1}"
    count = len(scene.host.written)
    scene.clock.wait(60)
    assert len(scene.host.written) == count


def test_two_writes_a_second_is_what_the_contract_allows() -> None:
    assert WRITE_EVERY >= 0.5


def test_the_end_of_a_gesture_writes_at_once_and_only_once(scene: PageScene) -> None:
    scene.page.receive("one", '["input", "n", "3"]')
    scene.page.receive("one", '["end"]')
    assert scene.host.written == ["one.n=3"]
    scene.page.receive("one", '["end"]')
    scene.clock.wait(60)
    assert scene.host.written == ["one.n=3"]


def test_a_gesture_that_changed_nothing_writes_nothing(scene: PageScene) -> None:
    scene.page.receive("one", '["input", "n", "0"]')
    scene.page.receive("one", '["end"]')
    scene.clock.wait(60)
    assert scene.host.written == []


def test_back_at_the_default_nothing_is_left_in_the_address(scene: PageScene) -> None:
    for n in (3, 0):
        scene.page.set("one", {"n": n})
        scene.page.receive("one", '["end"]')
    assert scene.host.written == ["one.n=3", ""]


def test_a_link_sets_its_fields_and_the_others_to_their_default(scene: PageScene) -> None:
    scene.page.set("one", {"n": 3})
    scene.page.set("two", {"n": 3})
    scene.page.follow("", "one.tint=blue")
    assert states(scene) == [(0, "blue"), (0, "red")]


def test_a_bad_value_keeps_the_default_says_so_and_spares_the_rest(scene: PageScene) -> None:
    scene.page.follow("", "one.n=-5&one.tint=blue&two.n=2")
    scene.clock.paint()
    assert states(scene) == [(0, "blue"), (2, "red")]
    one, two = (scene.roots[name].patches[-1] for name in ("one", "two"))
    assert "one.n" in one
    assert "a whole number from 0 to 9" in one
    assert "takes" not in two


def test_a_new_link_takes_the_old_notice_away(scene: PageScene) -> None:
    scene.page.follow("", "one.n=-5")
    scene.page.follow("", "two.n=1")
    scene.clock.paint()
    assert "takes" not in scene.roots["one"].patches[-1]


def test_a_place_on_the_page_leaves_state_and_locks_alone(scene: PageScene) -> None:
    scene.page.follow("", "one.n=3&lock=one.n")
    scene.page.follow("", "lookup")
    assert states(scene)[0] == (3, "red")
    scene.page.receive("one", '["input", "n", "4"]')
    assert states(scene)[0] == (3, "red")


def test_what_others_put_into_the_fragment_is_kept(scene: PageScene) -> None:
    scene.page.follow("", "course=7&one.n=3&three.q=1,2&lock=two.n&hide=one.tint")
    scene.page.set("one", {"n": 4})
    scene.page.receive("one", '["end"]')
    assert set(scene.host.address.split("&")) == {
        "one.n=4",
        "course=7",
        "three.q=1,2",
        "lock=two.n",
        "hide=one.tint",
    }


def test_each_figure_is_told_its_own_locks_and_hidden_parts(scene: PageScene) -> None:
    scene.page.follow("", "lock=one.n,two.tint&hide=two.weights")
    for name in ("one", "two"):
        scene.page.receive(name, '["input", "n", "4"]')
        scene.page.receive(name, '["input", "tint", "blue"]')
    assert states(scene) == [(0, "blue"), (4, "red")]
    scene.clock.paint()
    assert [scene.roots[name].patches[-1] for name in ("one", "two")] == [
        "<p>0 blue </p>",
        "<p>4 red weights</p>",
    ]
    scene.page.follow("", "")
    scene.page.receive("one", '["input", "n", "4"]')
    assert states(scene) == [(4, "red"), (0, "red")]
    scene.clock.paint()
    assert scene.roots["two"].patches[-1] == "<p>0 red </p>"


def test_of_two_fields_that_do_not_go_together_the_refused_one_has_its_default(
    scene: PageScene,
) -> None:
    scene.page.follow("", "one.n=7&one.tint=blue")
    scene.clock.paint()
    assert states(scene)[0] == (0, "blue")
    assert "a whole number from 0 to 5" in scene.roots["one"].patches[-1]


def test_a_figure_that_stands_as_its_page_opened_it_is_not_written(scene: PageScene) -> None:
    scene.expect("three", "three.n=4")
    scene.page.set("three", {"n": 5})
    scene.page.receive("three", '["end"]')
    scene.page.receive("three", '["click", "reset"]')
    assert scene.host.written == ["three.n=5", ""]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fragment", HOSTILE, ids=lambda text: text[:24])
def test_a_hostile_link_leaves_the_plane_as_it_was_and_no_trace_in_the_markup(
    fragment: str, language: Language
) -> None:
    clock, root, host = FakeClock(), FakeRoot(), FakePageHost()
    page, plane = Page(clock, host), figures.load("plane")
    page.mount(root, "plane", Context("plane", Words(language), uid="figure-plane"))
    page.follow("", fragment)
    clock.paint()
    clock.wait(1)
    assert page.get("plane")["state"] == plane.state(plane.initial)
    shown = "".join((*root.patches, *root.announced))
    assert not any(trace in shown for trace in ("alert", "<img", "<script", "onerror", "99999"))
