"""A plane of two dimensions: the part of it that a picture shows, and where its points lie."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import atan2, cos, hypot, inf, sin, tau
from typing import Final

from app.core.arrays import Point

# Pixels of the drawing to a unit of the figure. A wide screen shows the drawing at about this size,
# so a length in pixels that a reader's or a host's style sheet brings is about that on the screen.
UNIT: Final = 60
# A handle stops this far inside the frame, so that it can be taken hold of again.
_RIM: Final = 0.1


@dataclass(frozen=True, slots=True)
class Plane:
    """The frame around the origin that a picture shows. All lengths are in the figure's units.

    ``margin`` is the room for labels on either side of the frame, and above and below it.
    """

    width: float
    height: float
    margin: tuple[float, float] = (0.5, 0.3)

    @property
    def reach(self) -> Point:
        """How far from the origin a handle is drawn at most, in either axis."""
        return self.width / 2 - _RIM, self.height / 2 - _RIM

    def clamp(self, at: Point) -> Point:
        """Return the nearest point within reach, to a thousandth: where a dragged handle lies."""
        x, y = (max(-r, min(r, v)) for r, v in zip(self.reach, at, strict=True))
        return round(x, 3) + 0.0, round(y, 3) + 0.0

    def fit_to_frame(self, at: Point) -> Point:
        """Return the point, pulled towards the origin until it is within reach."""
        x, y = at
        right, up = self.reach
        if abs(x) <= right and abs(y) <= up:
            return at
        factor = min(right / abs(x) if x else inf, up / abs(y) if y else inf)
        return x * factor, y * factor

    def edge(self, angle: float) -> Point:
        """Return where the ray from the origin at an angle leaves the frame."""
        x, y = cos(angle), sin(angle)
        right, up = self.width / 2, self.height / 2
        length = min(right / abs(x) if x else inf, up / abs(y) if y else inf)
        return x * length, y * length

    def sector(self, start: float, end: float) -> list[Point]:
        """Return the polygon that the frame cuts out of a sector, from the origin.

        ``start`` is in [0, 2π), and ``end`` at most a turn later.
        """
        right, up = self.width / 2, self.height / 2
        corners = [atan2(y, x) for x, y in ((right, up), (-right, up), (-right, -up), (right, -up))]
        between = sorted(a for a in _all_turns(corners) if start < a < end)
        return [(0.0, 0.0), *(self.edge(a) for a in (start, *between, end))]


def _all_turns(angles: Iterable[float]) -> Iterator[float]:
    """Yield each angle, and the same direction one turn and two turns later."""
    for angle in angles:
        yield from (angle + turn * tau for turn in range(3))


def offset(at: Point, towards: Point, by: float) -> Point:
    """Return the point ``by`` units from ``at`` in a direction; upwards if that is zero."""
    length = hypot(*towards)
    right, up = (towards[0] / length, towards[1] / length) if length else (0.0, 1.0)
    return at[0] + right * by, at[1] + up * by


def coordinate(value: float) -> str:
    """Return a length of the figure as pixels of the drawing: one decimal, no minus zero."""
    text = f"{value * UNIT:.1f}"
    return "0.0" if text == "-0.0" else text


def svg_point(at: Point) -> tuple[str, str]:
    """Return a point of the figure as SVG coordinates, whose second axis points down."""
    return coordinate(at[0]), coordinate(-at[1])
