"""The geometry names the argument that it cannot take."""

import math

import numpy as np
import pytest

from app.core.geometry import (
    equal_lengths,
    longer_beats_nearer,
    nearest_boundary,
    winner_sectors,
)

PLANE = np.array([[3.0, 1.0], [-0.8, 1.6], [-2.0, -1.0], [0.8, -1.8]])


@pytest.mark.parametrize("shape", [(), (2,), (0, 2), (3, 3)])
def test_keys_are_named_for_their_shape(shape: tuple[int, ...]) -> None:
    keys = np.zeros(shape)
    for refused in (
        lambda: winner_sectors(keys),
        lambda: equal_lengths(keys, 1.0),
        lambda: nearest_boundary(keys, np.ones(2)),
        lambda: longer_beats_nearer(keys),
    ):
        with pytest.raises(ValueError, match=r"^keys must have shape \(n, 2\)"):
            refused()


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_keys_are_named_for_their_numbers(bad: float) -> None:
    keys = np.array([[1.0, 0.0], [bad, 0.0]])
    for refused in (
        lambda: winner_sectors(keys),
        lambda: equal_lengths(keys, 1.0),
        lambda: nearest_boundary(keys, np.ones(2)),
        lambda: longer_beats_nearer(keys),
    ):
        with pytest.raises(ValueError, match=r"^keys must be finite"):
            refused()


@pytest.mark.parametrize("bad", [0.0, -1.0, math.inf, math.nan])
def test_length_is_named(bad: float) -> None:
    with pytest.raises(ValueError, match=r"^length must be a finite number above 0"):
        equal_lengths(PLANE, bad)


@pytest.mark.parametrize("bad", [[1.0], [1.0, 2.0, 3.0], [math.nan, 0.0], [math.inf, 0.0]])
def test_q_is_named(bad: list[float]) -> None:
    with pytest.raises(ValueError, match=r"^q must be two finite numbers"):
        nearest_boundary(PLANE, np.array(bad))
