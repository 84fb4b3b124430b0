"""The plane's numbers, against the same arithmetic by hand and what chapter 1 promises."""

from dataclasses import replace
from math import hypot, log, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.arrays import Point
from app.figures.plane.state import FIELDS, State, derive, values
from app.kit.points import Points
from tests.figures import by_hand
from tests.kit.kinds import states

KEYS = ((3.0, 1.0), (-0.8, 1.6), (-2.0, -1.0), (0.8, -1.8))
APART = ((1.0, 1.0), (-1.0, 2.0), (0.0, -3.0), (2.0, 0.5))
ANY = states(FIELDS).map(lambda fields: State(**fields))
near = st.tuples(st.floats(-5, 5), st.floats(-5, 5))


def test_the_default_is_the_contracts() -> None:
    assert State() == State((0.6, 0.9), KEYS, "keys", "sqrt", equal_length=False)


def test_the_default_weights_are_the_contracts() -> None:
    assert [round(w, 3) for w in values(State())["weights"]] == [0.718, 0.210, 0.024, 0.048]


@given(near, st.tuples(near, near, near, near), st.sampled_from(["sqrt", "none"]))
def test_all_values_are_what_one_gets_by_hand(q: Point, keys: Points, scale: str) -> None:
    state = State(q=q, keys=keys, scale=scale)
    found = values(state)
    dots = by_hand.dots(q, keys)
    weights = by_hand.looks(q, keys, scale=scale == "sqrt")
    assert found["dots"] == pytest.approx(dots, abs=1e-12)
    assert found["scores"] == pytest.approx([d / (sqrt(2) if scale == "sqrt" else 1) for d in dots])
    assert found["weights"] == pytest.approx(weights, rel=1e-12)
    assert found["output"] == pytest.approx(by_hand.mean(weights, keys), abs=1e-12)
    assert found["entropy"] == pytest.approx(by_hand.entropy(weights), abs=1e-12)
    assert found["winner"] == found["scores"].index(max(found["scores"]))


def test_at_the_origin_all_is_even_and_the_output_the_mean() -> None:
    found = values(State(q=(0.0, 0.0)))
    assert found["weights"] == [0.25] * 4
    assert found["output"] == pytest.approx([sum(k[axis] for k in KEYS) / 4 for axis in (0, 1)])
    assert found["entropy"] == pytest.approx(log(4))
    assert str([found["dots"], found["scores"]]).count("-") == 0


@pytest.mark.parametrize("number", range(4))
def test_far_out_in_a_keys_direction_the_output_is_that_key(number: int) -> None:
    x, y = KEYS[number]
    found = values(State(q=(20 * x, 20 * y)))
    assert found["winner"] == number
    assert found["output"] == pytest.approx(KEYS[number], abs=1e-6)


def test_pulled_outwards_in_one_direction_the_weight_gathers() -> None:
    tops = [max(values(State(q=(0.6 * far, 0.9 * far)))["weights"]) for far in (0.5, 1, 2, 4, 8)]
    assert tops == sorted(tops)
    assert tops[-1] > 0.999


@pytest.mark.parametrize("angle_of", [(0.3, 1.0), (1.0, 0.2), (-1.0, 0.1), (0.1, -1.0)])
def test_with_equal_lengths_the_nearest_direction_wins(angle_of: Point) -> None:
    state = State(q=(90 * angle_of[0], 90 * angle_of[1]), equal_length=True)
    cosines = by_hand.cosines(angle_of, KEYS)
    nearest = cosines.index(max(cosines))
    seen = derive(state)
    assert [hypot(*k) for k in seen.keys.tolist()] == pytest.approx([2.0] * 4)
    assert seen.winner == nearest
    x, y = KEYS[nearest]
    at_end = (2 * x / hypot(x, y), 2 * y / hypot(x, y))
    assert values(state)["output"] == pytest.approx(at_end, abs=1e-6)


def test_without_the_division_scores_are_root_two_times_as_large_and_back_again() -> None:
    scaled, bare = values(State()), values(State(scale="none"))
    ratios = [b / s for b, s in zip(bare["scores"], scaled["scores"], strict=True)]
    assert ratios == pytest.approx([sqrt(2)] * 4, rel=1e-15)
    assert bare["dots"] == scaled["dots"] == bare["scores"]
    assert values(replace(State(scale="none"), scale="sqrt")) == scaled


def test_values_apart_change_the_output_and_not_the_weights() -> None:
    together, apart = values(State()), values(State(values=APART))
    changed = {name for name in together if together[name] != apart[name]}
    assert changed == {"output"}
    assert apart["output"] == pytest.approx(by_hand.mean(by_hand.looks((0.6, 0.9), KEYS), APART))


@given(ANY)
def test_whatever_link_or_script_set_the_weights_are_shares(state: State) -> None:
    found = values(state)
    assert all(0 <= w <= 1 for w in found["weights"])
    assert sum(found["weights"]) == pytest.approx(1, abs=1e-9)
    assert -1e-12 <= found["entropy"] <= log(4) + 1e-12


@given(ANY)
def test_the_output_stays_within_the_values_bounds(state: State) -> None:
    used = derive(state).values.tolist()
    for axis, at in enumerate(values(state)["output"]):
        low, high = (pick(v[axis] for v in used) for pick in (min, max))
        slack = 1e-12 * max(abs(low), abs(high))
        assert low - slack <= at <= high + slack


@given(near, st.tuples(near, near, near, near))
def test_moving_all_keys_alike_moves_no_weight(q: Point, keys: Points) -> None:
    moved = tuple((x + 3.0, y - 2.0) for x, y in keys)
    before, after = values(State(q=q, keys=keys)), values(State(q=q, keys=moved))
    assert after["weights"] == pytest.approx(before["weights"], abs=1e-9)
