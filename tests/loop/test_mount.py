"""One figure: messages in, at most one render a frame, notices, and a way out."""

import pytest
from htpy import Node

from app.draw.context import Context
from app.kit.messages import Click, Put, Input
from app.words.catalogue import Language
from tests.loop.scenes import Scene
from tests.loop.toy import Toy, view


def test_nothing_is_drawn_before_it_is_asked_for() -> None:
    scene = Scene()
    scene.clock.paint()
    scene.clock.wait(10)
    assert scene.root.patches == []
    scene.mounted.draw()
    assert len(scene.root.patches) == 1


def test_what_was_built_is_drawn_again_when_there_is_time() -> None:
    scene = Scene()
    scene.mounted.begin(0.2)
    scene.clock.paint()
    assert scene.root.patches == []
    scene.clock.wait(0.2)
    scene.clock.paint()
    assert len(scene.root.patches) == 1
    assert scene.clock.idle


def test_what_a_link_has_changed_is_drawn_at_once_and_once() -> None:
    scene = Scene()
    scene.mounted.send(Put("n", 3))
    scene.mounted.begin(0.2)
    assert scene.root.patches == ["<p>3 red </p>"]
    scene.clock.wait(0.3)
    scene.clock.paint()
    assert len(scene.root.patches) == 1


def test_a_figure_that_is_gone_before_its_first_render_has_none() -> None:
    scene = Scene()
    scene.mounted.begin(0.2)
    scene.mounted.unmount()
    scene.clock.wait(1)
    scene.clock.paint()
    assert scene.root.patches == []


def test_many_messages_make_one_render_with_the_last_state() -> None:
    scene = Scene()
    for n in range(1, 8):
        scene.mounted.send(Put("n", n))
    assert scene.root.patches == []
    scene.clock.paint()
    assert scene.root.patches == ["<p>7 red </p>"]
    scene.clock.paint()
    assert len(scene.root.patches) == 1


def test_every_frame_can_have_its_render() -> None:
    scene = Scene()
    for n in (1, 2, 3):
        scene.mounted.send(Put("n", n))
        scene.clock.paint()
    assert [patch[3] for patch in scene.root.patches] == ["1", "2", "3"]


def test_what_changes_nothing_is_neither_drawn_nor_told() -> None:
    scene = Scene()
    scene.mounted.send(Click("no such button"))
    scene.mounted.send(Put("n", 0))
    assert scene.clock.idle
    assert scene.told == []


def test_each_change_is_told_by_name() -> None:
    scene = Scene()
    scene.mounted.send(Put("n", 1))
    scene.mounted.send(Put("n", 2))
    assert scene.told == ["toy", "toy"]


@pytest.mark.parametrize(
    ("language", "takes"),
    [("en", "a whole number from 0 to 9"), ("ko", "0에서 9까지의 정수")],
)
def test_a_bad_value_becomes_a_notice_that_says_what_the_field_takes(
    language: Language, takes: str
) -> None:
    scene = Scene(language)
    scene.mounted.send(Put("n", 3))
    scene.mounted.send(Input("n", "many"))
    scene.clock.paint()
    (patch,) = scene.root.patches
    assert "toy.n" in patch
    assert takes in patch
    assert "many" not in patch
    assert scene.mounted.state == Toy(n=3)
    assert scene.told == ["toy"]


@pytest.mark.parametrize("message", [Put("n", 5), Put("n", 0), Click("no such button")])
def test_a_notice_goes_with_the_next_thing_that_is_taken(message: Put | Click) -> None:
    scene = Scene()
    scene.mounted.send(Input("n", "many"))
    scene.clock.paint()
    assert "takes" in scene.root.patches[-1]
    scene.mounted.send(message)
    scene.clock.paint()
    assert "takes" not in scene.root.patches[-1]
    assert len(scene.root.patches) == 2


def test_refresh_draws_once_though_nothing_changed() -> None:
    scene = Scene()
    scene.mounted.refresh()
    scene.mounted.refresh()
    scene.clock.paint()
    assert len(scene.root.patches) == 1


def test_unmount_lets_go_of_frames_and_timers() -> None:
    scene = Scene()
    scene.mounted.send(Put("n", 1))
    scene.mounted.unmount()
    assert scene.clock.idle
    scene.clock.paint()
    scene.clock.wait(10)
    assert scene.root.patches == scene.root.announced == []


def test_a_view_that_fails_does_not_stop_the_next_render() -> None:
    def shy(state: Toy, context: Context) -> Node:
        if state.n == 1:
            raise RuntimeError("not this one")
        return view(state, context)

    scene = Scene(view=shy, guarded=True)
    scene.mounted.send(Put("n", 1))
    scene.clock.paint()
    assert [str(error) for error in scene.clock.errors] == ["not this one"]
    scene.mounted.send(Put("n", 2))
    scene.clock.paint()
    assert scene.root.patches == ["<p>2 red </p>"]


def test_the_report_has_state_and_values() -> None:
    scene = Scene()
    scene.mounted.send(Put("n", 4))
    assert scene.mounted.report() == {"state": {"n": 4, "tint": "red"}, "values": {"double": 8}}
