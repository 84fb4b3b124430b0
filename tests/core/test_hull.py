"""The convex hull, against its definition."""

from collections.abc import Sequence
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given

from app.core.geometry import convex_hull
from tests.core.laws import Floats, plane_keys

SQUARE = [[0.0, 0], [2, 0], [2, 2], [0, 2]]


Point = Sequence[float]


def left_of(a: Point, b: Point, p: Point) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def edges_by_definition(points: list[list[float]]) -> set[tuple[int, int]]:
    """Pairs with every other point to their left or between them. Exact on a grid."""
    first = {tuple(p): n for n, p in reversed(list(enumerate(points)))}.values()
    edges = set()
    for i, j in permutations(first, 2):
        a, b = points[i], points[j]

        def allowed(p: Point, a: Point = a, b: Point = b) -> bool:
            side = left_of(a, b, p)
            between = (p[0] - a[0]) * (p[0] - b[0]) + (p[1] - a[1]) * (p[1] - b[1]) <= 0
            return side > 0 or (side == 0 and between)

        if all(allowed(p) for p in points):
            edges.add((i, j))
    return edges


def test_square_with_points_inside_and_on_an_edge() -> None:
    corners = convex_hull(np.array([[1.0, 1.0], *SQUARE, [1.0, 0.0]]))
    assert corners[corners.index(1) :] + corners[: corners.index(1)] == [1, 2, 3, 4]


def test_of_equal_points_the_first_counts() -> None:
    assert sorted(convex_hull(np.array(SQUARE + SQUARE))) == [0, 1, 2, 3]
    assert convex_hull(np.array([[1.0, -0.0], [1.0, 0.0]])) == [0]


def test_on_a_line_only_its_ends() -> None:
    assert sorted(convex_hull(np.array([[1.0, 1], [0, 0], [3, 3], [2, 2]]))) == [1, 2]
    assert sorted(convex_hull(np.array([[0.0, 1], [0, 0], [0, 3]]))) == [1, 2]


@pytest.mark.parametrize("size", [1e-300, 1e300])
def test_any_size(size: float) -> None:
    assert sorted(convex_hull(np.array([*SQUARE, [1.0, 1.0]]) * size)) == [0, 1, 2, 3]


@given(plane_keys().map(np.round))
def test_hull_by_its_definition(points: Floats) -> None:
    corners = convex_hull(points)
    edges = {(corners[n - 1], corner) for n, corner in enumerate(corners)}
    assert edges - {(corners[0], corners[0])} == edges_by_definition(points.tolist())
    assert len(corners) == len(set(corners)) >= 1


@given(plane_keys())
def test_hull_contains_all_points(points: Floats) -> None:
    corners = convex_hull(points)
    at = points.tolist()
    for n, corner in enumerate(corners):
        a, b = at[corners[n - 1]], at[corner]
        assert all(left_of(a, b, p) >= -1e-12 for p in at)
    if len(corners) == 1:
        assert (points == points[0]).all()


@pytest.mark.parametrize("shape", [(), (2,), (0, 2), (3, 3), (1, 2, 2)])
def test_points_are_named_for_their_shape(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"^points must have shape \(n, 2\)"):
        convex_hull(np.zeros(shape))


@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf])
def test_points_are_named_for_their_numbers(bad: float) -> None:
    with pytest.raises(ValueError, match=r"^points must be finite"):
        convex_hull(np.array([[0.0, bad]]))
