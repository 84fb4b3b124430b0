"""The plane's controls: switches, buttons that jump to the telling places, number boxes."""

from typing import Final

from htpy import Element, details, div, span, summary, table, tbody, td, th, thead, tr

from app.draw import controls
from app.draw.coloured import symbol
from app.draw.setting import Setting
from app.figures.coordinates import LIMIT, Point
from app.figures.plane.state import KEYS, State, can_be_longer, can_tie, outcome

# The fields that the handles q, k1…k4 and v1…v4 are part of.
_FIELDS: Final = {"q": "q", "k": "keys", "v": "values"}


def scale(state: State, setting: Setting) -> Element:
    """Return the toggle of √d."""
    words = setting.words
    options = [("sqrt", words("scale.sqrt")), ("none", words("scale.none"))]
    return div(".controls")[
        controls.choice(setting, "plane.scale", words("scale.title"), options, state.scale)
    ]


def switches(state: State, setting: Setting) -> Element:
    """Return the other toggles: values of their own, equal lengths."""
    words = setting.words
    values = "keys" if state.values == "keys" else "free"
    return div(".controls")[
        controls.choice(
            setting,
            "plane.values",
            words("plane.values"),
            [("keys", words("plane.values_keys")), ("free", words("plane.values_free"))],
            values,
        ),
        controls.switch(
            setting, "plane.equal_length", words("plane.equal_length"), state.equal_length
        ),
    ]


def buttons(state: State, setting: Setting) -> Element:
    """Return the buttons that move q. One that has nowhere to go is disabled."""
    words = setting.words
    at_origin = state.q == (0.0, 0.0)
    locked = "plane.q" in setting.locked
    return controls.actions(
        controls.action("plane.in", words("plane.in"), disabled=locked or at_origin),
        controls.action("plane.out", words("plane.out"), disabled=locked),
        controls.action("plane.origin", words("plane.origin"), disabled=locked or at_origin),
        controls.action("plane.tie", words("plane.to_tie"), disabled=locked or not can_tie(state)),
        controls.action(
            "plane.longer",
            words("plane.to_longer"),
            disabled=locked or not can_be_longer(state),
        ),
        controls.action("plane.reset", words("frame.reset"), quiet=True),
    )


def boxes(state: State, setting: Setting) -> Element:
    """Return the number boxes: they do all that dragging does."""
    words = setting.words
    seen = outcome(state)
    rows = [_row("q", words("plane.query"), span(".sym.q")["q"], state.q, setting)]
    for letter, points in (("k", seen.keys), ("v", seen.values)):
        if letter == "k" or state.values != "keys":
            name = "plane.key" if letter == "k" else "plane.value"
            for n in range(1, KEYS + 1):
                x, y = points[n - 1].tolist()
                rows.append(
                    _row(f"{letter}{n}", words(name, n=n), symbol(letter, n), (x, y), setting)
                )
    return details(".boxes")[
        summary[words("plane.boxes")],
        table[thead[tr[td, th(scope="col")["x"], th(scope="col")["y"]]], tbody[rows]],
    ]


def _row(name: str, spoken_name: str, title: Element, at: Point, setting: Setting) -> Element:
    cells = [
        td[
            controls.box(
                setting,
                f"plane.{name}.{axis}",
                f"{spoken_name} {axis}",
                value,
                least=f"{-LIMIT:.0f}",
                most=f"{LIMIT:.0f}",
                field=f"plane.{_FIELDS[name[0]]}",
            )
        ]
        for axis, value in zip("xy", at, strict=True)
    ]
    return tr[th(scope="row")[title], cells]
