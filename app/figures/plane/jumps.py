"""Where the plane's buttons move q: out, in, to a tie, and to where a long key wins."""

from dataclasses import replace
from functools import lru_cache
from math import floor, hypot, log10
from typing import Final

import numpy as np

from app.core import geometry
from app.core.arrays import Floats, Point
from app.figures.plane.handles import points
from app.figures.plane.state import State, derive
from app.kit.points import LIMIT, Points

_GROW: Final = 1.5
# Lengths of q: the first outside the origin, the largest that the button leads to, and the one
# below which q is set to the origin.
_FIRST, _LARGEST, _SMALLEST = 0.5, 40.0, 0.001


def out(state: State) -> State:
    """Return the state with a longer q; from the origin it goes the way it has at first."""
    length = hypot(*state.q)
    if length == 0:
        return replace(state, q=_rounded(State().q, _FIRST))
    return replace(state, q=_rounded(state.q, min(length * _GROW, max(length, _LARGEST))))


def inwards(state: State) -> State:
    """Return the state with a shorter q, which in the end arrives at the origin."""
    length = hypot(*state.q) / _GROW
    return replace(state, q=(0.0, 0.0) if length < _SMALLEST else _rounded(state.q, length))


def to_tie(state: State) -> State:
    """Return the state with q turned to where the two largest scores are equal, if anywhere."""
    return _turned(state, geometry.nearest_boundary(derive(state).keys, np.array(state.q)))


def to_longer(state: State) -> State:
    """Return the state with q turned to where a long key wins over a nearer one, if anywhere."""
    return _turned(state, _longer(points(derive(state).keys)))


def can_tie(state: State) -> bool:
    """Return whether there is a direction of q in which the two largest scores are equal."""
    return _tie(points(derive(state).keys))


def can_be_longer(state: State) -> bool:
    """Return whether a long key wins over a nearer one in some direction of q."""
    return _longer(points(derive(state).keys)) is not None


# These depend on the keys alone, and are cached so that a drag of q does not compute them.
@lru_cache(maxsize=4)
def _tie(keys: Points) -> bool:
    return len(geometry.winner_sectors(np.array(keys))) > 1


@lru_cache(maxsize=4)
def _longer(keys: Points) -> Floats | None:
    return geometry.longer_beats_nearer(np.array(keys))


def _turned(state: State, towards: Floats | None) -> State:
    if towards is None:
        return state
    x, y = towards.tolist()
    return replace(state, q=_rounded((x, y), min(hypot(*state.q) or 1.0, LIMIT)))


def _rounded(direction: Point, length: float) -> Point:
    """Return the point at a length in a direction, to a ten-thousandth: short enough for a link.

    Near the origin more finely, as there a ten-thousandth would turn it.
    """
    factor = length / hypot(*direction)
    places = 4 - min(0, floor(log10(length)) + 1)
    return round(direction[0] * factor, places) + 0.0, round(direction[1] * factor, places) + 0.0
