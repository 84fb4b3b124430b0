"""The convex hull of points in the plane. Attention's output never leaves that of its values."""

import math

import numpy as np

from app.core.arrays import Floats, Point


def convex_hull(points: Floats) -> list[int]:
    """Indices of the corners of the smallest convex polygon around `points`, counterclockwise.

    points: (n, 2). Points within an edge are no corners; of equal points the first counts. So
    two indices come back when all points lie on a line, and one when all are equal.
    Andrew's monotone chain (1979). Raises ValueError naming `points` for other shapes, and for
    numbers that are not finite.
    """
    at = scaled_near_one(plane_points("points", points))
    first = {at[i]: i for i in reversed(range(len(at)))}
    order = sorted(first.values(), key=lambda i: at[i])
    if len(order) == 1:
        return order
    lower, upper = _chain(order, at), _chain(order[::-1], at)
    return lower[:-1] + upper[:-1]  # each chain ends where the other begins


def plane_points(name: str, points: Floats) -> Floats:
    """`points` as floats (n, 2), or a ValueError that says what is wrong with `name`."""
    points = np.asarray(points, dtype=np.float64)
    if points.ndim != 2 or points.shape[1] != 2 or len(points) == 0:
        raise ValueError(f"{name} must have shape (n, 2) with n at least 1, got {points.shape}")
    if not np.isfinite(points).all():
        raise ValueError(f"{name} must be finite, got NaN or infinity")
    return points


def scaled_near_one(points: Floats) -> list[Point]:
    """The same figure, shrunk or grown by a power of two until its largest coordinate is near 1.

    Corners and directions do not depend on the unit of length, and products of such numbers
    neither overflow nor vanish.
    """
    exponent = math.frexp(np.abs(points).max())[1]
    return [(x, y) for x, y in np.ldexp(points, -exponent).tolist()]


def vector(start: Point, end: Point) -> Point:
    """The vector from `start` to `end`."""
    return end[0] - start[0], end[1] - start[1]


def cross(a: Point, b: Point) -> float:
    """Above 0 when `b` points to the left of `a`, 0 when they are parallel."""
    return a[0] * b[1] - a[1] * b[0]


def _chain(order: list[int], at: list[Point]) -> list[int]:
    """Walk along `order`, turning left at each corner that is kept."""
    chain: list[int] = []
    for i in order:
        while len(chain) > 1:
            before, corner = at[chain[-2]], at[chain[-1]]
            if cross(vector(before, corner), vector(corner, at[i])) > 0:
                break
            chain.pop()
        chain.append(i)
    return chain
