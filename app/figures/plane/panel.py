"""The plane's controls: switches, buttons that jump to the telling places, number boxes."""

from typing import Final

from htpy import Element, Node, details, div, span, summary, table, tbody, td, th, thead, tr
from markupsafe import Markup

from app.draw import controls
from app.draw.context import Context
from app.draw.numbers import shortest
from app.draw.symbols import symbol
from app.draw.template import SLOT, lazy, template
from app.figures.plane.state import FIELDS, KEYS, State, derive
from app.kit.controls import control
from app.kit.points import LIMIT

# What the handles q, k1…k4 and v1…v4 are called, and the fields that they are part of.
_NAMES: Final = {
    "q": ("plane.query", "q"),
    "k": ("plane.key", "keys"),
    "v": ("plane.value", "values"),
}


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


def boxes(state: State, context: Context) -> Markup:
    """Return the number boxes: they do all that dragging does."""
    derived, free = derive(state), state.values != "keys"
    places = [state.q, *derived.keys.tolist(), *(derived.values.tolist() if free else ())]
    return _boxes(free, context).fill(*(shortest(x) for at in places for x in at))


@template
def _boxes(free_values: bool, context: Context) -> Node:
    numbered = [(letter, n) for letter in "kv"[: 1 + free_values] for n in range(1, KEYS + 1)]
    return details(".boxes")[
        summary[context.words("plane.boxes")],
        table[
            thead[tr[td, th(scope="col")["x"], th(scope="col")["y"]]],
            tbody[(_row(letter, n, context) for letter, n in [("q", 0), *numbered])],
        ],
    ]


def _row(letter: str, number: int, context: Context) -> Element:
    handle = f"{letter}{number or ''}"
    entry, field = _NAMES[letter]
    title = symbol(letter, number) if number else span(".sym.q")[letter]
    cells = (
        td[
            controls.box(
                context,
                f"{handle}.{axis}",
                f"{context.words(entry, n=number)} {axis}",
                SLOT,
                least=f"{-LIMIT:.0f}",
                most=f"{LIMIT:.0f}",
                field=field,
            )
        ]
        for axis in "xy"
    )
    return tr[th(scope="row")[title], cells]
