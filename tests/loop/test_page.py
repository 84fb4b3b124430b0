"""All figures of a page: what scripts may ask, what listeners hear, and links that come in."""

from typing import Any

import pytest

from app.kit.messages import Put, Input
from app.loop.mounted import Mounted
from app.loop.page import Page
from tests.loop.fakes import FakeClock, FakePageHost, FakeRoot
from tests.loop.toy import Toy, context, toy


class Scene:
    """A page with two toys, called one and two."""

    def __init__(self, *names: str) -> None:
        self.clock, self.outside = FakeClock(), FakePageHost()
        self.page = Page(self.clock, self.outside)
        names = names or ("one", "two")
        self.roots = [FakeRoot() for _ in names]
        self.toys = [self.mount(*of) for of in zip(names, self.roots, strict=True)]

    def mount(self, name: str, root: FakeRoot) -> Mounted[Toy]:
        mounted = Mounted(toy(name=name), context(), root, self.clock, self.page.changed)
        self.page.add(mounted)
        return mounted


def test_the_figures_are_named_in_their_order() -> None:
    assert Scene("two", "one").page.figures() == ["two", "one"]


def test_get_and_set_answer_with_state_and_values() -> None:
    page = Scene().page
    assert page.get("one") == {"state": {"n": 0, "tint": "red"}, "values": {"double": 0}}
    assert page.set("one", {"n": 4}) == {"state": {"n": 4, "tint": "red"}, "values": {"double": 8}}
    assert page.get("one")["state"]["n"] == 4
    assert page.get("two")["state"]["n"] == 0


def test_set_with_nothing_sets_nothing() -> None:
    scene = Scene()
    assert scene.page.set("one", {}) == scene.page.get("one")
    assert scene.clock.idle


@pytest.mark.parametrize(
    ("partial", "message"),
    [
        ({"n": 4, "tint": "green"}, r"^one\.tint takes one of red, blue$"),
        ({"n": -5, "tint": "blue"}, r"^one\.n takes a whole number from 0 to 9$"),
        ({"tint": "blue", "size": 1}, r"^one\.size takes only these names: n, tint$"),
        ({"n": 4, "__class__": 1}, r"^one\.__class__ takes only these names: n, tint$"),
        ({"tint": "blue", "results": []}, r"^one\.results takes only these names"),
        (None, r"^one takes an object of fields: n, tint$"),
        ([["n", 4]], r"^one takes an object of fields"),
        ("n=4", r"^one takes an object of fields"),
    ],
)
def test_set_takes_all_or_nothing_and_says_what_is_wrong(partial: object, message: str) -> None:
    scene = Scene()
    before = scene.page.set("one", {"n": 1})
    scene.clock.paint()
    with pytest.raises(ValueError, match=message):
        scene.page.set("one", partial)
    assert scene.page.get("one") == before
    scene.clock.paint()
    assert len(scene.outside.changes) == 1
    assert len(scene.roots[0].patches) == 1


@pytest.mark.parametrize("name", ["three", "", "One", "<b>"])
def test_an_unknown_figure_is_told_with_those_that_there_are(name: str) -> None:
    page = Scene().page
    with pytest.raises(ValueError, match="there are: one, two"):
        page.get(name)
    with pytest.raises(ValueError, match="there are: one, two"):
        page.set(name, {"n": 1})


def test_a_change_is_heard_once_a_frame_with_the_last_state() -> None:
    scene = Scene()
    for n in (1, 2, 3):
        scene.page.set("one", {"n": n})
    scene.toys[0].send(Put("n", 7))
    assert scene.outside.changes == []
    scene.clock.paint()
    assert scene.outside.changes == [("one", scene.page.get("one"))]
    assert scene.page.get("one")["state"]["n"] == 7
    scene.clock.paint()
    assert len(scene.outside.changes) == 1


def test_each_figure_that_changed_is_heard_of() -> None:
    scene = Scene()
    scene.page.set("two", {"n": 2})
    scene.page.set("one", {"n": 1})
    scene.clock.paint()
    assert [name for name, _ in scene.outside.changes] == ["one", "two"]


def test_a_bad_value_is_not_heard_of() -> None:
    scene = Scene()
    scene.toys[0].send(Input("n", "many"))
    scene.clock.paint()
    assert scene.outside.changes == []


def test_of_two_of_a_kind_names_speak_of_the_first() -> None:
    scene = Scene("one", "one")
    scene.page.set("one", {"n": 3})
    assert scene.page.figures() == ["one"]
    assert [mounted.state.n for mounted in scene.toys] == [3, 0]
    scene.clock.paint()
    scene.page.gesture_ended()
    scene.toys[1].send(Put("n", 5))
    scene.clock.paint()
    scene.clock.wait(60)
    assert scene.outside.changes == [("one", scene.page.get("one"))]
    assert scene.outside.written == ["one.n=3"]


def test_values_are_plain_json() -> None:
    report: dict[str, Any] = Scene().page.get("one")
    assert {type(value) for part in report.values() for value in part.values()} <= {int, str}
