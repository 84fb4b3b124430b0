"""The plane's picture: who would win where, the keys, the query and the output among them."""

import numpy as np
from htpy import Element, Node, circle, fragment, g, path, rect, text, tspan

from app.core import geometry
from app.draw import plane
from app.draw.coloured import spoken
from app.draw.kept import kept
from app.draw.numbers import svg_number
from app.draw.setting import Setting
from app.figures.coordinates import Point, Points
from app.figures.plane.handles import points
from app.figures.plane.state import Outcome, State, outcome


def picture(state: State, setting: Setting) -> Element:
    """Return the SVG. What is drawn last lies on top, so the query does."""
    seen = outcome(state)
    words = setting.words
    keys, values = points(seen.keys), points(seen.values)
    output = points(seen.output[np.newaxis])[0]
    shown = "plane.output" not in setting.hidden and "plane.weights" not in setting.hidden
    return plane.canvas(
        words("plane.picture"),
        _ground(keys, values),
        shown
        and [
            plane.line(
                plane.within(output),
                plane.within(v),
                class_="thread",
                style=f"stroke-width:{w * 6:.2f}px",
            )
            for v, w in zip(values, seen.weights.tolist(), strict=True)
        ],
        plane.line((0, 0), plane.within(state.q), class_="query under"),
        plane.line((0, 0), plane.within(state.q), class_="query"),
        [_key(n, k, seen, setting) for n, k in _numbered(keys)],
        state.values != "keys" and [_value(n, v, setting) for n, v in _numbered(values)],
        shown and _output(output, state.q, words("plane.output")),
        _query(state.q, setting),
    )


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


def _key(number: int, at: Point, seen: Outcome, setting: Setting) -> Element:
    weight = "plane.weights" not in setting.hidden and [" ", svg_number(seen.weights[number - 1])]
    return g(f".k{number}")[
        _key_handle(number, at, setting),
        plane.label(plane.within(at), at, tspan(".sym")[spoken("k", number)], weight),
    ]


@kept
def _key_handle(number: int, at: Point, setting: Setting) -> Node:
    name, locked = setting.words("plane.key", n=number), "plane.keys" in setting.locked
    return plane.handle(f"k{number}", name, at, circle(".tip", r="0.120"), locked=locked)


@kept
def _value(number: int, at: Point, setting: Setting) -> Node:
    name, locked = setting.words("plane.value", n=number), "plane.values" in setting.locked
    square = rect(".value", x="-0.110", y="-0.110", width="0.220", height="0.220")
    return g(f".k{number}")[
        plane.handle(f"v{number}", name, at, square, locked=locked),
        plane.label(plane.within(at), (0.0, 1.0), tspan(".sym")[spoken("v", number)]),
    ]


def _output(at: Point, q: Point, name: str) -> Element:
    x, y = plane.place(plane.within(at))
    # Below the mark, or above it where the query would lie under the text.
    above = at[1] - 0.9 < q[1] <= at[1] and abs(q[0] - at[0]) < 0.9
    return g(".output", transform=f"translate({x} {y})")[
        path(d="M0 -.19L.19 0L0 .19L-.19 0z"),
        text(y="-0.300" if above else "0.480", text_anchor="middle", aria_hidden="true")[name],
    ]


def _query(at: Point, setting: Setting) -> Element:
    name, locked = setting.words("plane.query"), "plane.q" in setting.locked
    return g(".q")[
        plane.handle("q", name, at, circle(".tip", r="0.190"), locked=locked),
        plane.label(plane.moved(plane.within(at), at, 0.16), at, tspan(".sym")["q"]),
    ]
