"""The plane of two-dimensional figures: frame, grid, arrows, handles, in the figure's units."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import atan2, cos, hypot, inf, pi, sin
from typing import Final

from htpy import Element, Node, circle, fragment, g, path, polygon, rect, svg, text

from app.core.arrays import Point
from app.draw.numbers import exact, point
from app.draw.template import SLOT

# Half the width and height of the frame, and of the picture with its margin for labels.
WIDTH: Final = 3.6
HEIGHT: Final = 3.0
MARGIN_X: Final = 0.5
MARGIN_Y: Final = 0.3
# How far a hand may carry a handle: inside the frame, so that it can be taken hold of again.
REACH: Final = (WIDTH - 0.1, HEIGHT - 0.1)


def c(value: float) -> str:
    """Return a coordinate for an attribute: three decimals, no minus zero."""
    return f"{value + 0.0:.3f}".replace("-0.000", "0.000")


def place(at: Point) -> tuple[str, str]:
    """Return a point of the figure as SVG coordinates, whose second axis points down."""
    return c(at[0]), c(-at[1])


def moved(at: Point, towards: Point, by: float) -> Point:
    """Return ``at`` carried ``by`` units the way ``towards`` points; upwards if that is zero."""
    length = hypot(*towards)
    right, up = (towards[0] / length, towards[1] / length) if length else (0.0, 1.0)
    return at[0] + right * by, at[1] + up * by


def within(at: Point) -> Point:
    """Return the point, drawn in towards the origin until it lies within the hand's reach."""
    factor = min(1.0, *(r / abs(x) if x else inf for r, x in zip(REACH, at, strict=True)))
    return at[0] * factor, at[1] * factor


def held(at: Point) -> Point:
    """Return where a handle comes to lie when a hand carries it to ``at``."""
    x, y = (max(-r, min(r, v)) for r, v in zip(REACH, at, strict=True))
    return round(x, 3) + 0.0, round(y, 3) + 0.0


def canvas(label: str) -> Element:
    """Return the picture with its grid and axes, for a template. One hole: all that lies on them.

    ``data-frame`` is the frame's extent in units: left, bottom, right, top.
    """
    across, down = WIDTH + MARGIN_X, HEIGHT + MARGIN_Y
    return svg(
        ".plane",
        viewBox=f"{c(-across)} {c(-down)} {c(2 * across)} {c(2 * down)}",
        role="group",
        aria_label=label,
    )[_paper(), SLOT]


def _paper() -> Node:
    lines = "".join(f"M{i} {-HEIGHT}V{HEIGHT}" for i in range(-3, 4))
    lines += "".join(f"M{-WIDTH} {i}H{WIDTH}" for i in range(-3, 4))
    return fragment[
        rect(
            ".frame",
            data_frame=f"{-WIDTH},{-HEIGHT},{WIDTH},{HEIGHT}",
            x=c(-WIDTH),
            y=c(-HEIGHT),
            width=c(2 * WIDTH),
            height=c(2 * HEIGHT),
        ),
        path(".grid", d=lines),
        path(".axes", d=f"M{-WIDTH} 0H{WIDTH}M0 {-HEIGHT}V{HEIGHT}"),
    ]


def area(points: Iterable[Point], **attributes: str) -> Element:
    """Return a filled polygon."""
    return polygon(points=" ".join(",".join(place(p)) for p in points), **attributes)


def line(start: Point, end: Point, **attributes: str) -> Element:
    """Return a straight line between two points."""
    return path(d=f"M{' '.join(place(start))}L{' '.join(place(end))}", **attributes)


def label(*content: Node) -> Element:
    """Return a text for a template. Its first holes are filled by ``beside``."""
    return text(x=SLOT, y=SLOT, text_anchor=SLOT, aria_hidden="true")[content]


@lru_cache(maxsize=64)
def beside(at: Point, towards: Point) -> tuple[str, str, str]:
    """Return what sets a label beside ``at``, on the side that ``towards`` points to."""
    x, y = moved(at, towards, 0.26)
    aside = abs(towards[0]) >= 0.35 * hypot(*towards)
    anchor = "middle" if not aside else "end" if towards[0] < 0 else "start"
    return *place((x, y - 0.09)), anchor


def handle(name: str, spoken: str, *shape: Node, locked: bool = False) -> Element:
    """Return something that can be dragged, for a template: focusable, named, its place as text.

    Its holes are filled by ``put``.
    """
    return g(
        ".handle",
        data_handle=name,
        tabindex="0",
        role="slider",
        aria_label=spoken,
        aria_disabled="true" if locked else None,
        aria_valuetext=SLOT,
        aria_valuenow=SLOT,
        aria_valuemin=SLOT,
        aria_valuemax=SLOT,
        transform=f"translate({SLOT} {SLOT})",
    )[circle(".hit", r="0.640"), circle(".ring", r="0.300"), shape]


@lru_cache(maxsize=64)
def put(at: Point) -> tuple[str, ...]:
    """Return what puts a handle at a place: the true one in its text, in the frame for the eye."""
    across = at[0], min(-WIDTH, at[0]), max(WIDTH, at[0])
    return point(at), *map(exact, across), *place(within(at))


def edge(angle: float) -> Point:
    """Return where the ray at an angle leaves the frame."""
    right, up = cos(angle), sin(angle)
    reach = min(WIDTH / abs(right) if right else inf, HEIGHT / abs(up) if up else inf)
    return right * reach, up * reach


def sector(start: float, end: float) -> list[Point]:
    """Return the polygon of what is seen of the frame from the origin between two angles."""
    corners = [
        atan2(HEIGHT, WIDTH),
        atan2(HEIGHT, -WIDTH),
        atan2(-HEIGHT, -WIDTH),
        atan2(-HEIGHT, WIDTH),
    ]
    between = sorted(a for a in _turns(corners) if start < a < end)
    return [(0.0, 0.0), *(edge(a) for a in (start, *between, end))]


def _turns(angles: Iterable[float]) -> Iterator[float]:
    """Yield every angle as it stands a whole turn before, and a whole turn and two after."""
    for angle in angles:
        yield from (angle + turn * 2 * pi for turn in (-1, 0, 1, 2))
