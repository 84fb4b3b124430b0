"""A row of weights in words: what leads it, what it cannot see, and all of it in order."""

from collections.abc import Sequence
from typing import Final

from app.core.arrays import Floats
from app.draw.numbers import fixed, percent
from app.kit.tokens import joined
from app.words.catalogue import Words

Reasons = Sequence[str | None]

# Weights and scores nearer to each other than this are told as equal.
SAME: Final = 5e-7


def leaders(row: Floats) -> list[int]:
    """Return where a row of weights or of scores is largest, ties included."""
    return [j for j, value in enumerate(row.tolist()) if row.max() - value < SAME]


def ranked(weights: Sequence[float], reasons: Reasons) -> list[list[int]]:
    """Return the columns that a row sees, largest weight first, equal weights in one group."""
    groups: list[list[int]] = []
    columns = [j for j, reason in enumerate(reasons) if reason is None]
    for j in sorted(columns, key=lambda j: -weights[j]):
        if groups and weights[groups[-1][0]] - weights[j] < SAME:
            groups[-1].append(j)
        else:
            groups.append([j])
    return [sorted(group) for group in groups]


def unseen(columns: Sequence[int], names: Sequence[str], reasons: Reasons, words: Words) -> str:
    """Return the masked ones among ``columns`` by name, with the reason; "" if there are none."""
    kinds = dict.fromkeys(reasons[j] for j in columns if reasons[j] is not None)
    return joined(
        (
            words(
                f"attention.mask.{kind}.keys",
                keys=joined((names[j] for j in columns if reasons[j] == kind), words),
            )
            for kind in kinds
        ),
        words,
    )


def row_summary(
    asks: str, names: Sequence[str], weights: Sequence[float], reasons: Reasons, words: Words
) -> str:
    """Return all that a row sees, in the order of weight, equal weights together."""
    shares = (
        words(
            "attention.share_each" if len(group) > 1 else "attention.share",
            keys=joined((names[j] for j in group), words),
            share=percent(weights[group[0]]),
        )
        for group in ranked(weights, reasons)
    )
    return words("attention.row_summary", asks=asks, shares=", ".join(shares))


def cell_aloud(
    asks: str, key: str, score: float, weight: float, reason: str | None, words: Words
) -> str:
    """Return what a listener hears about one cell."""
    if reason is not None:
        why = words(f"attention.mask.{reason}")
        return words("attention.masked_aloud", asks=asks, key=key, why=why)
    return words(
        "attention.cell_aloud", asks=asks, key=key, score=fixed(score), weight=fixed(weight)
    )
