"""The text of links: its pieces, without what hosts append, and how their parts are quoted."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_PLAIN: Final = re.compile(r"[\w.,-]*", re.ASCII)
# Hosts append a query of their own to a fragment, and browsers the text to highlight.
_APPENDED: Final = re.compile(r"[?#]|:~:")
_TRACKING: Final = re.compile(r"utm_\w*|(fb|g|d|y|tw)clid|msclkid|igshid|mc_[ce]id", re.ASCII)


class Piece(NamedTuple):
    """One piece of a link as it was, its name, and its value: None where there is no ``=``."""

    text: str
    name: str
    value: str | None


def pieces(text: str) -> Iterator[Piece]:
    """Yield the pieces of a query or fragment that no host or tracker appended."""
    for piece in _APPENDED.split(text, maxsplit=1)[0].split("&"):
        # A link that was pasted as HTML: &amp; in place of &, perhaps more than once.
        plain = re.sub(r"^(amp;)+", "", piece)
        name, equals, value = plain.partition("=")
        if plain and not _TRACKING.fullmatch(name):
            yield Piece(plain, unquoted(name), unquoted(value) if equals else None)


# urllib is not among the first modules to import: most links have nothing to quote.


def quoted(text: str) -> str:
    """Return the text with everything percent-encoded that mail or chat might change."""
    if _PLAIN.fullmatch(text):
        return text
    from urllib.parse import quote

    return quote(text, safe=",.-")


def unquoted(text: str) -> str:
    """Return the text that was percent-encoded."""
    if "%" not in text:
        return text
    from urllib.parse import unquote

    return unquote(text)
