"""The table itself: rows ask, columns answer."""

from htpy import Element, Node, button, caption, span, table, tbody, td, th, thead, tr

from app.draw import matrix
from app.draw.numbers import number
from app.draw.setting import Setting
from app.figures.table.sentences import Token
from app.figures.table.state import State, outcome, sentence_of, shown_row
from app.figures.table.tokens import token


def grid(state: State, setting: Setting) -> Element:
    """Return the table of weights: a button a row, a cell a pair, and the sum of each row."""
    words = setting.words
    tokens = sentence_of(state).tokens
    seen, row = outcome(state), shown_row(state)
    return table(".att")[
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
                    for j, it in enumerate(tokens)
                ),
                th(".sum", scope="col")[words("table.row_sum")],
            ]
        ],
        tbody[
            (
                tr(class_={"asks": i == row})[
                    th(scope="row")[_asking(i, it, i == row, setting)],
                    (_cell(i, j, state, setting) for j in range(len(tokens))),
                    td(".sum")[number(seen.weights[i].sum())],
                ]
                for i, it in enumerate(tokens)
            )
        ],
    ]


def _asking(row: int, it: Token, shown: bool, setting: Setting) -> Element:
    return button(
        type="button",
        data_do=f"table.row.{row}",
        aria_pressed="true" if shown else "false",
        disabled="table.row" in setting.locked,
    )[token(it, setting.words)]


def _cell(i: int, j: int, state: State, setting: Setting) -> Element:
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
        on=state.cell == (i, j),
        stop=(state.cell or (0, 0)) == (i, j),
    )
