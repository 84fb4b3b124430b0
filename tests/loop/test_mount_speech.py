"""What a listener hears of a figure: one sentence, once the hand has come to rest."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from app.kit.messages import Click, Input, Set
from app.loop.host import Cancel
from app.loop.mounted import SPEAK_AFTER
from app.words.catalogue import Language
from tests.loop.scenes import Scene


def test_one_sentence_is_said_when_the_hand_has_been_still() -> None:
    scene = Scene()
    for n in range(1, 9):
        scene.mounted.dispatch(Set({"n": n}))
        scene.clock.wait(SPEAK_AFTER * 0.9)
    assert scene.root.announced == []
    scene.clock.wait(SPEAK_AFTER * 0.1)
    assert scene.root.announced == ["n is 8."]
    scene.clock.wait(60)
    assert len(scene.root.announced) == 1


def test_the_sentence_comes_within_seven_tenths_of_a_second() -> None:
    assert SPEAK_AFTER < 0.7


def test_nothing_new_is_not_said() -> None:
    scene = Scene()
    scene.mounted.dispatch(Set({"n": 4}))
    scene.mounted.dispatch(Set({"n": 0}))
    scene.clock.wait(1)
    scene.mounted.dispatch(Set({"n": 0, "tint": "blue"}))
    scene.clock.wait(1)
    assert scene.root.announced == []


def test_a_notice_is_said_before_the_sentence() -> None:
    scene = Scene()
    scene.mounted.dispatch(Set({"n": 4}))
    scene.mounted.dispatch(Input("n", "-5"))
    scene.clock.wait(1)
    (said,) = scene.root.announced
    assert said.index("toy.n") < said.index("n is 4.")


@pytest.mark.parametrize(("language", "veil"), [("en", "covered"), ("ko", "가려")])
def test_what_is_hidden_is_not_said_until_it_is_revealed(language: Language, veil: str) -> None:
    scene = Scene(language)
    scene.mounted.set_context(replace(scene.mounted.context, hidden=frozenset({"weights"})))
    scene.mounted.dispatch(Set({"n": 7}))
    scene.clock.wait(1)
    (said,) = scene.root.announced
    assert veil in said
    assert "7" not in said
    scene.mounted.dispatch(Click("reveal"))
    scene.clock.wait(1)
    assert scene.root.announced[1:] == ["n is 7."]


def test_one_timer_serves_all_the_moves_of_a_drag() -> None:
    scene = Scene()
    set_timers: list[float] = []
    later = scene.clock.later

    def counted(seconds: float, run: Callable[[], None]) -> Cancel:
        set_timers.append(seconds)
        return later(seconds, run)

    scene.clock.later = counted  # type: ignore[method-assign]
    for n in range(1, 10):
        scene.mounted.dispatch(Set({"n": n}))
        scene.clock.wait(SPEAK_AFTER / 20)
    assert len(set_timers) == 1
    scene.clock.wait(SPEAK_AFTER)
    assert scene.root.announced == ["n is 9."]
    assert len(set_timers) == 2
