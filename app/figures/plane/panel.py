"""The plane's controls: switches, buttons that jump to the telling places, number boxes."""

from typing import Final

from htpy import Element, Node, details, div, span, summary, table, tbody, td, th, thead, tr
from markupsafe import Markup

from app.draw import controls
from app.draw.coloured import symbol
from app.draw.kept import HOLE, kept, stencil
from app.draw.numbers import shortest
from app.draw.setting import Setting
from app.figures.coordinates import LIMIT
from app.figures.plane.state import KEYS, State, outcome

# What the handles q, k1…k4 and v1…v4 are called, and the fields that they are part of.
_NAMES: Final = {
    "q": ("plane.query", "plane.q"),
    "k": ("plane.key", "plane.keys"),
    "v": ("plane.value", "plane.values"),
}


@kept
def scale(chosen: str, setting: Setting) -> Node:
    """Return the toggle of √d."""
    words = setting.words
    options = [("sqrt", words("scale.sqrt")), ("none", words("scale.none"))]
    return div(".controls")[
        controls.choice(setting, "plane.scale", words("scale.title"), options, chosen)
    ]


@kept
def switches(free_values: bool, equal_length: bool, setting: Setting) -> Node:
    """Return the other toggles: values of their own, equal lengths."""
    words = setting.words
    options = [("keys", words("plane.values_keys")), ("free", words("plane.values_free"))]
    chosen = "free" if free_values else "keys"
    return div(".controls")[
        controls.choice(setting, "plane.values", words("plane.values"), options, chosen),
        controls.switch(setting, "plane.equal_length", words("plane.equal_length"), equal_length),
    ]


@kept
def buttons(at_origin: bool, tie: bool, longer: bool, setting: Setting) -> Node:
    """Return the buttons that move q. One that has nowhere to go is disabled."""
    words = setting.words
    locked = "plane.q" in setting.locked
    return controls.actions(
        controls.action("plane.in", words("plane.in"), disabled=locked or at_origin),
        controls.action("plane.out", words("plane.out"), disabled=locked),
        controls.action("plane.origin", words("plane.origin"), disabled=locked or at_origin),
        controls.action("plane.tie", words("plane.to_tie"), disabled=locked or not tie),
        controls.action("plane.longer", words("plane.to_longer"), disabled=locked or not longer),
        controls.action("plane.reset", words("frame.reset"), quiet=True),
    )


def boxes(state: State, setting: Setting) -> Markup:
    """Return the number boxes: they do all that dragging does."""
    seen, free = outcome(state), state.values != "keys"
    places = [state.q, *seen.keys.tolist(), *(seen.values.tolist() if free else ())]
    return _boxes(free, setting).filled(*(shortest(x) for at in places for x in at))


@stencil
def _boxes(free_values: bool, setting: Setting) -> Node:
    numbered = [(letter, n) for letter in "kv"[: 1 + free_values] for n in range(1, KEYS + 1)]
    return details(".boxes")[
        summary[setting.words("plane.boxes")],
        table[
            thead[tr[td, th(scope="col")["x"], th(scope="col")["y"]]],
            tbody[(_row(letter, n, setting) for letter, n in [("q", 0), *numbered])],
        ],
    ]


def _row(letter: str, number: int, setting: Setting) -> Element:
    handle = f"{letter}{number or ''}"
    entry, field = _NAMES[letter]
    title = symbol(letter, number) if number else span(".sym.q")[letter]
    cells = (
        td[
            controls.box(
                setting,
                f"plane.{handle}.{axis}",
                f"{setting.words(entry, n=number)} {axis}",
                HOLE,
                least=f"{-LIMIT:.0f}",
                most=f"{LIMIT:.0f}",
                field=field,
            )
        ]
        for axis in "xy"
    )
    return tr[th(scope="row")[title], cells]
