"""The table itself: rows ask, columns answer."""

from htpy import Element, Node, button, caption, span, table, tbody, td, th, thead, tr

from app.draw import matrix
from app.draw.context import Context
from app.draw.numbers import number
from app.draw.template import lazy
from app.figures.table.sentences import Token
from app.figures.table.state import State, but_cell, derive, sentence_of, shown_row
from app.figures.table.tokens import token


def grid(state: State, context: Context) -> Element:
    """Return the table of weights: a button a row, a cell a pair, and the sum of each row."""
    rest = but_cell(state)
    chosen, stop = state.cell or (None, None), state.cell or (0, 0)
    return table(".att")[
        _head(rest, context),
        tbody[
            (
                _row(
                    i,
                    chosen[1] if chosen[0] == i else None,
                    stop[1] if stop[0] == i else None,
                    rest,
                    context,
                )
                for i in range(len(sentence_of(state).tokens))
            )
        ],
    ]


@lazy
def _head(state: State, context: Context) -> Node:
    words = context.words
    derived, row = derive(state), shown_row(state)
    return [
        caption[words("table.grid")],
        thead[
            tr[
                td(".corner")[
                    span[words("table.answers")],
                    " ",
                    span[words("table.asks")],
                ],
                (
                    th(scope="col", class_={"asks": j == row, "unseen": not derived.keep[row, j]})[
                        token(it, words)
                    ]
                    for j, it in enumerate(sentence_of(state).tokens)
                ),
                th(".sum", scope="col")[words("table.row_sum")],
            ]
        ],
    ]


@lazy
def _row(i: int, on: int | None, stop: int | None, state: State, context: Context) -> Node:
    """Return row ``i``: ``on`` is the column of the chosen cell, ``stop`` that of the Tab key."""
    tokens, shown = sentence_of(state).tokens, shown_row(state) == i
    return tr(class_={"asks": shown})[
        th(scope="row")[_asking(i, tokens[i], shown, context)],
        (_cell(i, j, j == on, j == stop, state, context) for j in range(len(tokens))),
        td(".sum")[number(derive(state).weights[i].sum())],
    ]


def _asking(row: int, it: Token, shown: bool, context: Context) -> Element:
    return button(
        type="button",
        data_do=f"table.row.{row}",
        aria_pressed="true" if shown else "false",
        disabled="row" in context.locked,
    )[token(it, context.words)]


def _cell(i: int, j: int, on: bool, stop: bool, state: State, context: Context) -> Element:
    derived = derive(state)
    masked = not derived.keep[i, j]
    hidden = "weights" in context.hidden
    weight = float(derived.weights[i, j])
    content: Node = context.words("table.masked") if masked else "?" if hidden else number(weight)
    return matrix.cell(
        i,
        j,
        content,
        masked=masked,
        heat=None if masked or hidden else weight,
        on=on,
        stop=stop,
    )
