"""Korean words on the page: on the English one marked as Korean, and with their meaning below."""

import re
from typing import Final

from htpy import Node, fragment, small, span
from markupsafe import Markup

from app.figures.table.sentences import Token
from app.words.catalogue import Words

_HANGUL: Final = re.compile(r"([가-힣]+(?: [가-힣]+)*)")


def token(it: Token, words: Words) -> Node:
    """Return a word as it stands in the head of a row or a column."""
    if words.language == "ko":
        return it.text
    return [span(lang="ko")[it.text], " ", small(".gloss")[it.gloss]]


def marked(text: str, words: Words) -> str:
    """Return a sentence of the page's language as markup in which Korean words are marked."""
    if words.language == "ko":
        return text
    pieces = _HANGUL.split(text)
    return Markup(fragment[(span(lang="ko")[p] if n % 2 else p for n, p in enumerate(pieces))])
