"""What hands, boxes and buttons do to the plane's state."""

from dataclasses import replace
from math import atan2, hypot, sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.figures.plane import FIGURE
from app.figures.plane.jumps import can_be_longer, can_tie
from app.figures.plane.state import FIELDS, State
from app.kit.fields import FieldError
from app.kit.messages import Click, Done, Drag, Failed, Hover, Input, Message, Set, Step
from app.kit.points import LIMIT
from app.kit.step import step
from app.words.catalogue import Words
from tests.figures import by_hand
from tests.kit.kinds import states

KEYS = State().keys
APART = ((1.0, 1.0), (-1.0, 2.0), (0.0, -3.0), (2.0, 0.5))
ANY = states(FIELDS).map(lambda fields: State(**fields))
WIDTH, HEIGHT = 3.6, 3.0  # from the origin to the edge of the frame


def sent(state: State, message: Message) -> State:
    """Return the state after a message, as the page sends it."""
    return step(FIGURE, State(), state, message)


def with_point(points: Any, number: int, at: tuple[float, float]) -> Any:
    return (*points[: number - 1], at, *points[number:])


@pytest.mark.parametrize(
    ("before", "message", "after"),
    [
        ({}, Set({"q": (1.0, 2.0)}), {"q": (1.0, 2.0)}),
        ({}, Set({"values": APART}), {"values": APART}),
        ({}, Input("scale", "none"), {"scale": "none"}),
        ({"scale": "none"}, Input("scale", "sqrt"), {"scale": "sqrt"}),
        ({}, Input("equal_length", "true"), {"equal_length": True}),
        ({}, Input("q.x", "2.5"), {"q": (2.5, 0.9)}),
        ({}, Input("q.y", "−2.5"), {"q": (0.6, -2.5)}),
        ({}, Input("q.x", "-0"), {"q": (0.0, 0.9)}),
        ({}, Input("q.x", "1e6"), {"q": (1e6, 0.9)}),
        ({}, Input("k2.y", "0.5"), {"keys": with_point(KEYS, 2, (-0.8, 0.5))}),
        ({"values": APART}, Input("v3.x", "7"), {"values": with_point(APART, 3, (7.0, -3.0))}),
        ({"values": APART}, Input("values", "keys"), {"values": "keys"}),
        ({"values": APART}, Input("values", "free"), {"values": APART}),
        ({}, Drag("q", 1.23456, -2.0), {"q": (1.235, -2.0)}),
        ({}, Drag("q", -0.0001, 0.0), {"q": (0.0, 0.0)}),
        ({}, Drag("k4", 1, 1), {"keys": with_point(KEYS, 4, (1.0, 1.0))}),
        ({}, Drag("v1", 1, 1), {"values": with_point(KEYS, 1, (1.0, 1.0))}),
        ({"values": APART}, Drag("v4", 1, 1), {"values": with_point(APART, 4, (1.0, 1.0))}),
        ({}, Step("q", 1, 0), {"q": (0.7, 0.9)}),
        ({}, Step("q", -5, 5), {"q": (0.1, 1.4)}),
        ({}, Step("k1", 0, -1), {"keys": with_point(KEYS, 1, (3.0, 0.9))}),
        ({"values": APART}, Step("v2", 1, 1), {"values": with_point(APART, 2, (-0.9, 2.1))}),
        ({}, Click("origin"), {"q": (0.0, 0.0)}),
        ({"q": (9.0, 9.0), "scale": "none", "values": APART}, Click("reset"), None),
        ({"q": (0.0, 0.0)}, Click("in"), {}),
        ({}, Click("dance"), {}),
        ({}, Input("tempo", "1"), {}),
        ({}, Input("k9.x", "1"), {}),
        ({}, Drag("k9", 1, 1), {}),
        ({}, Step("handle", 1, 1), {}),
        ({}, Hover("", 0, 0), {}),
        ({}, Done(1), {}),
        ({}, Failed("why"), {}),
    ],
)
def test_a_message_changes(
    before: dict[str, Any], message: Message, after: dict[str, Any] | None
) -> None:
    state = State(**before)
    assert sent(state, message) == (State() if after is None else replace(state, **after))


@pytest.mark.parametrize("text", ["", "x", "1,2", "NaN", "inf", "1e400", "1000001", "1_0", "\0"])
@pytest.mark.parametrize("box", ["q.x", "k3.y", "v1.x"])
def test_a_box_refuses_what_is_no_number_and_says_what_it_takes(box: str, text: str) -> None:
    with pytest.raises(FieldError) as refused:
        sent(State(values=APART), Input(box, text))
    assert refused.value.field == f"plane.{box}"
    assert refused.value.takes(Words("en")) == "numbers from -1000000 to 1000000"


@pytest.mark.parametrize("control", ["scale", "equal_length", "q"])
def test_a_control_refuses_what_its_field_does_not_take(control: str) -> None:
    with pytest.raises(FieldError, match=rf"^plane\.{control} takes "):
        sent(State(), Input(control, "<b>"))


@given(st.floats(-1e9, 1e9), st.floats(-1e9, 1e9), st.sampled_from(["q", "k1", "v3"]))
def test_a_handle_never_leaves_the_frame(x: float, y: float, handle: str) -> None:
    state = sent(State(values=APART), Drag(handle, x, y))
    where = {"q": state.q, "k1": state.keys[0], "v3": state.values[2]}[handle]
    assert isinstance(where, tuple)
    assert abs(where[0]) < WIDTH
    assert abs(where[1]) < HEIGHT
    if abs(x) <= WIDTH - 0.2 and abs(y) <= HEIGHT - 0.2:
        assert where == pytest.approx((x, y), abs=6e-4)


@pytest.mark.parametrize(("action", "grows"), [("out", True), ("in", False)])
@given(st.tuples(st.floats(-3, 3), st.floats(-3, 3)).filter(lambda q: hypot(*q) > 0.5))
def test_out_and_in_keep_the_direction(action: str, grows: bool, q: tuple[float, float]) -> None:
    after = sent(State(q=q), Click(action)).q
    assert (hypot(*after) > hypot(*q)) is grows
    # A ten-thousandth of rounding, seen from so far.
    turned = (q[0] * after[1] - q[1] * after[0]) / hypot(*q) / hypot(*after)
    assert abs(turned) < 1e-4 / hypot(*after)
    assert q[0] * after[0] + q[1] * after[1] > 0


@pytest.mark.parametrize("length", [0.0011, 1e-4, 1e-9])
def test_out_keeps_the_direction_also_beside_the_origin(length: float) -> None:
    x, y = sent(State(q=(0.6 * length, 0.8 * length)), Click("out")).q
    assert (x, y) == pytest.approx((0.9 * length, 1.2 * length), rel=2e-3)


def test_in_arrives_at_the_origin() -> None:
    state = State(q=(0.6, 0.8))
    for _ in range(20):
        state = sent(state, Click("in"))
    assert state.q == (0.0, 0.0)


def test_out_leads_away_from_the_origin_and_comes_to_an_end() -> None:
    state = sent(State(q=(0.0, 0.0)), Click("out"))
    assert hypot(*state.q) == pytest.approx(0.5, abs=1e-4)
    lengths = []
    for _ in range(30):
        state = sent(state, Click("out"))
        lengths.append(hypot(*state.q))
    assert lengths == sorted(lengths)
    assert lengths[-1] == lengths[-2] == pytest.approx(40, abs=1e-3)


def test_out_never_pulls_back_what_a_link_set_farther() -> None:
    assert sent(State(q=(3e5, 4e5)), Click("out")).q == (3e5, 4e5)


@pytest.mark.parametrize("scale", ["sqrt", "none"])
@pytest.mark.parametrize("q", [(0.6, 0.9), (-1.5, 0.2), (0.1, -2.7), (0.0, 0.0), (9.0, 9.0)])
def test_tie_ties_the_two_largest_scores(q: tuple[float, float], scale: str) -> None:
    before = State(q=q, scale=scale)
    state = sent(before, Click("tie"))
    first, second = sorted(by_hand.dots(state.q, KEYS))[-2:]
    # q is rounded to a ten-thousandth in each coordinate; no two keys lie farther than 6 apart.
    assert first == pytest.approx(second, abs=0.5e-4 * sqrt(2) * 6)
    assert hypot(*state.q) == pytest.approx(hypot(*q) or 1.0, abs=1e-4)
    assert replace(state, q=q) == before


def test_tie_goes_to_the_nearest_of_the_boundaries() -> None:
    state = sent(State(), Click("tie"))
    dots = by_hand.dots(state.q, KEYS)
    assert {n for n in range(4) if max(dots) - dots[n] < 1e-3} == {0, 1}
    assert abs(atan2(*state.q) - atan2(0.6, 0.9)) < 1


def test_longer_goes_where_the_nearest_direction_does_not_win() -> None:
    state = sent(State(), Click("longer"))
    dots, cosines = by_hand.dots(state.q, KEYS), by_hand.cosines(state.q, KEYS)
    assert dots.index(max(dots)) != cosines.index(max(cosines))
    assert max(dots) > 0


@pytest.mark.parametrize(
    ("fields", "tie", "longer"),
    [
        ({}, True, True),
        ({"equal_length": True}, True, False),
        ({"keys": ((1.0, 2.0),) * 4}, False, False),
        ({"keys": ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))}, True, False),
    ],
)
def test_a_place_that_does_not_exist_is_not_gone_to(
    fields: dict[str, Any], tie: bool, longer: bool
) -> None:
    state = State(**fields)
    assert can_tie(state) is tie
    assert can_be_longer(state) is longer
    assert (sent(state, Click("tie")) != state) is tie
    assert (sent(state, Click("longer")) != state) is longer


def test_pulled_off_values_can_be_told_from_their_keys_and_be_taken_hold_of() -> None:
    state = sent(State(), Input("values", "free"))
    for key, value in zip(KEYS, state.values, strict=True):
        assert isinstance(value, tuple)
        assert hypot(key[0] - value[0], key[1] - value[1]) > 0.4
        assert abs(value[0]) < WIDTH
        assert abs(value[1]) < HEIGHT


ACTIONS = st.sampled_from(["in", "out", "origin", "tie", "longer", "reset"]).map(Click)
STEPS = st.builds(Step, st.sampled_from(["q", "k1", "v4"]), st.integers(-5, 5), st.integers(-5, 5))


@given(ANY, st.lists(ACTIONS | STEPS, max_size=6))
def test_whatever_is_pressed_the_state_can_be_carried_by_a_link(
    state: State, messages: list[Message]
) -> None:
    for message in messages:
        state = sent(state, message)
    for name, field in FIELDS.items():
        value = getattr(state, name)
        assert field.read(f"plane.{name}", field.write(value)) == value
    assert max(map(abs, state.q)) <= LIMIT
