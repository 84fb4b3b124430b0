"""The plane's handles, `q`, `k1`…`k4` and `v1`…`v4`: where each is, and what moving it sets."""

from dataclasses import replace
from typing import Final

from app.core.arrays import Floats, Point
from app.figures.plane.state import KEYS, PLANE, State, derive
from app.kit.points import LIMIT, Points

HANDLES: Final = ("q", *(f"{letter}{n + 1}" for letter in "kv" for n in range(KEYS)))
# Where a value lies once it is free of its key: this share of the way from the origin to the key.
_FREE: Final = 0.6


def position(state: State, handle: str) -> Point:
    """Return the point at which a handle lies."""
    if handle == "q":
        return state.q
    points = derive(state).keys if handle.startswith("k") else derive(state).values
    x, y = points[_index(handle)].tolist()
    return x, y


def with_handle_at(state: State, handle: str, to: Point) -> State:
    """Return the state with a handle elsewhere; nothing goes farther than a link can carry it.

    A value that is moved takes the others off their keys too.
    """
    if max(map(abs, to)) > LIMIT:
        return state
    if handle == "q":
        return replace(state, q=to)
    if handle.startswith("k"):
        return replace(state, keys=_with(state.keys, handle, to))
    return replace(state, values=_with(points(derive(state).values), handle, to))


def with_free_values(state: State) -> State:
    """Return the state with values apart from their keys, so that each can be dragged."""
    if state.values != "keys":
        return state
    beside = (PLANE.clamp((x * _FREE, y * _FREE)) for x, y in points(derive(state).values))
    return replace(state, values=tuple(beside))


def points(rows: Floats) -> Points:
    """Return the rows of an n×2 array as points."""
    return tuple((x, y) for x, y in rows.tolist())


def _with(points: Points, handle: str, to: Point) -> Points:
    changed = _index(handle)
    return tuple(to if n == changed else at for n, at in enumerate(points))


def _index(handle: str) -> int:
    return int(handle[1:]) - 1
