"""Arcs from one word to those it looks at, above equally wide columns; thickness is the weight."""

from collections.abc import Sequence
from typing import Final

from htpy import Element, path, svg

COLUMN: Final = 100
HEIGHT: Final = 56
# The thickness of weight 1 in pixels, and the least that can still be seen.
_FULL: Final = 10.0
_THINNEST: Final = 0.6
_NEAR, _FAR, _LOOP = 22, 44, 24


def arcs(
    uid: str, label: str, asks: int, weights: Sequence[float], keep: Sequence[bool]
) -> Element:
    """Return the arcs of column ``asks``: one to each column that it may look at.

    The drawing takes whatever width its columns have: lines keep their thickness when it is
    stretched, and dots, drawn as lines of no length with round ends, stay round.
    """
    drawn = [
        path(
            ".arc",
            id=f"{uid}-arc{j}",
            d=_arc(asks, j, len(weights)),
            style=f"stroke-width:{max(_THINNEST, _FULL * weight):.2f}px",
        )
        for j, (weight, kept) in enumerate(zip(weights, keep, strict=True))
        if kept
    ]
    size = f"0 0 {COLUMN * len(weights)} {HEIGHT}"
    return svg(".arcs", viewBox=size, preserveAspectRatio="none", role="img", aria_label=label)[
        drawn, path(".asking", d=f"M{_middle(asks)} {HEIGHT - 6}h0")
    ]


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
