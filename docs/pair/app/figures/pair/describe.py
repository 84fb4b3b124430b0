"""The pair in words."""

from app.draw.numbers import percent
from app.figures.pair.state import State, derive
from app.words.catalogue import Words


def sentence(state: State, words: Words) -> str:
    """Return what the figure shows, in one sentence."""
    first, second = map(percent, derive(state).weights.tolist())
    return words("pair.sentence", first=first, second=second)
