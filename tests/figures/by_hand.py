"""The plane's arithmetic once more, with plain numbers and loops, as one would do it by hand."""

from collections.abc import Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from math import exp, hypot, log, sqrt

Point = Sequence[float]


def dots(q: Point, keys: Sequence[Point]) -> list[float]:
    return [q[0] * k[0] + q[1] * k[1] for k in keys]


def weights(scores: Sequence[float]) -> list[float]:
    """Return softmax; scores must be small enough for exp."""
    powers = [exp(s) for s in scores]
    return [p / sum(powers) for p in powers]


def looks(q: Point, keys: Sequence[Point], *, scale: bool = True) -> list[float]:
    """Return the weights of q over the keys."""
    return weights([dot / sqrt(2) if scale else dot for dot in dots(q, keys)])


def mean(shares: Sequence[float], values: Sequence[Point]) -> list[float]:
    return [sum(w * v[axis] for w, v in zip(shares, values, strict=True)) for axis in (0, 1)]


def entropy(shares: Sequence[float]) -> float:
    return -sum(w * log(w) for w in shares)


def cosines(q: Point, keys: Sequence[Point]) -> list[float]:
    return [dot / hypot(*q) / hypot(*k) for dot, k in zip(dots(q, keys), keys, strict=True)]


def rounded(value: float) -> str:
    """Return two decimals as print has them: a true minus sign, and zero without any."""
    text = str(Decimal(value).quantize(Decimal("0.01"), ROUND_HALF_EVEN))
    return text.removeprefix("-") if float(text) == 0 else text.replace("-", "−")
