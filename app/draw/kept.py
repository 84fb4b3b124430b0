"""Parts of a view that are printed once and kept, so that a drag pays only for what it changes."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, cast

from htpy import Node, fragment
from markupsafe import Markup

P = ParamSpec("P")

# Enough for what a drag leaves alone in a few figures; the oldest goes first.
_MANY: Final = 64


def kept(draw: Callable[P, Node]) -> Callable[P, Markup]:
    """Let a pure part of a view print the same arguments only once. They must be hashable."""

    def print_once(*arguments: P.args, **named: P.kwargs) -> Markup:
        return Markup(fragment[draw(*arguments, **named)])

    return cast(Callable[P, Markup], lru_cache(maxsize=_MANY)(print_once))
