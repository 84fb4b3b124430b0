"""Which key wins where, against trying every direction."""

import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given

from app.core.geometry import (
    Sector,
    convex_hull,
    nearest_boundary,
    winner_sectors,
)
from tests.core.laws import Floats, matrix, plane_keys

PLANE = np.array([[3.0, 1.0], [-0.8, 1.6], [-2.0, -1.0], [0.8, -1.8]])
AROUND = np.arange(720) * math.pi / 360 + 0.001  # every half degree, off the round angles
DIRECTIONS = np.column_stack([np.cos(AROUND), np.sin(AROUND)])
CLEAR = 1e-9


def towards(angle: float) -> Floats:
    return np.array([math.cos(angle), math.sin(angle)])


def winner_at(sectors: list[Sector], angle: float) -> int:
    turned = (angle - sectors[0].start) % math.tau + sectors[0].start
    return next(s.winner for s in sectors if s.start <= turned < s.end)


def test_four_keys_on_the_axes_win_a_quarter_each() -> None:
    sectors = winner_sectors(np.array([[1.0, 0], [0, 1], [-1, 0], [0, -1]]))
    by_winner = sorted(sectors, key=lambda s: s.winner)
    for n, sector in enumerate(by_winner):
        middle = (sector.start + sector.end) / 2
        np.testing.assert_allclose(towards(middle), towards(n * math.pi / 2), atol=1e-15)
        assert sector.end - sector.start == pytest.approx(math.pi / 2)


def test_two_keys_win_half_a_turn_each() -> None:
    sectors = winner_sectors(np.array([[2.0, 0.0], [-1.0, 0.0]]))
    assert [s.end - s.start for s in sectors] == pytest.approx([math.pi, math.pi])
    assert (winner_at(sectors, 0.0), winner_at(sectors, math.pi)) == (0, 1)


def test_equal_keys_win_everywhere_by_the_first() -> None:
    assert winner_sectors(np.ones((3, 2))) == [Sector(0, 0.0, math.tau)]


def test_a_key_inside_the_others_never_wins() -> None:
    winners = [s.winner for s in winner_sectors(np.vstack([[[0.5, 0.0]], PLANE]))]
    assert sorted(winners) == [1, 2, 3, 4]


@given(plane_keys())
def test_sectors_cover_the_turn_once(keys: Floats) -> None:
    sectors = winner_sectors(keys)
    assert 0 <= sectors[0].start < math.tau
    assert sectors[-1].end == sectors[0].start + math.tau
    assert all(s.start < s.end for s in sectors)
    assert all(a.end == b.start for a, b in pairwise(sectors))
    winners = [s.winner for s in sectors]  # the corners in order, but for the bluntest ones
    assert winners == [n for n in convex_hull(keys) if n in winners]


def test_a_corner_too_blunt_for_a_float_has_no_sector() -> None:
    sectors = winner_sectors(np.array([[0.0, 0.0], [1.0, 0.0], [0.5, 1e-129]]))
    assert sorted(s.winner for s in sectors) == [0, 1]


@given(plane_keys())
def test_sectors_agree_with_trying_every_direction(keys: Floats) -> None:
    sectors = winner_sectors(keys)
    for angle, dots in zip(AROUND, DIRECTIONS @ keys.T, strict=True):
        winner = winner_at(sectors, angle)
        assert dots[winner] >= dots.max() - CLEAR
        ahead = [n for n, key in enumerate(keys) if dots[n] > dots.max() - CLEAR]
        if all((keys[n] == keys[ahead[0]]).all() for n in ahead):  # else a tie, within rounding
            assert winner == ahead[0]


@pytest.mark.parametrize("size", [1e-300, 1e300])
def test_sectors_do_not_depend_on_the_unit(size: float) -> None:
    small = winner_sectors(PLANE)
    for a, b in zip(small, winner_sectors(PLANE * size), strict=True):
        assert (a.winner, a.start, a.end) == pytest.approx((b.winner, b.start, b.end))


@given(plane_keys(), matrix(1, 2))
def test_nearest_boundary_is_a_tie_with_none_before_it(keys: Floats, q: Floats) -> None:
    found = nearest_boundary(keys, q[0])
    if (keys == keys[0]).all():
        assert found is None
        return
    assert found is not None
    assert math.hypot(*found) == pytest.approx(1)
    dots = keys @ found
    ahead = np.unique(keys[dots > dots.max() - CLEAR], axis=0)
    assert len(ahead) >= 2
    here = math.atan2(q[0, 1], q[0, 0]) if q.any() else 0.0
    turn = math.acos(max(-1.0, min(1.0, float(found @ towards(here)))))
    starts = [s.start for s in winner_sectors(keys)]
    nearest = min(math.acos(max(-1.0, min(1.0, math.cos(start - here)))) for start in starts)
    assert turn == pytest.approx(nearest, abs=1e-7)


def test_nearest_boundary_looks_along_x_from_the_origin() -> None:
    keys = np.array([[2.0, 1.0], [2.0, -1.0], [-3.0, 0.0]])
    for zero in ([0.0, 0.0], [-0.0, 0.0], [-0.0, -0.0]):
        found = nearest_boundary(keys, np.array(zero))
        assert found is not None
        np.testing.assert_allclose(found, [1, 0], atol=1e-15)
    up = nearest_boundary(np.array([[1.0, 0.0], [-1.0, 0.0]]), np.array([1.0, 0.1]))
    assert up is not None
    np.testing.assert_allclose(up, [0, 1], atol=1e-15)
