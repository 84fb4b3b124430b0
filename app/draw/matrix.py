"""Cells of a weight table, and small tables of whole numbers."""

from collections.abc import Iterable, Sequence

from htpy import Element, Node, caption, table, tbody, td, th, thead, tr

from app.draw.numbers import number


def cell(
    row: int, column: int, content: Node, *, masked: bool, heat: float | None, on: bool, stop: bool
) -> Element:
    """Return a cell of a weight table, for hand and key.

    Its colour follows ``heat``, a weight in [0, 1]. ``on``: the reader chose it. ``stop``: the Tab
    key stops here; of a table's cells exactly one does, the arrow keys lead to the others.
    """
    return td(
        class_={"on": on},
        data_row=str(row),
        data_col=str(column),
        data_masked="true" if masked else None,
        tabindex="0" if stop else "-1",
        style=None if heat is None else f"--w:{heat:.3f}",
    )[content]


def small(
    title: Node,
    corner: Node,
    columns: Iterable[Node],
    rows: Iterable[tuple[Node, Sequence[float]]],
    marked: int,
) -> Element:
    """Return a small table of whole numbers with row ``marked`` set off; zeros stand back."""
    return table(".small")[
        caption[title],
        thead[tr[td[corner], (th(scope="col")[name] for name in columns)]],
        tbody[
            (
                tr(class_={"asks": n == marked})[
                    th(scope="row")[name], (_whole(value) for value in values)
                ]
                for n, (name, values) in enumerate(rows)
            )
        ],
    ]


def _whole(value: float) -> Element:
    return td(class_={"zero": value == 0})[number(value, 0)]
