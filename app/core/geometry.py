"""Attention in the plane: which key would win where.

The key with the largest dot product is the one that reaches farthest in the query's direction.
So only corners of the keys' convex hull ever win, and the winner changes from one corner to the
next where the query stands square on the edge between them. Directions thus fall into sectors,
one a corner, in the corners' own order.
"""

import math
from dataclasses import dataclass

import numpy as np

from app.core.arrays import Floats
from app.core.hull import convex_hull, cross, plane_points, scaled_near_one, vector

__all__ = [
    "Sector",
    "convex_hull",
    "equal_lengths",
    "longer_beats_nearer",
    "nearest_boundary",
    "winner_sectors",
]

SAME_COSINE = 1e-9  # cosines closer than this are one direction, met with different rounding


@dataclass(frozen=True, slots=True)
class Sector:
    """Directions in which key `winner` has the largest dot product.

    Angles in radians, counterclockwise from the x axis, start < end.
    """

    winner: int
    start: float
    end: float


def winner_sectors(keys: Floats) -> list[Sector]:
    """The full turn as sectors, counterclockwise, each beginning where the one before ends.

    keys: (n, 2). The first sector begins in [0, 2π), the last one ends a full turn later. Of
    equal keys the first wins; if all are equal, it wins everywhere.
    Raises ValueError naming `keys` for other shapes, and for numbers that are not finite.
    """
    keys = plane_points("keys", keys)
    corners = convex_hull(keys)
    if len(corners) == 1:
        return [Sector(corners[0], 0.0, math.tau)]
    at = scaled_near_one(keys)
    # arriving[n] is the edge that ends at corner n. Turned right by 90° it points outwards.
    arriving = [vector(at[corners[n - 1]], at[corner]) for n, corner in enumerate(corners)]
    leaving = arriving[1:] + arriving[:1]
    x, y = arriving[0]
    bounds = [math.atan2(-x, y) % math.tau]
    closed = bounds[0] + math.tau
    for a, b in zip(arriving, leaving, strict=True):
        turn = math.atan2(cross(a, b), a[0] * b[0] + a[1] * b[1])
        bounds.append(min(bounds[-1] + turn % math.tau, closed))
    bounds[-1] = closed  # whatever the rounding on the way
    ranges = zip(corners, bounds[:-1], bounds[1:], strict=True)
    # A corner can be so blunt that its sector is thinner than a float can tell.
    return [Sector(corner, start, end) for corner, start, end in ranges if start < end]


def equal_lengths(keys: Floats, length: float) -> Floats:
    """(n, 2), each key in its own direction with the given length; a zero key stays zero.

    Raises ValueError naming `keys` as in `winner_sectors`, or `length` if it is not above 0.
    """
    keys = plane_points("keys", keys)
    if not 0 < length < math.inf:
        raise ValueError(f"length must be a finite number above 0, got {length!r}")
    lengths = np.hypot(keys[:, :1], keys[:, 1:])
    scaled: Floats = keys / np.where(lengths > 0, lengths, 1.0) * length
    return scaled


def nearest_boundary(keys: Floats, q: Floats) -> Floats | None:
    """Unit vector (2,) to where the winner changes, on the boundary closest to q's direction.

    keys: (n, 2). q: (2,); at the origin it counts as looking along the x axis. None when one key
    wins everywhere. Raises ValueError naming `keys` or `q`.
    """
    sectors = winner_sectors(keys)
    q = np.asarray(q, dtype=np.float64)
    if q.shape != (2,) or not np.isfinite(q).all():
        raise ValueError(f"q must be two finite numbers, got {q.tolist()}")
    if len(sectors) == 1:
        return None
    x, y = q.tolist()
    here = math.atan2(y, x) if x or y else 0.0  # atan2(0.0, -0.0) would be π
    return _unit(min((s.start for s in sectors), key=lambda angle: _apart(angle, here)))


def longer_beats_nearer(keys: Floats) -> Floats | None:
    """Unit vector (2,) in which a longer key wins although another one's direction is nearer.

    That is: its dot product is the largest (and positive), its cosine is not. The middle of the
    widest range of directions in which one and the same key beats one and the same other.
    keys: (n, 2). None when there is no such direction, as when all lengths are equal.
    Raises ValueError naming `keys` as in `winner_sectors`.
    """
    keys = np.array(scaled_near_one(plane_points("keys", keys)))
    keys = keys[keys.any(axis=1)]  # a zero key has no direction
    if len(keys) == 0:
        return None
    units = equal_lengths(keys, 1.0).round(12)  # parallel keys are one direction
    # Where every dot product is negative, it is the *shorter* key that is ahead. The origin wins
    # there over all keys, so with the origin among them those ranges have bounds of their own.
    sectors = winner_sectors(np.vstack([keys, np.zeros(2)])) + winner_sectors(units)
    starts = sorted({s.start % math.tau for s in sectors})
    widest, found = 0.0, None
    for start, end in zip(starts, [*starts[1:], starts[0] + math.tau], strict=True):
        q = _unit((start + end) / 2)
        dots, cosines = keys @ q, units @ q
        winner = dots.argmax()
        beaten = cosines[winner] < cosines.max() - SAME_COSINE
        if beaten and dots[winner] > 0 and end - start > widest:
            widest, found = end - start, q
    return found


def _apart(a: float, b: float) -> float:
    """Angle between two directions, 0…π."""
    return abs((a - b + math.pi) % math.tau - math.pi)


def _unit(angle: float) -> Floats:
    return np.array([math.cos(angle), math.sin(angle)])
