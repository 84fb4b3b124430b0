"""What the table is made of: features, what they look for, and the shown row's query and output."""

from collections.abc import Iterable

from htpy import Element, Node, details, div, i, p, span, sub, summary

from app.draw import matrix
from app.draw.context import Context
from app.draw.numbers import number
from app.figures.table.describe import named
from app.figures.table.state import State, derive, sentence_of, shown_row
from app.figures.table.tokens import marked, token

_W_Q = i["W", sub["Q"]]


def features(state: State, context: Context, first: Node = None) -> Element:
    """Return X and W_Q as tables, and what follows from them for the shown row.

    ``first`` is folded away together with them.
    """
    words = context.words
    sentence, derived, row = sentence_of(state), derive(state), shown_row(state)
    names = [words(f"table.{name}") for name in sentence.features]
    feature = sentence.tokens[row].feature
    asks = named(state, row, words)
    hidden = not context.hidden.isdisjoint({"weights", "outputs"})
    return details(".recipe")[
        summary[words("table.recipe"), " ", _W_Q],
        first,
        div(".tables")[
            matrix.small(
                [i["X"], ": ", words("table.x")],
                words("table.word"),
                names,
                [
                    (token(it, words), x)
                    for it, x in zip(sentence.tokens, derived.x.tolist(), strict=True)
                ],
                row,
            ),
            matrix.small(
                [_W_Q, ": ", words("table.w_q")],
                words("table.feature"),
                names,
                zip(names, sentence.w_q, strict=True),
                feature,
            ),
        ],
        p[i["Q = X"], _W_Q, ", ", i["K = X"], ", ", i["V = X"]],
        p[
            marked(words("table.query", asks=asks, feature=names[feature]), words),
            " = ",
            _vector(derived.queries[row].tolist(), 0),
        ],
        None
        if hidden
        else p[
            marked(words("table.output", asks=asks), words),
            " = ",
            _vector(derived.outputs[row].tolist(), 2),
        ],
    ]


def _vector(entries: Iterable[float], places: int) -> Element:
    parts: list[Node] = []
    for entry in entries:
        parts += [", " if parts else "(", number(entry, places)]
    return span(".vector")[parts, ")"]
