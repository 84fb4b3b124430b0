"""The table: controls, arcs over the sentence, the weights, and what they say."""

from htpy import Element, Node, div
from markupsafe import Markup

from app.draw import controls
from app.draw.arcs import arcs
from app.draw.frame import frame
from app.draw.kept import kept
from app.draw.setting import Setting
from app.figures.table.describe import sentence
from app.figures.table.features import features
from app.figures.table.grid import grid
from app.figures.table.readout import readout, summary
from app.figures.table.sentences import SENTENCES
from app.figures.table.state import State, but_cell, outcome, shown_row
from app.figures.table.tokens import marked


def view(state: State, setting: Setting) -> Markup:
    """Return the inside of the figure."""
    return frame(
        setting,
        "table",
        _controls(but_cell(state), setting),
        div(".sheet")[_arcs(but_cell(state), setting), grid(state, setting)],
        readout(state, setting),
        _below(but_cell(state), setting),
        sentence=marked(sentence(state, setting.words), setting.words),
    )


# A pointer on its way over the cells changes nothing in these.


@kept
def _controls(state: State, setting: Setting) -> Node:
    return div(".controls")[
        not setting.alone and _sentences(state, setting),
        _mask(state, setting),
        _scale(state, setting),
    ]


@kept
def _below(state: State, setting: Setting) -> Node:
    return [
        summary(state, setting),
        div(".below")[
            features(state, setting, setting.alone and _sentences(state, setting)),
            controls.action("table.reset", setting.words("frame.reset"), quiet=True),
        ],
    ]


def _sentences(state: State, setting: Setting) -> Element:
    words = setting.words
    options = [(name, words(f"table.{name}")) for name in SENTENCES]
    return controls.choice(
        setting, "table.sentence", words("table.sentence"), options, state.sentence
    )


def _mask(state: State, setting: Setting) -> Element:
    words = setting.words
    options = [(name, words(f"table.{name}")) for name in ("causal", "bidirectional")]
    return controls.choice(setting, "table.mask", words("table.mask"), options, state.mask)


def _scale(state: State, setting: Setting) -> Element:
    words = setting.words
    options = [(name, words(f"scale.{name}")) for name in ("sqrt", "none")]
    return controls.choice(setting, "table.scale", words("scale.title"), options, state.scale)


@kept
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
