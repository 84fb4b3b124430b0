"""When figures wake: near ones first, the others when near, touched, asked, or in idle time."""

from itertools import pairwise

import pytest

from app.loop.waking import REST
from tests.loop.scenes import PageScene

NAMES = ("one", "two", "three", "four")


@pytest.fixture
def scene(monkeypatch: pytest.MonkeyPatch) -> PageScene:
    return PageScene(monkeypatch, *NAMES, guarded=True)


def rest(scene: PageScene) -> None:
    """Let the page be idle until nothing is left to do."""
    while scene.clock.rest():
        scene.clock.paint()


def test_all_names_are_known_and_nothing_is_loaded_before_it_is_needed(scene: PageScene) -> None:
    assert scene.page.figures() == list(NAMES)
    scene.page.follow("", "two.n=3&lock=three.n")
    assert scene.loaded == scene.awake() == []
    assert scene.clock.is_empty


def test_near_figures_wake_each_in_a_task_of_its_own_then_the_page_is_ready(
    scene: PageScene,
) -> None:
    scene.host.first = ["three", "one"]
    scene.page.start()
    assert scene.awake() == ["three"]
    assert scene.host.ready_without == []
    scene.clock.wait(0)
    assert scene.awake() == ["three", "one"]
    assert scene.host.ready_without == [[]]
    assert set(scene.loaded) == {"three", "one"}


def test_where_none_is_near_the_page_is_ready_at_once(scene: PageScene) -> None:
    scene.page.start()
    assert scene.host.ready_without == [[]]
    assert scene.awake() == []


def test_the_others_wake_in_idle_time_one_after_another(scene: PageScene) -> None:
    scene.host.first = ["one"]
    scene.page.start()
    woken = [len(scene.awake())]
    while scene.clock.rest():
        woken.append(len(scene.awake()))
    assert woken[-1] == len(NAMES)
    assert all(after - before <= 1 for before, after in pairwise(woken))
    assert scene.host.ready_without == [[]]


def test_a_figure_without_a_box_sleeps_until_it_is_shown(scene: PageScene) -> None:
    scene.host.hidden = {"two", "four"}
    scene.page.start()
    rest(scene)
    assert scene.awake() == ["one", "three"]
    assert scene.clock.is_empty
    scene.host.hidden.clear()
    scene.page.near("four")
    scene.clock.wait(0)
    assert scene.awake() == ["one", "three", "four"]


def test_one_that_comes_near_wakes_soon_and_a_touched_one_before_it(scene: PageScene) -> None:
    scene.page.start()
    for name in ("one", "two", "one"):
        scene.page.near(name)
    scene.page.near("four", touched=True)
    assert scene.awake() == []
    scene.clock.wait(0)
    assert scene.awake() == ["four", "one", "two"]


@pytest.mark.parametrize("ask", ["get", "set", "receive"])
def test_one_that_is_asked_wakes_at_once_also_before_the_page_is_ready(
    scene: PageScene, ask: str
) -> None:
    match ask:
        case "get":
            scene.page.get("two")
        case "set":
            scene.page.set("two", {"n": 1})
        case _:
            scene.page.receive("two", '["drag", "q", 1, 0]')
    assert scene.awake() == ["two"]
    assert scene.host.ready_without == []
    scene.host.first = ["two"]
    scene.page.start()
    assert scene.awake() == ["two"]
    assert scene.host.ready_without == [[]]


def test_what_was_queued_is_handed_over_in_its_order_and_drawn(scene: PageScene) -> None:
    scene.host.queued["two"] = ['["input", "n", "5"]', '["click", "more"]', '["drag", "q", 7, 0]']
    scene.host.first = ["two"]
    scene.page.start()
    assert scene.page.get("two")["state"]["n"] == 7
    assert scene.roots["two"].patches == ["<p>7 red </p>"]


def test_a_link_waits_for_the_figure_that_sleeps(scene: PageScene) -> None:
    scene.page.follow("", "one.n=3&two.n=4&lock=two.tint&hide=two.weights")
    scene.page.set("one", {"n": 5})
    scene.clock.wait(60)
    assert scene.awake() == ["one"]
    assert scene.host.address == "one.n=5&two.n=4&lock=two.tint&hide=two.weights"
    assert scene.page.get("two")["state"] == {"n": 4, "tint": "red"}
    scene.page.receive("two", '["input", "tint", "blue"]')
    assert scene.page.get("two")["state"] == {"n": 4, "tint": "red"}
    scene.clock.paint()
    assert scene.roots["two"].patches == ["<p>4 red weights</p>"]


def test_the_first_render_waits_for_idle_time_after_the_page_is_ready(scene: PageScene) -> None:
    scene.host.first = ["one", "two"]
    scene.page.start()
    scene.clock.paint()
    assert not scene.clock.rest()
    scene.clock.wait(0)
    rest(scene)
    assert [scene.roots[name].patches for name in ("one", "two")] == [["<p>0 red </p>"]] * 2


def test_nothing_is_done_in_idle_time_while_the_hand_moves(scene: PageScene) -> None:
    scene.host.first = ["one"]
    scene.page.start()
    for n in range(8):
        scene.page.receive("one", f'["drag", "q", {n}, 0]')
        scene.clock.wait(REST * 0.9)
        scene.clock.rest()
    assert scene.awake() == ["one"]
    scene.clock.wait(REST)
    rest(scene)
    assert len(scene.awake()) == len(NAMES)


def test_a_broken_figure_is_named_and_spares_the_others(scene: PageScene) -> None:
    scene.broken = {"two"}
    scene.host.first = ["one", "two", "three"]
    scene.page.start()
    scene.clock.wait(0)
    assert scene.awake() == ["one", "three"]
    assert scene.host.ready_without == [["two"]]
    assert scene.host.dropped == ["two"]
    assert [str(error) for error in scene.clock.errors] == ["two"]
    assert scene.page.figures() == ["one", "three", "four"]


def test_one_that_breaks_in_idle_time_spares_the_others_and_the_page(scene: PageScene) -> None:
    scene.broken = {"two"}
    scene.page.start()
    rest(scene)
    assert scene.awake() == ["one", "three", "four"]
    assert scene.host.ready_without == [[]]
    assert [str(error) for error in scene.clock.errors] == ["two"]


def test_one_that_breaks_when_asked_tells_whoever_asked(scene: PageScene) -> None:
    scene.broken = {"two"}
    with pytest.raises(ImportError):
        scene.page.get("two")
    assert scene.host.dropped == ["two"]


def test_a_figure_that_goes_before_it_wakes_never_does(scene: PageScene) -> None:
    scene.host.first = ["one", "two"]
    scene.page.start()
    for name in NAMES[1:]:
        scene.page.remove(name)
    scene.clock.wait(0)
    rest(scene)
    assert scene.awake() == ["one"]
    assert scene.host.ready_without == [[]]
    assert scene.clock.is_empty


def test_one_that_comes_later_wakes_in_idle_time_too(scene: PageScene) -> None:
    scene.page.start()
    rest(scene)
    scene.expect("five")
    rest(scene)
    assert scene.awake()[-1] == "five"
