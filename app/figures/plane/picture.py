"""The plane's picture: who would win where, the keys, the query and the output among them."""

from collections.abc import Iterator

import numpy as np
from htpy import Node, circle, fragment, g, path, rect, text, tspan
from markupsafe import Markup

from app.core import geometry
from app.core.arrays import Point
from app.draw import plane
from app.draw.context import Context
from app.draw.numbers import svg_number
from app.draw.symbols import spoken
from app.draw.template import SLOT, lazy, template
from app.figures.plane.handles import points
from app.figures.plane.state import Derived, State, derive
from app.kit.points import Points


def picture(state: State, context: Context) -> Markup:
    """Return the SVG. What is drawn last lies on top, so the query does."""
    derived = derive(state)
    keys, values = points(derived.keys), points(derived.values)
    output = points(derived.output[np.newaxis])[0]
    shown = not context.hidden & {"output", "weights"}
    layers = [
        _ground(keys, values),
        *(_threads(output, values, derived.weights.tolist()) if shown else ()),
        _arrow().fill(*plane.place(plane.within(state.q)) * 2),
        *(_key(n, k, derived, context) for n, k in _numbered(keys)),
        *(_value(n, v, context) for n, v in _numbered(values) if state.values != "keys"),
        *(_output(output, state.q, context) for _ in range(shown)),
        _query(state.q, context),
    ]
    return _canvas(context).fill(Markup("".join(layers)))


@template
def _canvas(context: Context) -> Node:
    return plane.canvas(context.words("plane.picture"))


def _numbered(points: Points) -> list[tuple[int, Point]]:
    return list(enumerate(points, start=1))


@lazy
def _ground(keys: Points, values: Points) -> Node:
    """Return what a drag of q leaves alone: who wins where, the hull of the values, the keys."""
    sectors = geometry.winner_sectors(np.array(keys))
    at = np.array(values)
    hull = at[geometry.convex_hull(at)]
    return fragment[
        (
            plane.area(plane.sector(s.start, s.end), class_=f"territory k{s.winner + 1}")
            for s in sectors
        ),
        plane.area([plane.within(v) for v in points(hull)], class_="hull"),
        (plane.line((0, 0), plane.within(k), class_=f"key k{n}") for n, k in _numbered(keys)),
    ]


def _threads(output: Point, values: Points, weights: list[float]) -> Iterator[Markup]:
    """Yield a line from the output to each value, as thick as its weight."""
    start = plane.place(plane.within(output))
    for value, weight in zip(values, weights, strict=True):
        yield _thread().fill(*start, *plane.place(plane.within(value)), f"{weight * 6:.2f}")


@template
def _thread() -> Node:
    d = f"M{SLOT} {SLOT}L{SLOT} {SLOT}"
    return path(d=d, class_="thread", style=f"stroke-width:{SLOT}px")


@template
def _arrow() -> Node:
    d = f"M0.000 0.000L{SLOT} {SLOT}"
    return fragment[path(d=d, class_="query under"), path(d=d, class_="query")]


def _key(number: int, at: Point, derived: Derived, context: Context) -> Markup:
    hidden = "weights" in context.hidden
    weight = "" if hidden else Markup(f" {svg_number(derived.weights[number - 1])}")
    place = plane.put(at), plane.beside(plane.within(at), at)
    return _key_mark(number, context).fill(*place[0], *place[1], weight)


@template
def _key_mark(number: int, context: Context) -> Node:
    name, locked = context.words("plane.key", n=number), "keys" in context.locked
    return g(f".k{number}")[
        plane.handle(f"k{number}", name, circle(".tip", r="0.120"), locked=locked),
        plane.label(tspan(".sym")[spoken("k", number)], SLOT),
    ]


def _value(number: int, at: Point, context: Context) -> Markup:
    place = plane.put(at), plane.beside(plane.within(at), (0.0, 1.0))
    return _value_mark(number, context).fill(*place[0], *place[1])


@template
def _value_mark(number: int, context: Context) -> Node:
    name, locked = context.words("plane.value", n=number), "values" in context.locked
    square = rect(".value", x="-0.110", y="-0.110", width="0.220", height="0.220")
    return g(f".k{number}")[
        plane.handle(f"v{number}", name, square, locked=locked),
        plane.label(tspan(".sym")[spoken("v", number)]),
    ]


def _output(at: Point, q: Point, context: Context) -> Markup:
    # Below the mark, or above it where the query would lie under the text.
    above = at[1] - 0.9 < q[1] <= at[1] and abs(q[0] - at[0]) < 0.9
    height = "-0.300" if above else "0.480"
    return _output_mark(context).fill(*plane.place(plane.within(at)), height)


@template
def _output_mark(context: Context) -> Node:
    name = context.words("plane.output")
    return g(".output", transform=f"translate({SLOT} {SLOT})")[
        path(d="M0 -.19L.19 0L0 .19L-.19 0z"),
        text(y=SLOT, text_anchor="middle", aria_hidden="true")[name],
    ]


def _query(at: Point, context: Context) -> Markup:
    tip = plane.moved(plane.within(at), at, 0.16)
    return _query_mark(context).fill(*plane.put(at), *plane.beside(tip, at))


@template
def _query_mark(context: Context) -> Node:
    name, locked = context.words("plane.query"), "q" in context.locked
    return g(".q")[
        plane.handle("q", name, circle(".tip", r="0.190"), locked=locked),
        plane.label(tspan(".sym")["q"]),
    ]
