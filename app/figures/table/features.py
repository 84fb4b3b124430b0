"""What the table is made of: features, what they look for, and the shown row's query and output."""

from collections.abc import Iterable
from typing import Final

from htpy import Element, Node, details, div, i, p, span, sub, summary

from app.draw.context import Context
from app.draw.labels import heading
from app.draw.matrix import matrix
from app.draw.numbers import Shown, number
from app.figures.table.describe import named
from app.figures.table.state import State, sentence_of, shown_row
from app.kit.tokens import marked

_X: Final = i(translate="no")["X"]
_W_Q: Final = i(translate="no")["W", sub["Q"]]

Vector = tuple[Shown, ...]


def features(
    state: State, query: Vector, output: Vector, context: Context, first: Node = None
) -> Element:
    """Return X and W_Q as tables, and the query and the output of the shown row.

    ``first`` is folded away together with them.
    """
    return details(".recipe")[
        summary[context.words("table.recipe"), " ", _W_Q],
        first,
        _ingredients(state, context),
        _follows(state, query, output, context),
    ]


def _ingredients(state: State, context: Context) -> Node:
    words, sentence, row = context.words, sentence_of(state), shown_row(state)
    names = [words(f"table.{name}") for name in sentence.features]
    heads = [heading(token.label(words)) for token in sentence.tokens]
    return div(".tables")[
        matrix(
            [_X, ": ", words("table.x")],
            words("table.word"),
            names,
            zip(heads, sentence.x().tolist(), strict=True),
            row,
        ),
        matrix(
            [_W_Q, ": ", words("table.w_q")],
            words("table.feature"),
            names,
            zip(names, sentence.w_q, strict=True),
            sentence.has[row],
        ),
    ]


def _follows(state: State, query: Vector, output: Vector, context: Context) -> Node:
    words, sentence, row = context.words, sentence_of(state), shown_row(state)
    asks = named(state, words)[row]
    feature = words(f"table.{sentence.features[sentence.has[row]]}")
    lines = (
        (words("table.query", asks=asks, feature=feature), _vector(query, 0)),
        (words("table.output", asks=asks), _vector(output, 2)),
    )
    return [
        p(translate="no")[i["Q = X"], _W_Q, ", ", i["K = X"], ", ", i["V = X"]],
        (p[marked(line, sentence.tokens, words), " = ", vector] for line, vector in lines),
    ]


def _vector(entries: Iterable[Shown], places: int) -> Element:
    parts: list[Node] = []
    for entry in entries:
        parts += [", " if parts else "(", number(entry, places)]
    return span(".vector")[parts, ")"]
