"""The plane's picture: who would win where, the keys, the query and the output among them."""

from functools import lru_cache

import numpy as np
from htpy import Element, Node, circle, fragment, g, path, rect, text, tspan
from markupsafe import Markup

from app.core import geometry
from app.core.arrays import Floats
from app.draw import plane
from app.draw.coloured import spoken
from app.draw.numbers import svg_number
from app.draw.setting import Setting
from app.figures.plane.state import Outcome, State, outcome

Point = tuple[float, float]


def picture(state: State, setting: Setting) -> Element:
    """Return the SVG. What is drawn last lies on top, so the query does."""
    seen = outcome(state)
    words = setting.words
    keys, values = _points(seen.keys), _points(seen.values)
    output = _points(seen.output[np.newaxis])[0]
    shown = "plane.output" not in setting.hidden and "plane.weights" not in setting.hidden
    return plane.canvas(
        words("plane.picture"),
        _territories(tuple(keys)),
        plane.area(_hull(seen.values), class_="hull"),
        [plane.line((0, 0), plane.within(k), class_=f"key k{n}") for n, k in _numbered(keys)],
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
        [_key(n, k, seen, words("plane.key", n=n), setting) for n, k in _numbered(keys)],
        state.values != "keys"
        and [_value(n, v, words("plane.value", n=n), setting) for n, v in _numbered(values)],
        shown and _output(output, state.q, words("plane.output")),
        _query(state.q, words("plane.query"), setting),
    )


def _points(rows: Floats) -> list[Point]:
    return [(x, y) for x, y in rows.tolist()]


def _numbered(points: list[Point]) -> list[tuple[int, Point]]:
    return list(enumerate(points, start=1))


def _hull(values: Floats) -> list[Point]:
    return [plane.within((x, y)) for x, y in values[geometry.convex_hull(values)].tolist()]


@lru_cache(maxsize=4)
def _territories(keys: tuple[Point, ...]) -> Node:
    """Return the shading: in which directions of q each key has the largest score.

    Kept, as it only changes when a key does, and a drag of q must not pay for it.
    """
    sectors = geometry.winner_sectors(np.array(keys))
    return Markup(
        fragment[
            (
                plane.area(plane.sector(s.start, s.end), class_=f"territory k{s.winner + 1}")
                for s in sectors
            )
        ]
    )


def _key(number: int, at: Point, seen: Outcome, name: str, setting: Setting) -> Element:
    weight = "plane.weights" not in setting.hidden and [" ", svg_number(seen.weights[number - 1])]
    tip = circle(".tip", r="0.120")
    return g(f".k{number}")[
        plane.handle(f"k{number}", name, at, tip, locked="plane.keys" in setting.locked),
        plane.label(plane.within(at), at, tspan(".sym")[spoken("k", number)], weight),
    ]


def _value(number: int, at: Point, name: str, setting: Setting) -> Element:
    square = rect(".value", x="-0.110", y="-0.110", width="0.220", height="0.220")
    return g(f".k{number}")[
        plane.handle(f"v{number}", name, at, square, locked="plane.values" in setting.locked),
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


def _query(at: Point, name: str, setting: Setting) -> Element:
    tip = circle(".tip", r="0.190")
    return g(".q")[
        plane.handle("q", name, at, tip, locked="plane.q" in setting.locked),
        plane.label(plane.moved(plane.within(at), at, 0.16), at, tspan(".sym")["q"]),
    ]
