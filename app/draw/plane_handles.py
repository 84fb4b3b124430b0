"""What a hand takes hold of on a plane: handles, their shapes and the labels beside them.

Points are in the figure's units; one from outside is drawn at the edge of the frame.
"""

from functools import lru_cache
from math import hypot
from typing import Final

from htpy import Node, circle, g, rect, text, tspan
from markupsafe import Markup

from app.core.arrays import Point
from app.draw.numbers import Shown, exact, point, svg_number
from app.draw.plane import Plane, offset, svg_point
from app.draw.template import SLOT, as_markup, lazy, template

# Enough for the points that a drag leaves where they are, in a few figures.
_MANY: Final = 64
# From a point to the middle of its label, and from there down to the text's baseline.
_GAP: Final = 0.26
_BASELINE: Final = 0.09
# A label is centred where less than this share of its direction points sideways.
_SIDEWAYS: Final = 0.35


@lru_cache(maxsize=_MANY)
def handle(
    plane: Plane, name: str, spoken: str, shape: Markup, at: Point, *, locked: bool
) -> Markup:
    """Return what can be dragged: focusable, named, and with its point in words.

    The words and numbers tell the true point, though a point outside is drawn in the frame.
    """
    right = plane.width / 2
    horizontal = at[0], min(-right, at[0]), max(right, at[0])
    place = svg_point(plane.fit_to_frame(at))
    return _handle(name, spoken, shape, locked).fill(point(at), *map(exact, horizontal), *place)


@template
def _handle(name: str, spoken: str, shape: Markup, locked: bool) -> Node:
    return g(
        ".handle",
        data_handle=name,
        tabindex="0",
        role="slider",
        aria_label=spoken,
        aria_disabled="true" if locked else None,
        aria_valuetext=SLOT,
        aria_valuenow=SLOT,
        aria_valuemin=SLOT,
        aria_valuemax=SLOT,
        transform=f"translate({SLOT} {SLOT})",
    )[circle(".hit", r="42", fill="none"), circle(".ring", r="18", fill="none"), shape]


@lazy
def dot(radius: float) -> Node:
    """Return the shape of a handle: a disc, its radius in pixels."""
    return circle(".tip", r=f"{radius}")


@lazy
def square(side: float) -> Node:
    """Return the shape of a handle: a square, its side in pixels."""
    return rect(".value", x=f"{-side / 2}", y=f"{-side / 2}", width=f"{side}", height=f"{side}")


def label(
    plane: Plane,
    symbol: str,
    at: Point,
    *,
    towards: Point,
    gap: float = _GAP,
    value: Shown | None = None,
) -> Markup:
    """Return a symbol beside a point, in the direction ``towards``, and a value after it."""
    after = "" if value is None else as_markup(f" {svg_number(value)}")
    return _label(symbol).fill(*_beside(plane.fit_to_frame(at), towards, gap), after)


@template
def _label(symbol: str) -> Node:
    return text(x=SLOT, y=SLOT, text_anchor=SLOT, aria_hidden="true")[tspan(".sym")[symbol], SLOT]


@lru_cache(maxsize=_MANY)
def _beside(at: Point, towards: Point, gap: float) -> tuple[str, str, str]:
    """Return where a label lies, x and y, and which of its ends."""
    x, y = offset(at, towards, gap)
    sideways = abs(towards[0]) > _SIDEWAYS * hypot(*towards)
    anchor = "middle" if not sideways else "end" if towards[0] < 0 else "start"
    return *svg_point((x, y - _BASELINE)), anchor
