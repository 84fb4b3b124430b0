"""The plane's handles, `q`, `k1`…`k4` and `v1`…`v4`: where each is, and what moving it sets."""

from dataclasses import replace
from typing import Final

from app.core.arrays import Floats, Point
from app.draw.plane import held
from app.figures.plane.state import KEYS, State, derive
from app.kit.points import LIMIT, Points

HANDLES: Final = ("q", *(f"{letter}{n + 1}" for letter in "kv" for n in range(KEYS)))
# Of the way from the origin to its key, where a value lies when it is pulled off.
_PULLED_OFF: Final = 0.6


def where(state: State, handle: str) -> Point:
    """Return the place of a handle."""
    if handle == "q":
        return state.q
    points = derive(state).keys if handle.startswith("k") else derive(state).values
    x, y = points[_index(handle)].tolist()
    return x, y


def moved(state: State, handle: str, to: Point) -> State:
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


def pulled_off(state: State) -> State:
    """Return the state with values beside their keys, each to be taken hold of by itself."""
    if state.values != "keys":
        return state
    beside = (held((x * _PULLED_OFF, y * _PULLED_OFF)) for x, y in points(derive(state).values))
    return replace(state, values=tuple(beside))


def points(rows: Floats) -> Points:
    """Return the rows of an n×2 array as points."""
    return tuple((x, y) for x, y in rows.tolist())


def _with(points: Points, handle: str, to: Point) -> Points:
    changed = _index(handle)
    return tuple(to if n == changed else at for n, at in enumerate(points))


def _index(handle: str) -> int:
    return int(handle[1:]) - 1
