"""The √d experiment as the contract writes it down, one number at a time."""

import math
from functools import cache

import numpy as np

from tests.core import naive
from tests.core.laws import Floats

DRAWS = 300
KEYS = 8

Cases = dict[str, float]


def draws(d: int, seed: int) -> tuple[Floats, Floats]:
    """Return the 300 queries and the 300 times 8 keys, each in one large draw."""
    rng = np.random.default_rng(seed)
    q = rng.standard_normal((DRAWS, d))
    k = rng.standard_normal((DRAWS, KEYS, d))
    return q, k


@cache
def largest(d: int, seed: int, scaled: bool) -> tuple[list[float], list[float]]:
    """Return all 2,400 scores, and the largest weight of each draw."""
    q, k = (part.tolist() for part in draws(d, seed))
    rows = [naive.scores([q[n]], k[n], scaled)[0] for n in range(DRAWS)]
    return [score for row in rows for score in row], [max(naive.softmax(row)) for row in rows]


def experiment(d: int, seed: int) -> dict[str, Cases]:
    """Return the means that the contract names, of both cases."""
    found: dict[str, Cases] = {"mean_max": {}, "score_sd": {}, "mean_gradient": {}}
    for case in ("unscaled", "scaled"):
        scores, weights = largest(d, seed, case == "scaled")
        mean = math.fsum(scores) / len(scores)
        variance = math.fsum((score - mean) ** 2 for score in scores) / len(scores)
        found["mean_max"][case] = math.fsum(weights) / DRAWS
        found["score_sd"][case] = math.sqrt(variance)
        found["mean_gradient"][case] = math.fsum(w * (1 - w) for w in weights) / DRAWS
    return found


def saturated(d: int, seed: int) -> Cases:
    """Return the share of the draws whose largest weight is above .99, in both cases."""
    cases = {"unscaled": False, "scaled": True}
    return {
        case: sum(weight > 0.99 for weight in largest(d, seed, scaled)[1]) / DRAWS
        for case, scaled in cases.items()
    }


def one_draw(d: int, seed: int) -> dict[str, list[float]]:
    """Return the 8 weights of the one draw, in both cases."""
    rng = np.random.default_rng([seed, 2])
    q = rng.standard_normal(1024)[:d].tolist()
    k = rng.standard_normal((KEYS, 1024))[:, :d].tolist()
    return {
        case: naive.softmax(naive.scores([q], k, scaled)[0])
        for case, scaled in (("unscaled", False), ("scaled", True))
    }
