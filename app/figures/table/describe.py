"""The table in words. On the English page a Korean word brings its meaning along."""

from collections.abc import Sequence

from app.draw.numbers import percent
from app.figures.table.state import State, derive, sentence_of, shown_row
from app.kit import row_words
from app.kit.tokens import Manner, joined
from app.words.catalogue import Words


def named(state: State, words: Words, manner: Manner = "full") -> list[str]:
    """Return how the words of the sentence are called."""
    return [token.named(words, manner) for token in sentence_of(state).tokens]


def sentence(state: State, words: Words, manner: Manner = "full") -> str:
    """Return where the shown row looks most, and what it misses behind the mask."""
    row, derived = shown_row(state), derive(state)
    asks, reasons = named(state, words, manner)[row], derived.mask.reasons[row]
    if [j for j, reason in enumerate(reasons) if reason is None] == [0]:
        return words("table.first", asks=asks)
    top = row_words.leaders(derived.weights[row])
    missed = row_words.unseen(
        row_words.leaders(derived.unmasked[row]), named(state, words, manner), reasons, words
    )
    keys = _keys(state, words, manner)
    return words(
        ("table.misses" if missed else "table.looks") + ("_tie" if len(top) > 1 else ""),
        asks=asks,
        missed=missed,
        keys=joined((keys[j] for j in top), words),
        share=percent(derived.weights[row, top[0]]),
    )


def spoken(state: State, words: Words) -> str:
    """Return what a listener hears once the hand rests: the chosen cell, then the shown row."""
    row = sentence(state, words, "aloud")
    return row if state.cell is None else f"{_cell_aloud(state, words)} {row}"


def row_summary(state: State, weights: Sequence[float], words: Words) -> str:
    """Return all that the shown row sees, in the order of its ``weights``."""
    row = shown_row(state)
    return row_words.row_summary(
        named(state, words, "short")[row],
        _keys(state, words, "short"),
        weights,
        derive(state).mask.reasons[row],
        words,
    )


def _cell_aloud(state: State, words: Words) -> str:
    assert state.cell is not None
    i, j = state.cell
    derived, names = derive(state), named(state, words, "aloud")
    return row_words.cell_aloud(
        names[i],
        names[j],
        derived.scores[i, j],
        derived.weights[i, j],
        derived.mask.reasons[i][j],
        words,
    )


def _keys(state: State, words: Words, manner: Manner) -> list[str]:
    """Return how the shown row calls the words: the one that asks is called itself."""
    names = named(state, words, manner)
    names[shown_row(state)] = words("attention.itself")
    return names
