"""The sentences, made by hand: words, their features, and what each feature looks for."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from app.core.arrays import Floats
from app.kit.tokens import Token

WIDTH: Final = 4


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, whose every word has one of four features.

    ``features`` are names in the catalogue, ``has`` the number of each word's feature. Row f of
    ``w_q`` says what a word with feature f looks for, a column a feature. ``default_row`` is the
    row shown until the reader asks for one.
    """

    tokens: tuple[Token, ...]
    has: tuple[int, ...]
    features: tuple[str, ...]
    w_q: tuple[tuple[float, ...], ...]
    default_row: int

    def x(self) -> Floats:
        """Return X, words by features: 1 where a word has a feature, else 0."""
        return np.eye(WIDTH)[list(self.has)]


# An action looks for a thing done to and a doer; people, things and times look for an action.
_ACTION: Final = (2.0, 3.0, 0.0, 0.0)
_LOOKS_FOR_ACTION: Final = (0.0, 0.0, 0.0, 2.0)
_LOOKS_FOR_THING: Final = (0.0, 3.0, 0.0, 0.0)

SENTENCES: Final = {
    "minsu": Sentence(
        tokens=(
            Token("민수가", "Minsu"),
            Token("어제", "yesterday"),
            Token("산", "bought"),
            Token("책을", "book"),
            Token("읽었다", "read"),
        ),
        has=(0, 2, 3, 1, 3),
        features=("person", "thing", "time", "action"),
        w_q=(_LOOKS_FOR_ACTION, _LOOKS_FOR_ACTION, _LOOKS_FOR_ACTION, _ACTION),
        default_row=2,
    ),
    # No word of time here, and one that stands for another: its feature takes the free place.
    "minji": Sentence(
        tokens=(
            Token("민지가", "Minji"),
            Token("컵을", "cup"),
            Token("놓고", "put down"),
            Token("그것을", "it"),
            Token("닦았다", "wiped"),
        ),
        has=(0, 1, 3, 2, 3),
        features=("person", "thing", "pronoun", "action"),
        w_q=(_LOOKS_FOR_ACTION, _LOOKS_FOR_ACTION, _LOOKS_FOR_THING, _ACTION),
        default_row=3,
    ),
}
LONGEST: Final = max(len(sentence.tokens) for sentence in SENTENCES.values())
