"""Who may look at whom. Everywhere in the core True means: take part."""

import numpy as np

from app.core.arrays import Bools
from app.core.checks import check_integer


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
