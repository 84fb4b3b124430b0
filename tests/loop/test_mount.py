"""One figure: messages in, at most one render a frame, notices, and a way out."""

from dataclasses import replace
from typing import Never

import pytest
from htpy import Node

from app.draw.context import Context
from app.kit.messages import Click, Input, Set
from app.loop.mounted import Mounted
from app.words.catalogue import Language
from tests.loop.fakes import FakeClock, FakeRoot
from tests.loop.scenes import Scene
from tests.loop.toy import Derived, Toy, context, toy, view


def test_nothing_is_drawn_before_it_is_asked_for() -> None:
    scene = Scene()
    scene.clock.paint()
    scene.clock.wait(10)
    assert scene.root.patches == []
    scene.mounted.render()
    assert len(scene.root.patches) == 1


def test_what_was_built_is_not_drawn_at_the_start() -> None:
    scene = Scene()
    assert scene.mounted.start() is False
    assert scene.root.patches == []
    assert scene.clock.is_empty


def test_what_a_link_has_changed_is_drawn_at_once_and_once() -> None:
    scene = Scene()
    scene.mounted.dispatch(Set({"n": 3}))
    assert scene.mounted.start() is True
    assert scene.root.patches == ["<p>3 red </p>"]
    scene.clock.wait(0.3)
    scene.clock.paint()
    assert len(scene.root.patches) == 1


def test_mounting_computes_nothing() -> None:
    def fails(*_: object) -> Never:
        raise AssertionError("asked for")

    figure = replace(toy(), sentence=fails, derive=fails, values=fails, work=fails, view=fails)
    mounted = Mounted(figure, context(), FakeRoot(), FakeClock(), fails)
    assert mounted.state == mounted.opening == Toy()


def test_a_reset_returns_to_the_state_in_which_the_page_opened_it() -> None:
    mounted = Mounted(toy(), context(), FakeRoot(), FakeClock(), lambda _: None, Toy(n=4))
    mounted.dispatch(Input("n", "7"))
    mounted.dispatch(Click("reset"))
    assert mounted.state == Toy(n=4)


def test_many_messages_make_one_render_with_the_last_state() -> None:
    scene = Scene()
    for n in range(1, 8):
        scene.mounted.dispatch(Set({"n": n}))
    assert scene.root.patches == []
    scene.clock.paint()
    assert scene.root.patches == ["<p>7 red </p>"]
    scene.clock.paint()
    assert len(scene.root.patches) == 1


def test_every_frame_can_have_its_render() -> None:
    scene = Scene()
    for n in (1, 2, 3):
        scene.mounted.dispatch(Set({"n": n}))
        scene.clock.paint()
    assert [patch[3] for patch in scene.root.patches] == ["1", "2", "3"]


def test_what_changes_nothing_is_neither_drawn_nor_told() -> None:
    scene = Scene()
    scene.mounted.dispatch(Click("no such button"))
    scene.mounted.dispatch(Set({"n": 0}))
    assert scene.clock.is_empty
    assert scene.told == []


def test_each_change_is_told_by_name() -> None:
    scene = Scene()
    scene.mounted.dispatch(Set({"n": 1}))
    scene.mounted.dispatch(Set({"n": 2}))
    assert scene.told == ["toy", "toy"]


@pytest.mark.parametrize(
    ("language", "takes"),
    [("en", "a whole number from 0 to 9"), ("ko", "0에서 9까지의 정수")],
)
def test_a_bad_value_becomes_a_notice_that_says_what_the_field_takes(
    language: Language, takes: str
) -> None:
    scene = Scene(language)
    scene.mounted.dispatch(Set({"n": 3}))
    scene.mounted.dispatch(Input("n", "many"))
    scene.clock.paint()
    (patch,) = scene.root.patches
    assert "toy.n" in patch
    assert takes in patch
    assert "many" not in patch
    assert scene.mounted.state == Toy(n=3)
    assert scene.told == ["toy"]


@pytest.mark.parametrize("message", [Set({"n": 5}), Set({"n": 0}), Click("no such button")])
def test_a_notice_goes_with_the_next_thing_that_is_taken(message: Set | Click) -> None:
    scene = Scene()
    scene.mounted.dispatch(Input("n", "many"))
    scene.clock.paint()
    assert "takes" in scene.root.patches[-1]
    scene.mounted.dispatch(message)
    scene.clock.paint()
    assert "takes" not in scene.root.patches[-1]
    assert len(scene.root.patches) == 2


def test_refresh_draws_once_though_nothing_changed() -> None:
    scene = Scene()
    scene.mounted.schedule_render()
    scene.mounted.schedule_render()
    scene.clock.paint()
    assert len(scene.root.patches) == 1


def test_unmount_lets_go_of_frames_and_timers() -> None:
    scene = Scene()
    scene.mounted.dispatch(Set({"n": 1}))
    scene.mounted.stop()
    assert scene.clock.is_empty
    scene.clock.paint()
    scene.clock.wait(10)
    assert scene.root.patches == scene.root.announced == []


def test_a_view_that_fails_does_not_stop_the_next_render() -> None:
    def shy(state: Toy, derived: Derived, context: Context) -> Node:
        if state.n == 1:
            raise RuntimeError("not this one")
        return view(state, derived, context)

    scene = Scene(view=shy, guarded=True)
    scene.mounted.dispatch(Set({"n": 1}))
    scene.clock.paint()
    assert [str(error) for error in scene.clock.errors] == ["not this one"]
    scene.mounted.dispatch(Set({"n": 2}))
    scene.clock.paint()
    assert scene.root.patches == ["<p>2 red </p>"]


def test_the_report_has_state_and_values() -> None:
    scene = Scene()
    scene.mounted.dispatch(Set({"n": 4}))
    assert scene.mounted.report() == {"state": {"n": 4, "tint": "red"}, "values": {"double": 8}}
