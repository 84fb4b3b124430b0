"""One path for a number: the text that eye and ear get, and the exact value beside it."""

from collections.abc import Iterable
from typing import Final

from markupsafe import Markup

from app.draw.hidden import UNKNOWN, Hidden
from app.draw.template import as_markup

Shown = float | Hidden

MINUS: Final = "\N{MINUS SIGN}"


def fixed(value: float, places: int = 2) -> str:
    """Return the value rounded to ``places``, with a true minus sign and never a minus zero."""
    text = f"{value:.{places}f}"
    if text.startswith("-"):
        text = text[1:] if float(text) == 0 else MINUS + text[1:]
    return text


def percent(weight: float) -> str:
    """Return a weight in [0, 1] as whole per cent; 0 % and 100 % only where it is exactly that."""
    whole = round(weight * 100)
    if whole == 0 and weight > 0:
        return "<1%"
    if whole == 100 and weight < 1:
        return ">99%"
    return f"{whole}%"


def exact(value: float) -> str:
    """Return the shortest text that reads back as the same float; zero has no sign."""
    return repr(float(value) + 0.0)


def shortest(value: float) -> str:
    """Return a number as a reader would type it into a box."""
    return f"{value:.10g}"


def point(coordinates: Iterable[float], places: int = 2) -> str:
    """Return coordinates as ``(0.60, 0.90)``."""
    return f"({', '.join(fixed(c, places) for c in coordinates)})"


def number(value: Shown, places: int = 2, class_: str = "") -> Markup:
    """Return a drawn number: rounded for the eye, exact in ``data-value``; if hidden ``?``."""
    return _drawn("span", value, places, f' class="{class_}"' if class_ else "")


def svg_number(value: Shown, places: int = 2) -> Markup:
    """Return a drawn number for use inside an SVG text."""
    return _drawn("tspan", value, places)


def _drawn(tag: str, value: Shown, places: int, more: str = "") -> Markup:
    if isinstance(value, Hidden):
        return as_markup(f"<{tag}{more}>{UNKNOWN}</{tag}>")
    # Written out, as a figure has dozens of them a frame: there is nothing to escape in digits.
    return as_markup(f'<{tag} data-value="{exact(value)}"{more}>{fixed(value, places)}</{tag}>')
