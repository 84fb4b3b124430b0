"""Parts of a view that are printed once and cached, so that a drag prints only what it changes."""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, ParamSpec, cast

from htpy import Node, fragment
from markupsafe import Markup, escape

P = ParamSpec("P")

# Enough for what a drag leaves alone in a few figures.
_MANY: Final = 64
# Stands for what a template is filled with. HTML knows no such character.
SLOT: Final = Markup("\0")
# ``Markup(text)`` for text that is a string and is known to be markup; called a hundred times a
# frame, so it leaves out the question whether the text prints itself.
as_markup: Final = cast(Callable[[str], Markup], partial(str.__new__, Markup))


def lazy(draw: Callable[P, Node]) -> Callable[P, Markup]:
    """Let a pure part of a view print the same arguments only once. They must be hashable."""

    def print_once(*arguments: P.args, **named: P.kwargs) -> Markup:
        return Markup(fragment[draw(*arguments, **named)])

    return cast(Callable[P, Markup], lru_cache(maxsize=_MANY)(print_once))


def join(*parts: Markup) -> Markup:
    """Return the parts as one markup; unlike ``Markup.join`` it checks none of them again."""
    return as_markup("".join(parts))


class Template:
    """Markup with slots, in the order in which it prints them."""

    def __init__(self, printed: Markup) -> None:
        """Take markup that has a ``SLOT`` wherever something is to be filled in."""
        self._pieces = str(printed).split(SLOT)

    def fill(self, *contents: str) -> Markup:
        """Return the markup with each slot filled: text is escaped, markup is not.

        Raises:
            ValueError: there are not as many contents as slots.
        """
        if len(contents) != len(self._pieces) - 1:
            raise ValueError(f"{len(self._pieces) - 1} slots, {len(contents)} contents")
        parts = [""] * (2 * len(contents) + 1)
        parts[::2] = self._pieces
        parts[1::2] = [one if type(one) is Markup else escape(one) for one in contents]
        return as_markup("".join(parts))


def template(draw: Callable[P, Node]) -> Callable[P, Template]:
    """Let a part be printed once for the same arguments, with slots for what changes often.

    A slot may be content or an attribute's whole value or part of it.
    """

    def print_once(*arguments: P.args, **named: P.kwargs) -> Template:
        return Template(Markup(fragment[draw(*arguments, **named)]))

    return cast(Callable[P, Template], lru_cache(maxsize=_MANY)(print_once))
