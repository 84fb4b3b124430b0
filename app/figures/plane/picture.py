"""The plane's picture: who would win where, the keys, the query and the output among them."""

from collections.abc import Iterator
from typing import Final

import numpy as np
from markupsafe import Markup

from app.core import geometry
from app.draw import plane_marks as marks
from app.draw.context import Context
from app.draw.plane_handles import dot, handle, label, square
from app.draw.symbols import spoken
from app.draw.template import join, lazy
from app.figures.plane.describe import names
from app.figures.plane.handles import points
from app.figures.plane.state import PLANE, Derived, State
from app.kit.points import Points

_UP: Final = (0.0, 1.0)


def picture(state: State, derived: Derived, context: Context) -> Markup:
    """Return the SVG. What is drawn last lies on top, so the query does."""
    keys, values = points(derived.keys), points(derived.values)
    output, weights = derived.output.tolist(), derived.weights.tolist()
    name = context.words("plane.output")
    return marks.canvas(
        PLANE,
        context.words("plane.picture"),
        _ground(keys, values),
        *(marks.thread(PLANE, output, v, w) for v, w in zip(values, weights, strict=True)),
        marks.arrow(PLANE, state.q),
        *_keys(keys, weights, context),
        *(() if state.values == "keys" else _values(values, context)),
        marks.output(PLANE, output, name, query=state.q),
        _query(state, context),
    )


@lazy
def _ground(keys: Points, values: Points) -> Markup:
    """Return what a drag of q leaves alone: who wins where, the hull of the values, the keys."""
    fit = PLANE.fit_to_frame
    corners = points(np.array(values)[geometry.convex_hull(np.array(values))])
    sectors = (
        marks.area(
            f"territory k{s.winner + 1}",
            f"k{s.winner + 1}",
            PLANE.sector(s.start, s.end),
            opacity=0.07,
        )
        for s in geometry.winner_sectors(np.array(keys))
    )
    hull = marks.area("hull", "hull", map(fit, corners), opacity=0.17)
    lines = (
        marks.line(f"key k{n}", f"k{n}", (0, 0), fit(at)) for n, at in enumerate(keys, start=1)
    )
    return join(*sectors, hull, *lines)


def _keys(keys: Points, weights: list[float], context: Context) -> Iterator[Markup]:
    locked = "keys" in context.locked
    named = zip(names("plane.key", context.words), keys, weights, strict=True)
    for n, (name, at, weight) in enumerate(named, start=1):
        yield marks.group(
            f"k{n}",
            handle(PLANE, f"k{n}", name, dot(7.2), at, locked=locked),
            label(PLANE, spoken("k", n), at, towards=at, value=weight),
        )


def _values(values: Points, context: Context) -> Iterator[Markup]:
    locked = "values" in context.locked
    named = zip(names("plane.value", context.words), values, strict=True)
    for n, (name, at) in enumerate(named, start=1):
        yield marks.group(
            f"k{n}",
            handle(PLANE, f"v{n}", name, square(13.2), at, locked=locked),
            label(PLANE, spoken("v", n), at, towards=_UP),
        )


def _query(state: State, context: Context) -> Markup:
    name, locked = context.words("plane.query"), "q" in context.locked
    return marks.group(
        "q",
        handle(PLANE, "q", name, dot(11.4), state.q, locked=locked),
        label(PLANE, "q", state.q, towards=state.q, gap=0.42),
    )
