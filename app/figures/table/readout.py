"""What the table says about one cell and about one row."""

from htpy import Element, Node, b, p, span

from app.draw.context import Context
from app.draw.numbers import MINUS, number
from app.figures.table.describe import named, row_summary
from app.figures.table.state import State, derive
from app.figures.table.tokens import marked


def readout(state: State, context: Context) -> Element:
    """Return the line for the chosen cell: pair, score, weight and, where masked, why."""
    return p(".say", data_readout=True)[_about_cell(state, context)]


def _about_cell(state: State, context: Context) -> Node:
    words = context.words
    if state.cell is None:
        return span(".hint")[words("table.no_cell")]
    i, j = state.cell
    derived = derive(state)
    kept = bool(derived.keep[i, j])
    score: Node = number(derived.scores[i, j]) if kept else f"{MINUS}∞"
    weight: Node = number(derived.weights[i, j])
    asks, key = (marked(named(state, word, words, short=True), words) for word in (i, j))
    return [
        b[asks, " → ", key],
        None if kept else [" ", words("table.why"), " ·"],
        f" {words('table.score')} ",
        "?" if "scores" in context.hidden else score,
        f" · {words('table.weight')} ",
        "?" if "weights" in context.hidden else weight,
    ]


def summary(state: State, context: Context) -> Node:
    """Return the line for the shown row, unless the weights are hidden."""
    if "weights" in context.hidden:
        return None
    words = context.words
    return p(".say", data_row_summary=True)[marked(row_summary(state, words), words)]
