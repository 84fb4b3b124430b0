"""What tests of links share: the lesson's figures, and what a link says to them."""

from typing import Any, Final

from app import figures
from app.kit.figure import Figure
from app.loop.link_part import Part
from app.loop.links import Link, parse

BUILT: Final[dict[str, Figure[Any, Any]]] = {name: figures.load(name) for name in figures.NAMES}


def link_of(fragment: str, query: str = "", names: tuple[str, ...] = figures.NAMES) -> Link:
    """Return what an address says to figures of these names."""
    return parse(query, fragment, names)


def part(fragment: str, name: str = "plane", query: str = "") -> Part:
    """Return what a link says to one figure of the lesson."""
    return link_of(fragment, query).for_figure(name, BUILT[name])


def fields(state: Any, figure: Figure[Any, Any]) -> dict[str, Any]:
    """Return the values of a figure's fields."""
    return {name: getattr(state, name) for name in figure.fields}
