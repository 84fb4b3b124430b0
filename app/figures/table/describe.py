"""The table in words. On the English page a Korean word brings its meaning along."""

from collections.abc import Iterable

from app.core.arrays import Floats
from app.draw.numbers import fixed, percent
from app.figures.table.state import Derived, State, derive, sentence_of, shown_row
from app.words.catalogue import Words

# Weights nearer to each other than this are told as equal.
_SAME = 5e-7


def named(
    state: State, word: int, words: Words, *, aloud: bool = False, short: bool = False
) -> str:
    """Return how a word is called.

    In English that is the word with its meaning; ``short``, beside the table, the word alone;
    ``aloud``, for a voice that cannot read Korean, the meaning alone.
    """
    token = sentence_of(state).tokens[word]
    entry = "table.named_aloud" if aloud else "table.named_short" if short else "table.named"
    return words(entry, word=token.text, gloss=token.gloss)


def sentence(state: State, words: Words, *, aloud: bool = False) -> str:
    """Return where the shown row looks most, and what it misses behind the mask."""
    row, derived = shown_row(state), derive(state)
    asks = named(state, row, words, aloud=aloud)
    if derived.keep[row].sum() == 1:
        return words("table.embedded", asks=asks)
    top = _leaders(derived.weights[row])
    missed = [j for j in _leaders(derived.unmasked[row]) if not derived.keep[row, j]]
    return words(
        ("table.misses" if missed else "table.looks") + ("_tie" if len(top) > 1 else ""),
        asks=asks,
        missed=_joined((named(state, j, words, aloud=aloud) for j in missed), words),
        keys=_keys(state, top, words, aloud=aloud),
        share=percent(derived.weights[row, top[0]]),
    )


def spoken(state: State, words: Words) -> str:
    """Return what a listener hears once the hand rests: the chosen cell, then the shown row."""
    row = sentence(state, words, aloud=True)
    return row if state.cell is None else f"{_cell_aloud(state, words)} {row}"


def row_summary(state: State, words: Words) -> str:
    """Return all that the shown row sees, in the order of weight, equal shares together."""
    row = shown_row(state)
    shares = []
    for group in _ranked(derive(state), row):
        entry = "table.share_each" if len(group) > 1 else "table.share"
        share = percent(derive(state).weights[row, group[0]])
        shares.append(words(entry, keys=_keys(state, group, words, short=True), share=share))
    asks = named(state, row, words, short=True)
    return words("table.summary", asks=asks, shares=", ".join(shares))


def _cell_aloud(state: State, words: Words) -> str:
    assert state.cell is not None
    i, j = state.cell
    derived = derive(state)
    asks, key = (named(state, word, words, aloud=True) for word in (i, j))
    if not derived.keep[i, j]:
        return words("table.masked_aloud", asks=asks, key=key)
    score, weight = fixed(derived.scores[i, j]), fixed(derived.weights[i, j])
    return words("table.cell_aloud", asks=asks, key=key, score=score, weight=weight)


def _keys(state: State, group: list[int], words: Words, **manner: bool) -> str:
    """Return the words of a group; the asking one is called itself."""
    row = shown_row(state)
    names = (words("table.itself") if j == row else named(state, j, words, **manner) for j in group)
    return _joined(names, words)


def _joined(names: Iterable[str], words: Words) -> str:
    *first, last = list(names) or [""]
    if not first:
        return last
    entry = "table.and" if len(first) == 1 else "table.list"
    return words(entry, first=words("table.between").join(first), last=last)


def _leaders(row: Floats) -> list[int]:
    """Return where a row is largest, ties included."""
    return [j for j, value in enumerate(row.tolist()) if row.max() - value < _SAME]


def _ranked(derived: Derived, row: int) -> list[list[int]]:
    """Return the visible words in the order of their weight, those of equal weight in one group."""
    weights = derived.weights[row]
    groups: list[list[int]] = []
    for j in sorted(
        derived.keep[row].nonzero()[0].tolist(), key=lambda j: (-round(weights[j], 6), j)
    ):
        if groups and abs(weights[groups[-1][0]] - weights[j]) < _SAME:
            groups[-1].append(j)
        else:
            groups.append([j])
    return groups
