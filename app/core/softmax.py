"""Scores to weights, and how spread out the weights are."""

import numpy as np

from app.core.arrays import Floats

LOWEST = np.finfo(np.float64).min


def softmax(scores: Floats) -> Floats:
    """Weights exp(s) / Σ exp(s) over the last axis: each in [0, 1], each row summing to 1.

    A score of -inf is masked: its weight is exactly 0. A row that is masked whole has no
    weights to give, and gets all zeros; so does `scaled_dot_product_attention` of recent
    PyTorch, while a plain softmax would give NaN.

    scores: any shape with at least one entry on the last axis. Weights have the same shape.
    Raises ValueError when `scores` has no last axis, an empty one, NaN or +inf.
    """
    scores = np.asarray(scores, dtype=np.float64)
    if scores.ndim == 0 or scores.shape[-1] == 0:
        raise ValueError(f"scores needs at least one entry a row, got shape {scores.shape}")
    top = scores.max(axis=-1, keepdims=True)
    if not (top < np.inf).all():  # a maximum carries NaN along, so one test finds both
        raise ValueError("scores must be finite or -inf (masked), got NaN or +inf")

    # Softmax does not change when a row is shifted. With the maximum at 0, exp cannot overflow,
    # and the sum is at least 1. Only a row masked whole is different: -inf less the lowest
    # finite number is still -inf, and its sum of 0 is replaced by 1.
    with np.errstate(over="ignore"):  # a difference past the largest float: -inf, so weight 0
        powers = np.exp(scores - np.maximum(top, LOWEST))
    weights: Floats = powers / np.maximum(powers.sum(axis=-1, keepdims=True), 1.0)
    return weights


def entropy(weights: Floats) -> Floats:
    """Entropy -Σ w·log w in nats over the last axis, with 0·log 0 = 0.

    0 when one entry has all the weight, log n when n entries share it evenly.

    weights: any shape with at least one entry on the last axis, none negative.
    Returns the shape without the last axis. Raises ValueError naming `weights` otherwise.
    """
    weights = np.asarray(weights, dtype=np.float64)
    if weights.ndim == 0 or weights.shape[-1] == 0:
        raise ValueError(f"weights needs at least one entry a row, got shape {weights.shape}")
    if not (weights >= 0).all():
        raise ValueError("weights must be 0 or more, got a negative number or NaN")
    logs = np.log(np.where(weights > 0, weights, 1.0))
    return np.asarray(0.0 - (weights * logs).sum(axis=-1))  # 0.0 - 0.0 is 0.0, never -0.0
