"""The table: controls, arcs over the sentence, the weights, and what they say."""

from htpy import Node, div, p
from markupsafe import Markup

from app.core.arrays import Floats
from app.draw import controls
from app.draw.arcs import arcs
from app.draw.attention_table import attention_table
from app.draw.context import Context
from app.draw.hidden import Hidden
from app.draw.readout import no_readout, readout
from app.draw.shell import shell
from app.draw.template import lazy
from app.figures.table.describe import named, row_summary, sentence
from app.figures.table.features import Vector, features
from app.figures.table.state import FIELDS, Derived, State, sentence_of, shown_row, without_cell
from app.kit.controls import control
from app.kit.tokens import marked


def view(state: State, derived: Derived, context: Context) -> Markup:
    """Return the inside of the figure."""
    rest = without_cell(state)
    return shell(
        context,
        _controls(rest, context),
        div(".sheet")[_arcs(state, derived, context), _table(state, derived, context)],
        _readout(state, derived, context),
        _summary(rest, derived, context),
        _below(rest, _row(derived.queries, rest), _row(derived.outputs, rest), context),
        sentence=_sentence(rest, context),
    )


# What a pointer on its way over the cells leaves alone is printed once.


@lazy
def _controls(state: State, context: Context) -> Node:
    return div(".controls")[
        not context.embedded and _sentences(state, context),
        control(context, FIELDS, state, "mask"),
        control(context, FIELDS, state, "scale"),
    ]


@lazy
def _below(state: State, query: Vector, output: Vector, context: Context) -> Node:
    return div(".below")[
        features(state, query, output, context, context.embedded and _sentences(state, context)),
        controls.action(context, "reset", context.words("shared.reset"), quiet=True),
    ]


def _sentences(state: State, context: Context) -> Node:
    return control(context, FIELDS, state, "sentence")


@lazy
def _sentence(state: State, context: Context) -> Node:
    return _marked(state, sentence(state, context.words), context)


def _arcs(state: State, derived: Derived, context: Context) -> Markup:
    row = shown_row(state)
    return arcs(
        context,
        context.words("table.arcs"),
        row=row,
        weights=derived.weights[row],
        reasons=derived.mask.reasons[row],
    )


def _table(state: State, derived: Derived, context: Context) -> Markup:
    labels = [token.label(context.words) for token in sentence_of(state).tokens]
    return attention_table(
        context,
        "",
        title=context.words("table.grid"),
        rows=labels,
        columns=labels,
        weights=derived.weights,
        mask=derived.mask,
        row=shown_row(state),
        cell=state.cell,
    )


def _readout(state: State, derived: Derived, context: Context) -> Node:
    if state.cell is None:
        return no_readout(context)
    i, j = state.cell
    names = named(state, context.words, "short")
    return readout(
        context,
        _marked(state, names[i], context),
        _marked(state, names[j], context),
        derived.scores[i, j],
        derived.weights[i, j],
        derived.mask.reasons[i][j],
    )


def _summary(state: State, derived: Derived, context: Context) -> Node:
    if isinstance(derived.weights, Hidden):
        return None
    return _told(state, _row(derived.weights, state), context)


@lazy
def _told(state: State, weights: tuple[float, ...], context: Context) -> Node:
    text = row_summary(state, weights, context.words)
    return p(".say", data_row_summary=True)[_marked(state, text, context)]


def _row(numbers: Floats, state: State) -> tuple[float, ...]:
    """Return the shown row as a key of what is printed once."""
    return tuple(numbers[shown_row(state)].tolist())


def _marked(state: State, text: str, context: Context) -> Markup:
    return marked(text, sentence_of(state).tokens, context.words)
