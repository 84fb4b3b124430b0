"""Number boxes for points of a plane: they do all that dragging does."""

from collections.abc import Iterable
from typing import NamedTuple

from htpy import Element, Node, details, summary, table, tbody, td, th, thead, tr
from markupsafe import Markup

from app.core.arrays import Point
from app.draw import controls
from app.draw.context import Context
from app.draw.numbers import shortest
from app.draw.template import SLOT, template


class PointBoxes(NamedTuple):
    """The two boxes of a handle: its name, for eye and ear, and the field that it is part of."""

    handle: str
    symbol: Markup
    spoken: str
    field: str


def point_boxes(
    context: Context, title: str, rows: tuple[PointBoxes, ...], points: Iterable[Point], limit: str
) -> Markup:
    """Return a table with a row a handle; coordinates go up to ``limit``, either way."""
    numbers = (shortest(coordinate) for at in points for coordinate in at)
    return _boxes(context, title, rows, limit).fill(*numbers)


@template
def _boxes(context: Context, title: str, rows: tuple[PointBoxes, ...], limit: str) -> Node:
    return details(".boxes")[
        summary[title],
        table[
            thead[tr[td, th(scope="col")["x"], th(scope="col")["y"]]],
            tbody[(_row(context, row, limit) for row in rows)],
        ],
    ]


def _row(context: Context, row: PointBoxes, limit: str) -> Element:
    boxes = (
        controls.box(
            context,
            f"{row.handle}.{axis}",
            f"{row.spoken} {axis}",
            SLOT,
            least=f"-{limit}",
            most=limit,
            field=row.field,
        )
        for axis in "xy"
    )
    return tr[th(scope="row")[row.symbol], (td[box] for box in boxes)]
