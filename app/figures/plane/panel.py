"""The plane's controls: switches, buttons that move q to where something happens, number boxes."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from htpy import Node, div, span
from markupsafe import Markup

from app.draw import controls
from app.draw.context import Context
from app.draw.point_boxes import PointBoxes, point_boxes
from app.draw.symbols import symbol
from app.draw.template import lazy
from app.figures.plane.describe import names
from app.figures.plane.handles import points
from app.figures.plane.state import FIELDS, Derived, State
from app.kit.controls import control
from app.kit.points import LIMIT
from app.words.catalogue import Words

_LIMIT: Final = f"{LIMIT:.0f}"


@lazy
def scale(chosen: str, context: Context) -> Node:
    """Return the toggle of √d."""
    return div(".controls")[control(context, FIELDS, State(scale=chosen), "scale")]


@lazy
def switches(free_values: bool, equal_length: bool, context: Context) -> Node:
    """Return the other toggles: values of their own, equal lengths."""
    words = context.words
    options = [(name, words(f"plane.values.{name}")) for name in ("keys", "free")]
    chosen = "free" if free_values else "keys"
    return div(".controls")[
        controls.choice(context, "values", words("plane.values"), options, chosen),
        control(context, FIELDS, State(equal_length=equal_length), "equal_length"),
    ]


@lazy
def buttons(at_origin: bool, tie: bool, longer: bool, context: Context) -> Node:
    """Return the buttons that move q. One that has nowhere to go is disabled."""
    words = context.words
    locked = "q" in context.locked
    return controls.actions(
        controls.action(context, "in", words("plane.in"), disabled=locked or at_origin),
        controls.action(context, "out", words("plane.out"), disabled=locked),
        controls.action(context, "origin", words("plane.origin"), disabled=locked or at_origin),
        controls.action(context, "tie", words("plane.to_tie"), disabled=locked or not tie),
        controls.action(context, "longer", words("plane.to_longer"), disabled=locked or not longer),
        controls.action(context, "reset", words("shared.reset"), quiet=True),
    )


def boxes(state: State, derived: Derived, context: Context) -> Markup:
    """Return the number boxes of every handle."""
    free = state.values != "keys"
    at = (state.q, *points(derived.keys), *(points(derived.values) if free else ()))
    title = context.words("plane.boxes")
    return point_boxes(context, title, _rows(free, context.words), at, _LIMIT)


@lru_cache(maxsize=4)
def _rows(free_values: bool, words: Words) -> tuple[PointBoxes, ...]:
    query = PointBoxes("q", Markup(span(".sym.q")["q"]), words("plane.query"), "q")
    keys = _numbered("k", "keys", names("plane.key", words))
    values = _numbered("v", "values", names("plane.value", words)) if free_values else ()
    return (query, *keys, *values)


def _numbered(letter: str, field: str, names: tuple[str, ...]) -> Iterator[PointBoxes]:
    for n, name in enumerate(names, start=1):
        yield PointBoxes(f"{letter}{n}", symbol(letter, n), name, field)
