"""Why √d: what random queries and keys do to the softmax as they get wider.

With independent components of mean 0 and variance 1, q·k has mean 0 and variance d. Wide vectors
make large scores, large scores give one key all the weight w, and there the gradient w(1 − w)
dies. Dividing by √d takes the variance back to 1 (Vaswani et al. 2017, footnote 4).
"""

import math
from collections.abc import Generator
from dataclasses import dataclass

import numpy as np

from app.core.arrays import Floats
from app.core.checks import check_integer
from app.core.softmax import softmax

DRAWS = 300
KEYS = 8
MAX_D = 1024
SATURATED = 0.99  # a draw is saturated where its largest weight is above
BLOCK = 30  # draws at a time: at d = 1024 these are 2 MB of keys instead of 20


@dataclass(frozen=True, slots=True, eq=False)
class CaseStats:
    """What the softmax made of one set of scores."""

    mean_max: float
    """Mean over the draws of the largest of the 8 weights; 1/8 would be even."""
    saturated: float
    """Share of the draws whose largest weight is above .99."""
    score_sd: float
    """Standard deviation of all 2,400 scores."""
    mean_gradient: float
    """Mean over the draws of w(1 − w) at the largest weight w; never above 1/4."""
    largest: Floats
    """(300,), the largest weight of each draw."""


@dataclass(frozen=True, slots=True, eq=False)
class Experiment:
    """300 random queries of width d, each with 8 random keys of its own."""

    d: int
    seed: int
    dots: Floats
    """(300, 8), q·k before any scaling."""
    unscaled: CaseStats
    scaled: CaseStats


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The experiment at one d, in four numbers: means of the largest weight and of w(1 − w)."""

    d: int
    unscaled: float
    scaled: float
    gradient_unscaled: float
    gradient_scaled: float


def experiment(d: int, seed: int) -> Experiment:
    """The whole experiment at once. d: 1…1024; seed: 0 or more; ValueError naming it otherwise.

    The same as drawing `q = rng.standard_normal((300, d))` and then
    `k = rng.standard_normal((300, 8, d))` from `rng = numpy.random.default_rng(seed)`.
    """
    steps = experiment_steps(d, seed)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: Experiment = done.value
            return result


def experiment_steps(d: int, seed: int) -> Generator[None, None, Experiment]:
    """The experiment in 10 steps, so that a page can answer between them.

    Yields None after each and returns the Experiment: `result = yield from experiment_steps(…)`.
    Arguments and errors as in `experiment`.
    """
    _check(d, seed)
    return _steps(d, seed)


def one_draw(d: int, seed: int) -> Floats:
    """The dot products of one query with 8 keys, (8,); the first d of 1024 components of each.

    Wider vectors continue narrower ones, so these dot products change gradually as d grows.
    Arguments and errors as in `experiment`.
    """
    _check(d, seed)
    rng = np.random.default_rng([seed, 2])
    query = rng.standard_normal(MAX_D)
    keys = rng.standard_normal((KEYS, MAX_D))
    return keys[:, :d] @ query[:d]


def curve_dimensions() -> list[int]:
    """Widths from 1 to 1024, three to a doubling: evenly spaced on a logarithmic axis."""
    return sorted({round(2 ** (third / 3)) for third in range(31)})


def curve_point(found: Experiment) -> CurvePoint:
    """The four numbers of an experiment that the curve is made of."""
    plain, scaled = found.unscaled, found.scaled
    return CurvePoint(
        found.d, plain.mean_max, scaled.mean_max, plain.mean_gradient, scaled.mean_gradient
    )


def _steps(d: int, seed: int) -> Generator[None, None, Experiment]:
    # Normals come from one stream, so the keys may be drawn block by block into the same small
    # array: the same numbers as in one large draw, from memory that stays in the cache.
    rng = np.random.default_rng(seed)
    queries = rng.standard_normal((DRAWS, d))
    keys = np.empty((BLOCK, KEYS, d))
    dots = np.empty((DRAWS, KEYS))
    for start in range(0, DRAWS, BLOCK):
        block = slice(start, start + BLOCK)
        rng.standard_normal(out=keys)
        np.einsum("nd,nkd->nk", queries[block], keys, out=dots[block])
        yield
    return Experiment(d, seed, dots, _outcome(dots), _outcome(dots / math.sqrt(d)))


def _outcome(scores: Floats) -> CaseStats:
    largest = softmax(scores).max(axis=-1)
    return CaseStats(
        mean_max=float(largest.mean()),
        saturated=float((largest > SATURATED).mean()),
        score_sd=float(scores.std()),
        mean_gradient=float((largest * (1 - largest)).mean()),
        largest=largest,
    )


def _check(d: int, seed: int) -> None:
    check_integer("d", d, 1, MAX_D)
    check_integer("seed", seed, 0)
