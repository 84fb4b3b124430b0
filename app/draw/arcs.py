"""Arcs from one word to those it looks at, above equally wide columns; thickness is the weight."""

from collections.abc import Sequence
from typing import Final

from htpy import Node, path, svg
from markupsafe import Markup

from app.core.arrays import Floats
from app.draw.context import Context
from app.draw.hidden import Hidden
from app.draw.template import lazy

COLUMN: Final = 100
HEIGHT: Final = 56
# The thickness of weight 1 in pixels, and the least that can still be seen.
_FULL: Final = 10.0
_THINNEST: Final = 0.6
_NEAR, _FAR, _LOOP = 22, 44, 24


def arcs(
    context: Context,
    label: str,
    *,
    row: int,
    weights: Floats | Hidden,
    reasons: Sequence[str | None],
) -> Markup:
    """Return the arcs from column ``row`` to each column that is not masked: none if hidden.

    ``weights`` and ``reasons`` are those of that one row.
    """
    if isinstance(weights, Hidden):
        return Markup("")
    return _arcs(context.uid, label, row, tuple(weights.tolist()), tuple(reasons))


@lazy
def _arcs(
    uid: str, label: str, row: int, weights: Sequence[float], reasons: Sequence[str | None]
) -> Node:
    """Return the drawing, which takes whatever width its columns have.

    Lines keep their thickness when it is stretched, and dots, drawn as lines of no length with
    round ends, stay round. Where no style sheet reaches, its own paint shows it.
    """
    drawn = [
        path(
            ".arc",
            id=f"{uid}-arc{j}",
            d=_arc(row, j, len(weights)),
            style=f"stroke-width:{max(_THINNEST, _FULL * weight):.2f}px",
        )
        for j, (weight, reason) in enumerate(zip(weights, reasons, strict=True))
        if reason is None
    ]
    return svg(
        ".arcs",
        viewBox=f"0 0 {COLUMN * len(weights)} {HEIGHT}",
        preserveAspectRatio="none",
        fill="none",
        stroke="currentColor",
        stroke_linecap="round",
        role="img",
        aria_label=label,
    )[drawn, path(".asking", d=f"M{_middle(row)} {HEIGHT - 6}h0", stroke_width="10")]


def _middle(column: int) -> int:
    return COLUMN * column + COLUMN // 2


def _arc(start: int, end: int, columns: int) -> str:
    """Return the path: the farther, the higher; to itself a small loop."""
    foot, left, right = HEIGHT - 6, _middle(start), _middle(end)
    if start == end:
        high = foot - _LOOP * 4 / 3
        return f"M{left} {foot}C{left - 38} {high:.1f} {left + 38} {high:.1f} {left} {foot}"
    span = (abs(end - start) - 1) / max(1, columns - 2)
    # A cubic reaches three quarters of the way to its handles.
    high = foot - (_NEAR + (_FAR - _NEAR) * span) * 4 / 3
    return f"M{left} {foot}C{left} {high:.1f} {right} {high:.1f} {right} {foot}"
