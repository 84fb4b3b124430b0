"""Whether a word is nearly another: mistyped, not something else."""

from collections.abc import Iterable


def is_near(word: str, known: Iterable[str]) -> bool:
    """Return whether a word is one of the known ones, but for capitals and a mistyped letter.

    In a word of six letters or more two letters may be wrong.
    """
    return any(_is_within(word.lower(), name, 1 + (len(name) > 5)) for name in known)


def _is_within(word: str, name: str, limit: int) -> bool:
    """Return whether at most ``limit`` letters were added, left out, replaced or exchanged."""
    if abs(len(word) - len(name)) > limit:
        return False
    before, row = list[int](), list(range(len(name) + 1))
    for i, letter in enumerate(word, 1):
        earlier, before, row = before, row, [i]
        for j, other in enumerate(name, 1):
            cost = min(before[j] + 1, row[-1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and (letter, word[i - 2]) == (name[j - 2], other):
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
    return row[-1] <= limit
