"""The sentences, made by hand: words, their features, and what each feature looks for."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from app.core.arrays import Floats

WIDTH: Final = 4


@dataclass(frozen=True, slots=True)
class Token:
    """One word: as written, in English, and the number of the one feature that it has."""

    text: str
    gloss: str
    feature: int


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of five words and four features.

    ``features`` are names in the catalogue. Row f of ``w_q`` says what a word with feature f looks
    for, a column a feature. ``telling`` is the row shown until the reader asks for one.
    """

    tokens: tuple[Token, ...]
    features: tuple[str, ...]
    w_q: tuple[tuple[float, ...], ...]
    telling: int

    def x(self) -> Floats:
        """Return X, words by features: 1 where a word has a feature, else 0."""
        return np.eye(WIDTH)[[token.feature for token in self.tokens]]


# An action looks for a thing done to and a doer; people, things and times look for an action.
_ACTION: Final = (2.0, 3.0, 0.0, 0.0)
_LOOKS_FOR_ACTION: Final = (0.0, 0.0, 0.0, 2.0)
_LOOKS_FOR_THING: Final = (0.0, 3.0, 0.0, 0.0)

SENTENCES: Final = {
    "minsu": Sentence(
        tokens=(
            Token("민수가", "Minsu", 0),
            Token("어제", "yesterday", 2),
            Token("산", "bought", 3),
            Token("책을", "book", 1),
            Token("읽었다", "read", 3),
        ),
        features=("person", "thing", "time", "action"),
        w_q=(_LOOKS_FOR_ACTION, _LOOKS_FOR_ACTION, _LOOKS_FOR_ACTION, _ACTION),
        telling=2,
    ),
    # No word of time here, and one that stands for another: its feature takes the free place.
    "minji": Sentence(
        tokens=(
            Token("민지가", "Minji", 0),
            Token("컵을", "cup", 1),
            Token("놓고", "put down", 3),
            Token("그것을", "it", 2),
            Token("닦았다", "wiped", 3),
        ),
        features=("person", "thing", "pronoun", "action"),
        w_q=(_LOOKS_FOR_ACTION, _LOOKS_FOR_ACTION, _LOOKS_FOR_THING, _ACTION),
        telling=3,
    ),
}
WORDS_EACH: Final = 5
