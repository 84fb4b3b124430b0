"""The plane's controls: switches, buttons that jump to the telling places, number boxes."""

from htpy import Element, details, div, span, summary, table, tbody, td, th, thead, tr

from app.draw import controls
from app.draw.coloured import symbol
from app.draw.setting import Setting
from app.figures.coordinates import LIMIT, Point
from app.figures.plane.state import KEYS, State, can_be_longer, can_tie, outcome


def switches(state: State, setting: Setting) -> Element:
    """Return the toggles: √d, equal lengths, values of their own."""
    words = setting.words
    values = "keys" if state.values == "keys" else "free"
    return div(".controls")[
        controls.choice(
            setting,
            "plane.scale",
            words("scale.title"),
            [("sqrt", words("scale.sqrt")), ("none", words("scale.none"))],
            state.scale,
        ),
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
    return controls.actions(
        controls.action("plane.in", words("plane.in"), disabled=at_origin),
        controls.action("plane.out", words("plane.out")),
        controls.action("plane.origin", words("plane.origin"), disabled=at_origin),
        controls.action("plane.tie", words("plane.to_tie"), disabled=not can_tie(state)),
        controls.action(
            "plane.longer", words("plane.to_longer"), disabled=not can_be_longer(state)
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
            )
        ]
        for axis, value in zip("xy", at, strict=True)
    ]
    return tr[th(scope="row")[title], cells]
