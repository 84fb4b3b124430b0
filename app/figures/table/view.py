"""The table: controls, arcs over the sentence, the weights, and what they say."""

from htpy import Node, div
from markupsafe import Markup

from app.draw import controls
from app.draw.arcs import arcs
from app.draw.context import Context
from app.draw.shell import shell
from app.draw.template import lazy
from app.figures.table.describe import sentence
from app.figures.table.features import features
from app.figures.table.grid import grid
from app.figures.table.readout import readout, summary
from app.figures.table.state import FIELDS, Derived, State, but_cell, derive, shown_row
from app.figures.table.tokens import marked
from app.kit.controls import control


def view(state: State, derived: Derived, context: Context) -> Markup:
    """Return the inside of the figure."""
    return shell(
        context,
        _controls(but_cell(state), context),
        div(".sheet")[_arcs(but_cell(state), context), grid(state, context)],
        readout(state, context),
        _below(but_cell(state), context),
        sentence=marked(sentence(state, context.words), context.words),
    )


# A pointer on its way over the cells changes nothing in these.


@lazy
def _controls(state: State, context: Context) -> Node:
    return div(".controls")[
        not context.embedded and _sentences(state, context),
        control(context, FIELDS, state, "mask"),
        control(context, FIELDS, state, "scale"),
    ]


@lazy
def _below(state: State, context: Context) -> Node:
    return [
        summary(state, context),
        div(".below")[
            features(state, context, context.embedded and _sentences(state, context)),
            controls.action(context, "reset", context.words("shared.reset"), quiet=True),
        ],
    ]


def _sentences(state: State, context: Context) -> Node:
    return control(context, FIELDS, state, "sentence")


@lazy
def _arcs(state: State, context: Context) -> Node:
    if "weights" in context.hidden:
        return None
    derived, row = derive(state), shown_row(state)
    return arcs(
        context.uid,
        context.words("table.arcs"),
        row,
        derived.weights[row].tolist(),
        derived.keep[row].tolist(),
    )
