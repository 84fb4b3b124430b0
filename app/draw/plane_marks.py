"""What is drawn on a plane. Each mark takes data and returns its markup, whole.

Points are in the figure's units. A mark that takes the plane pulls points from outside into its
frame. A mark that depends on a hidden value is left out.
"""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from htpy import Node, fragment, g, path, polygon, rect, svg, text
from markupsafe import Markup

from app.core.arrays import Point
from app.draw.hidden import Hidden, is_hidden
from app.draw.numbers import Shown
from app.draw.paint import PAINT
from app.draw.plane import Plane, coordinate, svg_point
from app.draw.template import SLOT, join, template

ShownPoint = Sequence[Shown]

# Pixels across a thread whose weight is 1.
_THREAD: Final = 6.0
# The output's name stands below its mark, or above where a point this near would be covered.
_BELOW: Final = -0.48
_ABOVE: Final = 0.3
_NEAR: Final = 0.9


def canvas(plane: Plane, spoken: str, *marks: Markup) -> Markup:
    """Return the picture: frame, grid and axes, and the marks on them, the last one on top."""
    return _canvas(plane, spoken).fill(join(*marks))


@template
def _canvas(plane: Plane, spoken: str) -> Node:
    right, up = plane.width / 2, plane.height / 2
    across, down = right + plane.margin[0], up + plane.margin[1]
    columns = [_vertical(n, up) for n in range(-int(right), int(right) + 1)]
    rows = [_horizontal(n, right) for n in range(-int(up), int(up) + 1)]
    return svg(
        ".plane",
        viewBox=" ".join(map(coordinate, (-across, -down, 2 * across, 2 * down))),
        role="group",
        aria_label=spoken,
        direction="ltr",
        fill="none",
        stroke_width="2",
    )[
        rect(
            ".frame",
            # In the figure's units: left, bottom, right, top.
            data_frame=f"{-right},{-up},{right},{up}",
            x=coordinate(-right),
            y=coordinate(-up),
            width=coordinate(2 * right),
            height=coordinate(2 * up),
        ),
        path(".grid", d="".join(columns + rows), stroke=PAINT["hull"], opacity="0.2"),
        path(".axes", d=_horizontal(0, right) + _vertical(0, up), stroke=PAINT["hull"]),
        SLOT,
    ]


def _vertical(x: float, up: float) -> str:
    return f"M{coordinate(x)} {coordinate(-up)}V{coordinate(up)}"


def _horizontal(y: float, right: float) -> str:
    return f"M{coordinate(-right)} {coordinate(y)}H{coordinate(right)}"


def group(hue: str, *marks: Markup) -> Markup:
    """Return the marks of one thing, in its colour."""
    return _group(hue).fill(join(*marks))


@template
def _group(hue: str) -> Node:
    return g(class_=hue, fill=PAINT[hue])[SLOT]


def area(classes: str, hue: str, points: Iterable[Point], *, opacity: float) -> Markup:
    """Return a filled polygon. Its points are drawn where they are."""
    corners = " ".join(",".join(svg_point(at)) for at in points)
    paint = {"fill": PAINT[hue], "opacity": f"{opacity}"}
    return Markup(polygon(class_=classes, points=corners, **paint))


def line(classes: str, hue: str, start: Point, end: Point) -> Markup:
    """Return a straight line. Its ends are drawn where they are."""
    return Markup(path(class_=classes, d=_line(start, end), stroke=PAINT[hue]))


def _line(start: Point, end: Point) -> str:
    return f"M{' '.join(svg_point(start))}L{' '.join(svg_point(end))}"


def arrow(plane: Plane, to: Point) -> Markup:
    """Return the query's line from the origin, with a border that parts it from what lies below."""
    drawn = _line((0.0, 0.0), plane.fit_to_frame(to))
    return _arrow().fill(drawn, drawn)


@template
def _arrow() -> Node:
    return fragment[
        path(".query.under", d=SLOT),
        path(".query", d=SLOT, stroke=PAINT["q"], stroke_width="4"),
    ]


def thread(plane: Plane, start: ShownPoint, end: Point, weight: Shown) -> Markup:
    """Return a line from the output to a value, as thick as the value's weight."""
    if isinstance(weight, Hidden) or is_hidden(*start):
        return Markup()
    drawn = _line(plane.fit_to_frame(cast(Point, start)), plane.fit_to_frame(end))
    return _thread().fill(drawn, f"{weight * _THREAD:.2f}")


@template
def _thread() -> Node:
    return path(".thread", d=SLOT, stroke_width=SLOT, stroke=PAINT["output"], opacity="0.4")


def output(plane: Plane, at: ShownPoint, name: str, query: Point) -> Markup:
    """Return the output's mark and its name, which leaves the query uncovered."""
    if is_hidden(*at):
        return Markup()
    x, y = cast(Point, at)
    above = y - _NEAR < query[1] <= y and abs(query[0] - x) < _NEAR
    place = svg_point(plane.fit_to_frame((x, y)))
    return _output(name).fill(*place, coordinate(-(_ABOVE if above else _BELOW)))


@template
def _output(name: str) -> Node:
    return g(".output", transform=f"translate({SLOT} {SLOT})", fill=PAINT["output"])[
        path(d="M0 -11.4L11.4 0L0 11.4L-11.4 0z"),
        text(y=SLOT, text_anchor="middle", aria_hidden="true")[name],
    ]
