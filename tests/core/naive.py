"""The formulas again, one number at a time: slow, plain, and sharing no code with app.core."""

import math
from collections.abc import Sequence

Rows = Sequence[Sequence[float]]


def softmax(row: Sequence[float]) -> list[float]:
    seen = [s for s in row if s != -math.inf]
    if not seen:
        return [0.0] * len(row)
    powers = [math.exp(s - max(seen)) if s != -math.inf else 0.0 for s in row]
    total = math.fsum(powers)
    return [p / total for p in powers]


def entropy(row: Sequence[float]) -> float:
    return -math.fsum(w * math.log(w) for w in row if w > 0)


def scores(queries: Rows, keys: Rows, scale: bool) -> list[list[float]]:
    divisor = math.sqrt(len(queries[0])) if scale else 1.0
    return [
        [math.fsum(a * b for a, b in zip(q, k, strict=True)) / divisor for k in keys]
        for q in queries
    ]


def weights(
    queries: Rows, keys: Rows, mask: Sequence[Sequence[bool]] | None, scale: bool
) -> list[list[float]]:
    rows = []
    for i, row in enumerate(scores(queries, keys, scale)):
        rows.append(
            softmax([s if mask is None or mask[i][j] else -math.inf for j, s in enumerate(row)])
        )
    return rows


def mix(weights: Rows, values: Rows) -> list[list[float]]:
    return [
        [
            math.fsum(w * v[c] for w, v in zip(row, values, strict=True))
            for c in range(len(values[0]))
        ]
        for row in weights
    ]
