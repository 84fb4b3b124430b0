"""Equal lengths, and where a longer key wins over a nearer one."""

import math
from itertools import groupby

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.geometry import (
    equal_lengths,
    longer_beats_nearer,
)
from tests.core.laws import Floats, plane_keys

PLANE = np.array([[3.0, 1.0], [-0.8, 1.6], [-2.0, -1.0], [0.8, -1.8]])
AROUND = np.arange(720) * math.pi / 360 + 0.001  # every half degree, off the round angles
DIRECTIONS = np.column_stack([np.cos(AROUND), np.sin(AROUND)])
CLEAR = 1e-9


def towards(angle: float) -> Floats:
    return np.array([math.cos(angle), math.sin(angle)])


@given(plane_keys(), st.floats(0.1, 10))
def test_equal_lengths_keep_directions(keys: Floats, length: float) -> None:
    found = equal_lengths(keys, length)
    for before, after in zip(keys.tolist(), found.tolist(), strict=True):
        expected = length if any(before) else 0.0
        assert math.hypot(*after) == pytest.approx(expected)
        if any(before):
            assert math.atan2(after[1], after[0]) == pytest.approx(math.atan2(before[1], before[0]))


def test_with_equal_lengths_the_largest_dot_product_is_the_nearest_direction() -> None:
    dots = DIRECTIONS @ equal_lengths(PLANE, 2.0).T
    cosines = DIRECTIONS @ PLANE.T / np.linalg.norm(PLANE, axis=1)
    np.testing.assert_array_equal(dots.argmax(axis=1), cosines.argmax(axis=1))
    assert ((DIRECTIONS @ PLANE.T).argmax(axis=1) != cosines.argmax(axis=1)).any()


def test_a_long_key_beats_a_nearer_direction() -> None:
    # q·(3, 0) = q·(0, 1) at atan 3, while the cosines are equal at 45°.
    found = longer_beats_nearer(np.array([[3.0, 0.0], [0.0, 1.0]]))
    assert found is not None
    np.testing.assert_allclose(found, towards((math.pi / 4 + math.atan(3)) / 2), atol=1e-15)
    with_zero = longer_beats_nearer(np.array([[0.0, 0.0], [3.0, 0.0], [0.0, 1.0]]))
    assert with_zero is not None
    np.testing.assert_array_equal(with_zero, found)


@pytest.mark.parametrize(
    "keys",
    [
        [[1.0, 2.0]],
        [[0.0, 0.0], [0.0, 0.0]],
        [[0.0, 0.0], [0.0, 2.0]],
        [[1.0, 2.0], [2.0, 4.0], [0.3, 0.6]],  # one direction
        [[2.0, 0.0], [-1.0, 0.0]],  # two that never look the same way
        [[3.0, 4.0], [5.0, 0.0], [0.0, -5.0], [-4.0, 3.0]],  # one length
    ],
)
def test_nothing_longer_beats_anything_nearer(keys: list[list[float]]) -> None:
    assert longer_beats_nearer(np.array(keys)) is None


def test_parallel_keys_do_not_cut_a_range_in_two() -> None:
    one = longer_beats_nearer(np.array([[0.5, 0.7], [8.0, 0.0]]))
    two = longer_beats_nearer(np.array([[0.5, 0.7], [0.15, 0.21], [8.0, 0.0]]))
    assert one is not None
    assert two is not None
    np.testing.assert_allclose(two, one, atol=1e-11)


@given(plane_keys(), st.floats(0.5, 5.0))
def test_never_with_equal_lengths(keys: Floats, length: float) -> None:
    assert longer_beats_nearer(equal_lengths(keys, length)) is None


@given(plane_keys())
def test_longer_beats_nearer_agrees_with_trying_every_direction(keys: Floats) -> None:
    keys = np.where(np.abs(keys) < 1e-3, 0.0, keys)
    long = keys[keys.any(axis=1)]
    if len(long) == 0:
        assert longer_beats_nearer(keys) is None
        return
    lengths = np.hypot(long[:, 0], long[:, 1])

    def beaten(q: Floats) -> tuple[int, int] | None:
        """(winner, nearest) where they clearly differ and the winner is ahead of the origin."""
        dots = long @ q
        cosines = dots / lengths
        winner = int(dots.argmax())
        nearest = int((cosines > cosines.max() - CLEAR).argmax())  # of parallel keys the first
        clear = dots[winner] > CLEAR and cosines[nearest] > cosines[winner] + 1e-6
        return (winner, nearest) if clear else None

    found = longer_beats_nearer(keys)
    tried = [beaten(q) for q in DIRECTIONS]
    runs = [len(list(run)) for pair, run in groupby(tried) if pair is not None]
    if max(runs, default=0) >= 2:
        assert found is not None
    if found is not None:
        assert math.hypot(*found) == pytest.approx(1)
        dots = long @ found
        winner, nearest = int(dots.argmax()), int((dots / lengths).argmax())
        assert dots[winner] > 0
        assert (dots / lengths)[winner] < (dots / lengths)[nearest]
        assert lengths[winner] > lengths[nearest]
        # It is the middle of a range no narrower than any that was met on the way round.
        angle = math.atan2(found[1], found[0])
        reach = (max(runs, default=0) - 2) / 2 * math.pi / 360
        for side in (-reach, reach):
            assert reach <= 0 or beaten(towards(angle + side)) == beaten(found)
