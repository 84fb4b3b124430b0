"""The averages that the text prints are those of a million draws."""

import math

import numpy as np
import pytest

from app.core.arrays import Floats
from tests.pages import CONTENT

DRAWS, KEYS = 1_000_000, 8
WIDTHS = (2, 8, 64, 512)


def averages(d: int) -> tuple[float, float, float]:
    """Return the mean largest weight, unscaled and scaled, and the unscaled mean of w(1 − w).

    Given the length of q, its products with random keys are independent normals of that standard
    deviation, and the squared length is chi-squared with d degrees of freedom.
    """
    rng = np.random.default_rng(d)
    length = np.sqrt(rng.chisquare(d, size=(DRAWS, 1)))
    scores = length * rng.standard_normal((DRAWS, KEYS))
    unscaled, scaled = (largest(s) for s in (scores, scores / math.sqrt(d)))
    return float(unscaled.mean()), float(scaled.mean()), float((unscaled * (1 - unscaled)).mean())


def largest(scores: Floats) -> Floats:
    """Return the largest softmax weight of each row: one over the sum of exp(s − max s)."""
    total: Floats = np.exp(scores - scores.max(axis=1, keepdims=True)).sum(axis=1)
    return 1 / total


@pytest.mark.parametrize("language", ["ko", "en"])
def test_averages_in_the_chapter_on_scaling(language: str) -> None:
    text = (CONTENT / language / "02-scaling.md").read_text(encoding="utf-8")
    text = text.replace(" and", ",") if language == "en" else text
    unscaled, scaled, gradient = zip(*map(averages, WIDTHS), strict=True)
    assert ", ".join(f"{value:.2f}" for value in unscaled) in text
    assert ", ".join(f"{value:.2f}" for value in scaled) in text
    assert f"{gradient[0]:.3f}" in text
    assert f"{gradient[-1]:.3f}" in text
