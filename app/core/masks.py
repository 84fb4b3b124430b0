"""Who may look at whom. Everywhere in the core True means: take part."""

from dataclasses import dataclass

import numpy as np

from app.core.arrays import Bools
from app.core.checks import check_integer


@dataclass(frozen=True, slots=True, eq=False)
class Mask:
    """Several masks joined to one. A row is a query, a column is a key."""

    keep: Bools
    """(L, S), True where every mask lets the pair take part."""
    reasons: tuple[tuple[str | None, ...], ...]
    """(L, S), the name of the first mask that hides the pair, None where it takes part."""


def join_masks(n_queries: int, n_keys: int, **masks: Bools) -> Mask:
    """Join masks of shape (n_queries, n_keys), each given under the reason for which it hides.

    Where several hide a pair, the reason is that of the first one. Without any, all pairs take
    part.

    Raises ValueError, naming the argument, for a count that is not an integer of at least 1, a
    mask of another shape, and one that is not boolean.
    """
    check_integer("n_queries", n_queries, 1)
    check_integer("n_keys", n_keys, 1)
    keep: Bools = np.ones((n_queries, n_keys), dtype=np.bool_)
    reasons = np.full(keep.shape, None, dtype=np.object_)
    for reason, mask in masks.items():
        if mask.shape != keep.shape or mask.dtype != np.bool_:
            raise ValueError(
                f"{reason} must be a boolean mask of shape {keep.shape}, "
                f"got {mask.dtype} {mask.shape}"
            )
        reasons[keep & ~mask] = reason
        keep &= mask
    return Mask(keep, tuple(map(tuple, reasons.tolist())))


def causal_mask(n_queries: int, n_keys: int | None = None) -> Bools:
    """Boolean (n_queries, n_keys), True where query i may look at key j: j ≤ i.

    The diagonal is kept, so a token sees itself and n queries on n keys make n(n + 1)/2 pairs.
    When the counts differ, the triangle starts at the upper left, as with `is_causal` of
    PyTorch and JAX. n_keys defaults to n_queries.

    Raises ValueError, naming the argument, for a count that is not an integer of at least 1.
    """
    if n_keys is None:
        n_keys = n_queries
    check_integer("n_queries", n_queries, 1)
    check_integer("n_keys", n_keys, 1)
    return np.tri(n_queries, n_keys, dtype=np.bool_)
