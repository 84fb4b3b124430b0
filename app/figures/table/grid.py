"""The table itself: rows ask, columns answer."""

from htpy import Element, Node, button, caption, span, table, tbody, td, th, thead, tr

from app.draw import matrix
from app.draw.kept import kept
from app.draw.numbers import number
from app.draw.setting import Setting
from app.figures.table.sentences import Token
from app.figures.table.state import State, but_cell, outcome, sentence_of, shown_row
from app.figures.table.tokens import token


def grid(state: State, setting: Setting) -> Element:
    """Return the table of weights: a button a row, a cell a pair, and the sum of each row."""
    rest = but_cell(state)
    chosen, stop = state.cell or (None, None), state.cell or (0, 0)
    return table(".att")[
        _head(rest, setting),
        tbody[
            (
                _row(
                    i,
                    chosen[1] if chosen[0] == i else None,
                    stop[1] if stop[0] == i else None,
                    rest,
                    setting,
                )
                for i in range(len(sentence_of(state).tokens))
            )
        ],
    ]


@kept
def _head(state: State, setting: Setting) -> Node:
    words = setting.words
    seen, row = outcome(state), shown_row(state)
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
                    th(scope="col", class_={"asks": j == row, "unseen": not seen.keep[row, j]})[
                        token(it, words)
                    ]
                    for j, it in enumerate(sentence_of(state).tokens)
                ),
                th(".sum", scope="col")[words("table.row_sum")],
            ]
        ],
    ]


@kept
def _row(i: int, on: int | None, stop: int | None, state: State, setting: Setting) -> Node:
    """Return row ``i``: ``on`` is the column of the chosen cell, ``stop`` that of the Tab key."""
    tokens, shown = sentence_of(state).tokens, shown_row(state) == i
    return tr(class_={"asks": shown})[
        th(scope="row")[_asking(i, tokens[i], shown, setting)],
        (_cell(i, j, j == on, j == stop, state, setting) for j in range(len(tokens))),
        td(".sum")[number(outcome(state).weights[i].sum())],
    ]


def _asking(row: int, it: Token, shown: bool, setting: Setting) -> Element:
    return button(
        type="button",
        data_do=f"table.row.{row}",
        aria_pressed="true" if shown else "false",
        disabled="table.row" in setting.locked,
    )[token(it, setting.words)]


def _cell(i: int, j: int, on: bool, stop: bool, state: State, setting: Setting) -> Element:
    seen = outcome(state)
    masked = not seen.keep[i, j]
    hidden = "table.weights" in setting.hidden
    weight = float(seen.weights[i, j])
    content: Node = setting.words("table.masked") if masked else "?" if hidden else number(weight)
    return matrix.cell(
        i,
        j,
        content,
        masked=masked,
        heat=None if masked or hidden else weight,
        on=on,
        stop=stop,
    )
