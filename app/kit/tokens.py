"""The tokens of a sentence: how they stand in a table, and how sentences of the page name them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from htpy import Node

from app.draw.labels import Label, as_written
from app.draw.template import lazy
from app.words.catalogue import Language, Words

Manner = Literal["full", "short", "aloud"]


@dataclass(frozen=True, slots=True)
class Token:
    """One token: as written, its meaning in the page's other language, and its own language."""

    text: str
    gloss: str
    lang: Language = "ko"

    def label(self, words: Words) -> Label:
        """Return what heads a row or a column; readers of its language need no gloss."""
        if self.lang == words.language:
            return Label(self.text)
        return Label(self.text, self.gloss, self.lang)

    def named(self, words: Words, manner: Manner = "full") -> str:
        """Return how a sentence names the token.

        In English that is the word with its meaning; ``short``, beside a table, the word alone;
        ``aloud``, for a voice that cannot read Korean, the meaning alone.
        """
        return words(f"attention.token.{manner}", word=self.text, gloss=self.gloss)


def joined(names: Iterable[str], words: Words) -> str:
    """Return names as a list in words: ``a``, ``a and b``, ``a, b and c``."""
    *first, last = list(names) or [""]
    if not first:
        return last
    entry = "attention.and" if len(first) == 1 else "attention.list"
    return words(entry, first=words("attention.between").join(first), last=last)


@lazy
def marked(text: str, tokens: tuple[Token, ...], words: Words) -> Node:
    """Return a sentence of the page as markup in which the tokens are marked as words as written.

    A token in the page's own language is found in quotation marks only, as it may also be an
    ordinary word of the sentence.
    """
    languages = {token.text: token.lang for token in tokens}
    found = "|".join(map(re.escape, sorted(languages, key=len, reverse=True)))
    own = words.language in languages.values()
    pattern = f"(?<=[‘“])({found})(?=[’”])" if own else rf"(?<!\w)({found})(?!\w)"
    return [
        as_written(piece, "" if own else languages[piece]) if n % 2 else piece
        for n, piece in enumerate(re.split(pattern, text))
    ]
