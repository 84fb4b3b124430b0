"""How the parts of a figure stand together."""

from htpy import Node, details, div, summary
from markupsafe import Markup

from app.draw.template import SLOT, template


def side_by_side(left: Markup, right: Markup) -> Markup:
    """Return two parts beside each other, or one below the other where it is narrow."""
    return _side_by_side().fill(left, right)


@template
def _side_by_side() -> Node:
    return div(".two")[div[SLOT], div[SLOT]]


def folded(title: str, content: Markup) -> Markup:
    """Return a part that a reader unfolds."""
    return _folded(title).fill(content)


@template
def _folded(title: str) -> Node:
    return details(".more")[summary[title], SLOT]
