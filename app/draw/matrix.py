"""Small tables of whole numbers."""

from collections.abc import Iterable, Sequence

from htpy import Element, Node, caption, table, tbody, td, th, thead, tr

from app.draw.numbers import number


def matrix(
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
