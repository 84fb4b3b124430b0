"""The √d experiment: the contract's recipe, the messages, the sentences."""

from dataclasses import replace
from math import log2
from typing import Any

import pytest

from app.figures.scaling import FIGURE
from app.figures.scaling.state import LAST_SEED, Drawing, State, values
from app.figures.scaling.update import NOTCHES, notch
from app.kit.fields import FieldError
from app.kit.messages import Click, Done, Failed, Hover, Input, Message, Set
from app.kit.step import step
from app.words.catalogue import Words
from tests.core import recipe


@pytest.mark.parametrize("d", [1, 2, 64, 1024])
@pytest.mark.parametrize("seed", [1, LAST_SEED])
def test_values_are_the_contracts(d: int, seed: int) -> None:
    found = values(State(d=d, seed=seed))
    statistics = ["mean_max", "saturated", "score_sd", "mean_gradient"]
    assert list(found) == ["draws", "keys", "weights", *statistics, "uniform"]
    assert (found["draws"], found["keys"], found["uniform"]) == (300, 8, 0.125)
    for name, cases in recipe.experiment(d, seed).items():
        assert found[name] == pytest.approx(cases, rel=1e-10), name
    assert found["saturated"] == recipe.saturated(d, seed)
    for case, weights in recipe.one_draw(d, seed).items():
        assert found["weights"][case] == pytest.approx(weights, rel=1e-10, abs=1e-300)


BEGUN = State(d=8, seed=5, stopped=True)


def after(state: State, message: Message) -> State:
    return step(FIGURE, FIGURE.initial, state, message)


@pytest.mark.parametrize(
    ("before", "message", "wanted"),
    [
        (State(), Input("d", "256"), State(d=256)),
        (State(), Input("log2_d", "8"), State(d=256)),
        (State(), Input("log2_d", "0"), State(d=1)),
        (State(), Input("log2_d", "9.875"), State(d=939)),
        (State(), Input("seed", "0"), State(seed=0)),
        (State(), Click("redraw"), State(seed=2)),
        (State(seed=LAST_SEED), Click("redraw"), State(seed=0)),
        (BEGUN, Click("redraw"), State(d=8, seed=6)),  # a new seed, a new curve
        (BEGUN, Set({"seed": 5}), State(d=8, seed=5)),
        (BEGUN, Set({"d": 9}), State(d=9, seed=5)),
        (BEGUN, Input("log2_d", "3.125"), State(d=9, seed=5)),
        (BEGUN, Click("reset"), State()),
        (replace(BEGUN, trouble="no net"), Click("reset"), State()),
        (State(d=8), Click("stop"), State(d=8, stopped=True)),
        (BEGUN, Click("resume"), State(d=8, seed=5)),
        (State(d=8), Failed("no net"), State(d=8, trouble="no net")),
        (State(trouble="no net"), Click("retry"), State()),
        (BEGUN, Click("dance"), BEGUN),
        (BEGUN, Input("else", "1"), BEGUN),
        (BEGUN, Hover("", 0, 0), BEGUN),
    ],
)
def test_step(before: State, message: Message, wanted: State) -> None:
    assert after(before, message) == wanted


def test_reset_link_and_script_all_ask_for_the_whole_picture_after_a_stop() -> None:
    stopped = after(State(d=2), Click("stop"))
    stopped = after(stopped, Done(Drawing(2, 1, points=0)))
    for message in (Click("reset"), Set({"d": 64, "seed": 1}), Set({"d": 64}), Input("d", "64")):
        state = after(stopped, message)
        assert (state.d, state.seed, state.stopped) == (64, 1, False), message
        assert FIGURE.work(state, Words("ko")) is not None


@pytest.mark.parametrize(
    ("control", "text"),
    [
        *(("d", text) for text in ("0", "1025", "-5", "6.5", "1e2", "", "NaN")),
        *(("seed", text) for text in ("-1", str(LAST_SEED + 1), "x")),
        *(("log2_d", text) for text in ("-0.1", "10.1", "nan", "inf", "")),
    ],
)
def test_what_a_control_does_not_take(control: str, text: str) -> None:
    with pytest.raises(FieldError, match=rf"^scaling\.{control} takes "):
        after(State(), Input(control, text))


@pytest.mark.parametrize("d", range(1, 1025))
def test_slider_and_box_agree(d: int) -> None:
    place = notch(d)
    assert abs(place - log2(d)) <= 0.5 / NOTCHES
    assert (place * NOTCHES).is_integer()
    # What the slider makes of its own place is a place of rest: it never jumps once left alone.
    rest = after(State(), Input("log2_d", f"{place:g}")).d
    assert after(State(), Input("log2_d", f"{notch(rest):g}")).d == rest
    assert d > 13 or rest == d


def test_each_place_of_the_slider_is_kept_where_whole_numbers_are_close_enough() -> None:
    for place in (n / NOTCHES for n in range(10 * NOTCHES + 1)):
        d = after(State(), Input("log2_d", f"{place:g}")).d
        assert d == round(2**place)
        assert d < 12 or notch(d) == place


@pytest.mark.parametrize(
    ("d", "language", "said"),
    [
        (
            1,
            "ko",
            "d가 1이면 √d도 1이라 나누어도 그대로입니다. "
            "두 쪽 모두 가장 큰 가중치가 평균 0.28입니다.",
        ),
        (
            2,
            "ko",
            "d가 2면, 나누지 않은 쪽은 가장 큰 가중치가 평균 0.39입니다. √d로 나누면 0.31입니다.",
        ),
        (
            64,
            "ko",
            "d가 64면, 나누지 않은 쪽은 가장 큰 가중치가 평균 0.86으로 거의 한 곳만 봅니다. "
            "√d로 나누면 0.36입니다.",
        ),
        (
            1,
            "en",
            "At d = 1, √d is 1 too, so dividing changes nothing. "
            "Either way the largest weight averages 0.28.",
        ),
        (2, "en", "At d = 2 the largest undivided weight averages 0.39. Divided by √d it is 0.31."),
    ],
)
def test_sentence(d: int, language: Any, said: str) -> None:
    assert FIGURE.sentence(State(d=d), Words(language)) == said


@pytest.mark.parametrize("d", range(1, 1025, 31))
def test_particles_fit_the_digits(d: int) -> None:
    said = FIGURE.sentence(State(d=d), Words("ko"))
    assert f"{d}{'이면' if str(d)[-1] in '013678' else '면'}" in said
    assert "(" not in said
