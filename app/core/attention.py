"""Scaled dot-product attention: softmax(QKᵀ/√d_k) V.

Vaswani et al. 2017, "Attention Is All You Need", section 3.2.1.
"""

import math
from dataclasses import dataclass

import numpy as np

from app.core.arrays import Bools, Floats
from app.core.softmax import softmax


@dataclass(frozen=True, slots=True, eq=False)
class Attention:
    """One attention, step by step. A row is a query, a column is a key."""

    scores: Floats
    """(L, S), what goes into the softmax: scaled, masked entries -inf."""
    weights: Floats
    """(L, S), masked entries exactly 0; a row sums to 1, or to 0 if it is masked whole."""
    outputs: Floats
    """(L, d_v), each row a weighted mean of the values."""


def scaled_scores(queries: Floats, keys: Floats, *, scale: bool = True) -> Floats:
    """Dot products q·k of all queries with all keys, divided by √d_k when `scale`.

    queries: (L, d_k). keys: (S, d_k). Returns (L, S).
    Raises ValueError for shapes that do not fit, for entries that are not finite, and for dot
    products past the largest float (about 1.8e308).
    """
    queries, keys = _matrix("queries", queries), _matrix("keys", keys)
    d_k = queries.shape[1]
    if keys.shape[1] != d_k:
        raise ValueError(
            f"queries and keys must be equally wide, got queries {queries.shape} "
            f"and keys {keys.shape}"
        )
    with np.errstate(over="ignore", invalid="ignore"):  # told below, in better words
        scores: Floats = queries @ keys.T
    if not np.isfinite(scores).all():
        # Anything not finite that goes in comes out not finite, so this is the only test that
        # a good call pays for. Who did it is looked up now.
        _must_be_finite("queries", queries)
        _must_be_finite("keys", keys)
        raise ValueError("the dot product of queries and keys is too large for a float")
    return scores / math.sqrt(d_k) if scale else scores


def attention(
    queries: Floats,
    keys: Floats,
    values: Floats,
    *,
    mask: Bools | None = None,
    scale: bool = True,
) -> Attention:
    """Let each query look at all keys, and average the values by what it finds.

    queries: (L, d_k). keys: (S, d_k). values: (S, d_v). mask: boolean (L, S), True = take part.
    The mask comes before the softmax, as -inf: multiplying the weights afterwards would lose
    their sum of 1. A query that may look at nothing gets weights and output 0 (see `softmax`).

    Raises ValueError, naming the argument, for shapes that do not fit, a mask that is not
    boolean, and numbers that are not finite.
    """
    scores = scaled_scores(queries, keys, scale=scale)
    values = _matrix("values", values)
    if values.shape[0] != scores.shape[1]:
        raise ValueError(
            f"values and keys must have equally many rows, got values {values.shape} "
            f"and keys {np.shape(keys)}"
        )
    if mask is not None:
        mask = np.asarray(mask)
        if mask.dtype != np.bool_:  # added, a mask of 0 and 1 would hide nothing
            raise ValueError(f"mask must be boolean (True = take part), got {mask.dtype}")
        if mask.shape != scores.shape:
            raise ValueError(
                f"mask must have a row a query and a column a key, {scores.shape}, "
                f"got mask {mask.shape}"
            )
        scores = np.where(mask, scores, -np.inf)
    weights = softmax(scores)
    with np.errstate(over="ignore", invalid="ignore"):
        outputs: Floats = weights @ values
    if not np.isfinite(outputs).all():  # even where the weight is 0, as 0·∞ is NaN
        _must_be_finite("values", values)
        raise ValueError("the weighted mean of values is too large for a float")
    return Attention(scores, weights, outputs)


def _matrix(name: str, array: Floats) -> Floats:
    array = np.asarray(array, dtype=np.float64)
    if array.ndim != 2 or array.size == 0:
        raise ValueError(
            f"{name} must have two axes, neither of them empty, got {name} {array.shape}"
        )
    return array


def _must_be_finite(name: str, array: Floats) -> None:
    if not np.isfinite(array).all():
        raise ValueError(f"{name} must be finite, got NaN or infinity")
