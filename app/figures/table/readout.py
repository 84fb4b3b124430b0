"""What the table says about one cell and about one row."""

from htpy import Element, Node, b, p, span

from app.draw.numbers import MINUS, number
from app.draw.setting import Setting
from app.figures.table.describe import named, row_summary
from app.figures.table.state import State, outcome
from app.figures.table.tokens import marked


def readout(state: State, setting: Setting) -> Element:
    """Return the line for the chosen cell: pair, score, weight and, where masked, why."""
    return p(".say", data_readout=True)[_about_cell(state, setting)]


def _about_cell(state: State, setting: Setting) -> Node:
    words = setting.words
    if state.cell is None:
        return span(".hint")[words("table.no_cell")]
    i, j = state.cell
    seen = outcome(state)
    kept = bool(seen.keep[i, j])
    score: Node = number(seen.scores[i, j]) if kept else f"{MINUS}∞"
    weight: Node = number(seen.weights[i, j])
    asks, key = (marked(named(state, word, words, short=True), words) for word in (i, j))
    return [
        b[asks, " → ", key],
        None if kept else [" ", words("table.why"), " ·"],
        f" {words('table.score')} ",
        "?" if "table.scores" in setting.hidden else score,
        f" · {words('table.weight')} ",
        "?" if "table.weights" in setting.hidden else weight,
    ]


def summary(state: State, setting: Setting) -> Node:
    """Return the line for the shown row, unless the weights are hidden."""
    if "table.weights" in setting.hidden:
        return None
    words = setting.words
    return p(".say", data_row_summary=True)[marked(row_summary(state, words), words)]
