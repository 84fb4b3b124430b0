"""The attention table: rows ask, columns are attended to, a cell holds a weight."""

from collections.abc import Sequence

from htpy import Element, Node, button, caption, span, table, tbody, td, th, thead, tr
from markupsafe import Markup

from app.core.arrays import Floats
from app.core.masks import Mask
from app.draw.context import Context
from app.draw.hidden import Hidden
from app.draw.labels import Label, heading
from app.draw.numbers import Shown, number
from app.draw.template import lazy

Labels = tuple[Label, ...]
Reasons = tuple[str | None, ...]


def attention_table(
    context: Context,
    name: str,
    *,
    title: str,
    rows: Sequence[Label],
    columns: Sequence[Label],
    weights: Floats | Hidden,
    mask: Mask,
    row: int,
    cell: tuple[int, int] | None,
    row_field: str = "row",
) -> Markup:
    """Return a table of weights: a button a row, a cell a pair, and the sum of each row.

    ``name`` tells several tables of one figure apart; a figure's only table has the name "".
    ``weights`` and ``mask`` have a row for each of ``rows`` and a column for each of ``columns``.
    ``row`` is shown as the one that asks, ``cell`` as the chosen one. The buttons set the field
    ``row_field``: tables that share it always show the same row.
    """
    on, stop = cell or (None, None), cell or (0, 0)
    head = _head(
        context, title, tuple(columns), mask.reasons[row], row if rows == columns else None
    )
    body = (
        _row(
            context,
            row_field,
            i,
            label,
            tuple(shares),
            mask.reasons[i],
            total,
            i == row,
            on[1] if on[0] == i else None,
            stop[1] if stop[0] == i else None,
        )
        for i, (label, shares, total) in enumerate(
            zip(rows, weights.tolist(), _sums(weights), strict=True)
        )
    )
    return Markup(table(".att", data_table=name or None)[head, tbody[body]])


def _sums(weights: Floats | Hidden) -> Sequence[Shown]:
    return [row.sum() if isinstance(row, Hidden) else float(row.sum()) for row in weights]


@lazy
def _head(
    context: Context, title: str, columns: Labels, reasons: Reasons, asks: int | None
) -> Node:
    """Return caption and column heads. ``asks`` is the column of the word that asks, if any."""
    words = context.words
    return [
        caption[title],
        thead[
            tr[
                td(".corner")[
                    span[words("attention.attended")], " ", span[words("attention.asks")]
                ],
                (
                    th(scope="col", class_={"asks": j == asks, "unseen": reason is not None})[
                        heading(label)
                    ]
                    for j, (label, reason) in enumerate(zip(columns, reasons, strict=True))
                ),
                th(".sum", scope="col")[words("attention.row_sum")],
            ]
        ],
    ]


@lazy
def _row(
    context: Context,
    row_field: str,
    i: int,
    label: Label,
    weights: tuple[Shown, ...],
    reasons: Reasons,
    total: Shown,
    asks: bool,
    on: int | None,
    stop: int | None,
) -> Node:
    """Return row ``i``: ``on`` is the column of the chosen cell, ``stop`` that of the Tab key.

    A pointer on its way over the cells changes two rows at most: the others are not printed anew.
    """
    return tr(class_={"asks": asks})[
        th(scope="row")[
            button(
                type="button",
                data_do=f"{context.figure}.{row_field}.{i}",
                aria_pressed="true" if asks else "false",
                disabled=row_field in context.locked,
            )[heading(label)]
        ],
        (
            _cell(context, i, j, weight, reason, j == on, j == stop)
            for j, (weight, reason) in enumerate(zip(weights, reasons, strict=True))
        ),
        td(".sum")[number(total)],
    ]


def _cell(
    context: Context, i: int, j: int, weight: Shown, reason: str | None, on: bool, stop: bool
) -> Element:
    """Return a cell, for hand and key; its colour follows its weight.

    The Tab key stops at exactly one cell of a table: arrow keys lead to the others.
    """
    hidden = reason is not None or isinstance(weight, Hidden)
    return td(
        class_={"on": on},
        data_row=str(i),
        data_col=str(j),
        data_masked="true" if reason is not None else None,
        tabindex="0" if stop else "-1",
        style=None if hidden else f"--w:{weight:.3f}",
    )[number(weight) if reason is None else context.words("attention.masked")]
