"""The plane's picture: who would win where, the keys, the query and the output among them."""

from collections.abc import Iterator

import numpy as np
from htpy import Node, circle, fragment, g, path, rect, text, tspan
from markupsafe import Markup

from app.core import geometry
from app.draw import plane
from app.draw.coloured import spoken
from app.draw.kept import HOLE, kept, stencil
from app.draw.numbers import svg_number
from app.draw.setting import Setting
from app.figures.coordinates import Point, Points
from app.figures.plane.handles import points
from app.figures.plane.state import Outcome, State, outcome


def picture(state: State, setting: Setting) -> Markup:
    """Return the SVG. What is drawn last lies on top, so the query does."""
    seen = outcome(state)
    keys, values = points(seen.keys), points(seen.values)
    output = points(seen.output[np.newaxis])[0]
    shown = not setting.hidden & {"plane.output", "plane.weights"}
    layers = [
        _ground(keys, values),
        *(_threads(output, values, seen.weights.tolist()) if shown else ()),
        _arrow().filled(*plane.place(plane.within(state.q)) * 2),
        *(_key(n, k, seen, setting) for n, k in _numbered(keys)),
        *(_value(n, v, setting) for n, v in _numbered(values) if state.values != "keys"),
        *(_output(output, state.q, setting) for _ in range(shown)),
        _query(state.q, setting),
    ]
    return _canvas(setting).filled(Markup("".join(layers)))


@stencil
def _canvas(setting: Setting) -> Node:
    return plane.canvas(setting.words("plane.picture"))


def _numbered(points: Points) -> list[tuple[int, Point]]:
    return list(enumerate(points, start=1))


@kept
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
        yield _thread().filled(*start, *plane.place(plane.within(value)), f"{weight * 6:.2f}")


@stencil
def _thread() -> Node:
    d = f"M{HOLE} {HOLE}L{HOLE} {HOLE}"
    return path(d=d, class_="thread", style=f"stroke-width:{HOLE}px")


@stencil
def _arrow() -> Node:
    d = f"M0.000 0.000L{HOLE} {HOLE}"
    return fragment[path(d=d, class_="query under"), path(d=d, class_="query")]


def _key(number: int, at: Point, seen: Outcome, setting: Setting) -> Markup:
    hidden = "plane.weights" in setting.hidden
    weight = "" if hidden else Markup(f" {svg_number(seen.weights[number - 1])}")
    place = plane.put(at), plane.beside(plane.within(at), at)
    return _key_mark(number, setting).filled(*place[0], *place[1], weight)


@stencil
def _key_mark(number: int, setting: Setting) -> Node:
    name, locked = setting.words("plane.key", n=number), "plane.keys" in setting.locked
    return g(f".k{number}")[
        plane.handle(f"k{number}", name, circle(".tip", r="0.120"), locked=locked),
        plane.label(tspan(".sym")[spoken("k", number)], HOLE),
    ]


def _value(number: int, at: Point, setting: Setting) -> Markup:
    place = plane.put(at), plane.beside(plane.within(at), (0.0, 1.0))
    return _value_mark(number, setting).filled(*place[0], *place[1])


@stencil
def _value_mark(number: int, setting: Setting) -> Node:
    name, locked = setting.words("plane.value", n=number), "plane.values" in setting.locked
    square = rect(".value", x="-0.110", y="-0.110", width="0.220", height="0.220")
    return g(f".k{number}")[
        plane.handle(f"v{number}", name, square, locked=locked),
        plane.label(tspan(".sym")[spoken("v", number)]),
    ]


def _output(at: Point, q: Point, setting: Setting) -> Markup:
    # Below the mark, or above it where the query would lie under the text.
    above = at[1] - 0.9 < q[1] <= at[1] and abs(q[0] - at[0]) < 0.9
    height = "-0.300" if above else "0.480"
    return _output_mark(setting).filled(*plane.place(plane.within(at)), height)


@stencil
def _output_mark(setting: Setting) -> Node:
    name = setting.words("plane.output")
    return g(".output", transform=f"translate({HOLE} {HOLE})")[
        path(d="M0 -.19L.19 0L0 .19L-.19 0z"),
        text(y=HOLE, text_anchor="middle", aria_hidden="true")[name],
    ]


def _query(at: Point, setting: Setting) -> Markup:
    tip = plane.moved(plane.within(at), at, 0.16)
    return _query_mark(setting).filled(*plane.put(at), *plane.beside(tip, at))


@stencil
def _query_mark(setting: Setting) -> Node:
    name, locked = setting.words("plane.query"), "plane.q" in setting.locked
    return g(".q")[
        plane.handle("q", name, circle(".tip", r="0.190"), locked=locked),
        plane.label(tspan(".sym")["q"]),
    ]
