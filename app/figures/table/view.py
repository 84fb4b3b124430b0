"""The table: controls, arcs over the sentence, the weights, and what they say."""

from htpy import Element, Fragment, Node, div

from app.draw import controls
from app.draw.arcs import arcs
from app.draw.frame import frame
from app.draw.setting import Setting
from app.figures.table.describe import sentence
from app.figures.table.features import features
from app.figures.table.grid import grid
from app.figures.table.readout import readout, summary
from app.figures.table.sentences import SENTENCES
from app.figures.table.state import State, outcome, shown_row
from app.figures.table.tokens import marked


def view(state: State, setting: Setting) -> Fragment:
    """Return the inside of the figure."""
    return frame(
        setting,
        "table",
        _switches(state, setting),
        div(".sheet")[_arcs(state, setting), grid(state, setting)],
        readout(state, setting),
        summary(state, setting),
        div(".below")[
            features(state, setting),
            controls.action("table.reset", setting.words("frame.reset"), quiet=True),
        ],
        sentence=marked(sentence(state, setting.words), setting.words),
    )


def _switches(state: State, setting: Setting) -> Element:
    words = setting.words
    return div(".controls")[
        controls.choice(
            setting,
            "table.sentence",
            words("table.sentence"),
            [(name, words(f"table.{name}")) for name in SENTENCES],
            state.sentence,
        ),
        controls.choice(
            setting,
            "table.mask",
            words("table.mask"),
            [(name, words(f"table.{name}")) for name in ("causal", "bidirectional")],
            state.mask,
        ),
        controls.choice(
            setting,
            "table.scale",
            words("scale.title"),
            [(name, words(f"scale.{name}")) for name in ("sqrt", "none")],
            state.scale,
        ),
    ]


def _arcs(state: State, setting: Setting) -> Node:
    if "table.weights" in setting.hidden:
        return None
    seen, row = outcome(state), shown_row(state)
    return arcs(
        setting.uid,
        setting.words("table.arcs"),
        row,
        seen.weights[row].tolist(),
        seen.keep[row].tolist(),
    )
