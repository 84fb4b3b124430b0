"""All figures of a page: what scripts may ask, and what listeners hear."""

from typing import Any

import pytest

from tests.loop.fakes import FakeRoot
from tests.loop.scenes import PageScene
from tests.loop.toy import context


@pytest.fixture
def scene(monkeypatch: pytest.MonkeyPatch) -> PageScene:
    return PageScene(monkeypatch, "one", "two")


def test_the_figures_are_named_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    assert PageScene(monkeypatch, "two", "one").page.figures() == ["two", "one"]


def test_get_and_set_answer_with_state_and_values(scene: PageScene) -> None:
    page = scene.page
    assert page.get("one") == {"state": {"n": 0, "tint": "red"}, "values": {"double": 0}}
    assert page.set("one", {"n": 4}) == {"state": {"n": 4, "tint": "red"}, "values": {"double": 8}}
    assert page.get("one")["state"]["n"] == 4
    assert page.get("two")["state"]["n"] == 0


def test_set_with_nothing_sets_nothing(scene: PageScene) -> None:
    assert scene.page.set("one", {}) == scene.page.get("one")
    assert scene.clock.is_empty


@pytest.mark.parametrize(
    ("partial", "message"),
    [
        ({"n": 4, "tint": "green"}, r"^one\.tint takes one of red, blue$"),
        ({"n": -5, "tint": "blue"}, r"^one\.n takes a whole number from 0 to 9$"),
        ({"tint": "blue", "size": 1}, r"^one\.size takes only these names: n, tint$"),
        ({"n": 4, "__class__": 1}, r"^one\.__class__ takes only these names: n, tint$"),
        ({"tint": "blue", "results": []}, r"^one\.results takes only these names"),
        ({"n": 7, "tint": "blue"}, r"^toy\.n takes a whole number from 0 to 5$"),
        (None, r"^one takes an object of fields: n, tint$"),
        ([["n", 4]], r"^one takes an object of fields"),
        ("n=4", r"^one takes an object of fields"),
    ],
)
def test_a_bad_value_is_told_by_field_and_changes_nothing(
    scene: PageScene, partial: object, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        scene.page.set("one", partial)
    assert scene.page.get("one")["state"] == {"n": 0, "tint": "red"}


@pytest.mark.parametrize("name", ["three", "", "one.n", "__class__", "one-2"])
def test_an_unknown_figure_is_told_with_those_that_there_are(scene: PageScene, name: str) -> None:
    with pytest.raises(ValueError, match="there are: one, two"):
        scene.page.get(name)
    with pytest.raises(ValueError, match="there are: one, two"):
        scene.page.set(name, {"n": 1})


def test_a_change_is_heard_once_a_frame_with_the_last_state(scene: PageScene) -> None:
    for n in (1, 2, 3):
        scene.page.set("one", {"n": n})
    scene.page.receive("one", '["input", "n", "7"]')
    assert scene.host.changes == []
    scene.clock.paint()
    assert scene.host.changes == [("one", scene.page.get("one"))]
    assert scene.page.get("one")["state"]["n"] == 7
    scene.clock.paint()
    assert len(scene.host.changes) == 1


def test_each_figure_that_changed_is_heard_of(scene: PageScene) -> None:
    scene.page.set("two", {"n": 2})
    scene.page.set("one", {"n": 1})
    scene.clock.paint()
    assert [name for name, _ in scene.host.changes] == ["one", "two"]


def test_a_bad_value_is_not_heard_of(scene: PageScene) -> None:
    scene.page.receive("one", '["input", "n", "many"]')
    scene.clock.paint()
    assert scene.host.changes == []


def test_two_of_a_kind_both_speak_by_their_own_names(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = PageScene(monkeypatch, "one", "one-2")
    scene.page.set("one", {"n": 3})
    scene.page.set("one-2", {"n": 5})
    assert [scene.page.get(name)["state"]["n"] for name in ("one", "one-2")] == [3, 5]
    scene.clock.paint()
    assert [name for name, _ in scene.host.changes] == ["one", "one-2"]
    scene.clock.wait(60)
    assert scene.host.written == ["one.n=3&one-2.n=5"]
    scene.page.follow("", "one-2.n=4&one-2.tint=blue&lock=one.n")
    assert scene.page.get("one-2")["state"] == {"n": 4, "tint": "blue"}
    assert scene.page.get("one")["state"] == {"n": 0, "tint": "red"}


def test_values_are_plain_json(scene: PageScene) -> None:
    report: dict[str, Any] = scene.page.get("one")
    assert {type(value) for part in report.values() for value in part.values()} <= {int, str}


# --- Messages from the reader's hand -----------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "n"),
    [
        ('["drag", "q", 3.2, 0.8]', 3),
        ('["input", "n", "4"]', 4),
        ('["hover", "", 2, 0]', 2),
        ('["click", "more"]', 1),
    ],
)
def test_a_hand_speaks_in_json(scene: PageScene, text: str, n: int) -> None:
    scene.page.receive("two", text)
    assert scene.page.get("two")["state"]["n"] == n
    assert scene.page.get("one")["state"]["n"] == 0


def test_leaving_a_control_draws_the_figure_once_more(scene: PageScene) -> None:
    scene.page.get("one")
    scene.page.receive("one", '["leave"]')
    scene.page.receive("one", '["leave"]')
    scene.clock.paint()
    assert scene.roots["one"].patches == ["<p>0 red </p>"]


# --- Mounting and unmounting ---------------------------------------------------------------------


def test_unmounting_leaves_nothing_scheduled(scene: PageScene) -> None:
    scene.page.set("one", {"n": 3})
    scene.page.near("two")
    for name in ("one", "two"):
        scene.page.remove(name)
    scene.clock.wait(60)
    scene.clock.paint()
    assert scene.clock.is_empty
    assert scene.roots["one"].patches == scene.roots["one"].announced == []
    assert scene.host.changes == []
    assert scene.page.figures() == []
    with pytest.raises(ValueError, match="no figure 'one'"):
        scene.page.get("one")


def test_mounted_again_a_figure_stands_as_at_first(scene: PageScene) -> None:
    scene.page.set("one", {"n": 3})
    scene.page.remove("one")
    scene.expect("one")
    assert scene.page.get("one")["state"]["n"] == 0
    assert scene.page.figures() == ["two", "one"]


def test_mount_returns_what_ends_it(scene: PageScene) -> None:
    stop = scene.page.mount(FakeRoot(), "toy", context())
    scene.page.set("toy", {"n": 3})
    assert scene.page.figures() == ["one", "two", "toy"]
    stop()
    assert scene.page.figures() == ["one", "two"]


def test_a_page_can_open_a_figure_in_another_state_and_reset_goes_there(
    scene: PageScene,
) -> None:
    scene.expect("three", "three.n=4&three.tint=blue")
    assert scene.page.get("three")["state"] == {"n": 4, "tint": "blue"}
    assert scene.roots["three"].patches == []
    scene.page.set("three", {"n": 1, "tint": "red"})
    scene.page.receive("three", '["click", "reset"]')
    assert scene.page.get("three")["state"] == {"n": 4, "tint": "blue"}
    scene.page.follow("", "three.tint=blue")
    assert scene.page.get("three")["state"] == {"n": 0, "tint": "blue"}
    scene.page.follow("", "one.n=1")
    assert scene.page.get("three")["state"] == {"n": 4, "tint": "blue"}


@pytest.mark.parametrize("opening", ["three.n=many", "three.size=1", "one.n=1", "three.n"])
def test_a_page_cannot_open_a_figure_with_what_it_does_not_take(
    scene: PageScene, opening: str
) -> None:
    scene.expect("three", opening)
    with pytest.raises(ValueError, match="three"):
        scene.page.get("three")
