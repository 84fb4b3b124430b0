"""The √d experiment as the contract writes it down, apart from Nungil's own code."""

from typing import Any

import numpy as np


def experiment(d: int, seed: int) -> dict[str, Any]:
    """The contract's recipe, written down a second time."""
    rng = np.random.default_rng(seed)
    query = rng.standard_normal((300, d))
    keys = rng.standard_normal((300, 8, d))
    dots = (keys @ query[:, :, None])[:, :, 0]
    found: dict[str, Any] = {"mean_max": {}, "score_sd": {}, "mean_gradient": {}}
    for case, scores in (("unscaled", dots), ("scaled", dots / np.sqrt(d))):
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        largest = (weights / weights.sum(axis=1, keepdims=True)).max(axis=1)
        found["mean_max"][case] = largest.mean()
        found["score_sd"][case] = scores.std()
        found["mean_gradient"][case] = (largest * (1 - largest)).mean()
    return found
