"""The √d experiment, against the recipe in two large draws and a naive loop."""

import math
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.sampling import (
    DRAWS,
    KEYS,
    curve_dimensions,
    curve_point,
    experiment,
    experiment_steps,
)
from tests.core import recipe

SOME_D = [1, 2, 3, 64, 1024]


@pytest.mark.parametrize("d", SOME_D)
def test_blocks_hold_the_very_numbers_of_one_large_draw(d: int) -> None:
    q, k = recipe.draws(d, 1)
    dots = experiment(d, 1).dots
    assert dots.tobytes() == np.einsum("nd,nkd->nk", q, k).tobytes()
    np.testing.assert_allclose(dots, (k @ q[:, :, None])[..., 0], rtol=0, atol=1e-12 * d)


@pytest.mark.parametrize("d", SOME_D)
def test_statistics_like_the_naive_loop(d: int) -> None:
    found, wanted = experiment(d, 7), recipe.experiment(d, 7)
    for case, outcome in (("unscaled", found.unscaled), ("scaled", found.scaled)):
        for name, cases in wanted.items():
            assert getattr(outcome, name) == pytest.approx(cases[case], rel=1e-12), name
        _, weights = recipe.largest(d, 7, case == "scaled")
        np.testing.assert_allclose(outcome.largest, weights, atol=1e-12)


@pytest.mark.parametrize(
    ("d", "unscaled", "scaled", "gradient"),
    [
        (2, 0.4058, 0.3283, 0.2039),
        (8, 0.6480, 0.3520, 0.1840),
        (64, 0.8749, 0.3600, 0.0820),
        (512, 0.9560, 0.3610, 0.0307),
    ],
)
def test_measured_elsewhere_over_many_draws(
    d: int, unscaled: float, scaled: float, gradient: float
) -> None:
    # From a million draws elsewhere. These are 3,000, whose standard error is below .005.
    runs = [experiment(d, seed) for seed in range(10)]
    assert np.mean([run.unscaled.mean_max for run in runs]) == pytest.approx(unscaled, abs=0.015)
    assert np.mean([run.scaled.mean_max for run in runs]) == pytest.approx(scaled, abs=0.015)
    assert np.mean([run.unscaled.mean_gradient for run in runs]) == pytest.approx(
        gradient, abs=0.008
    )
    assert np.mean([run.scaled.mean_gradient for run in runs]) == pytest.approx(0.21, abs=0.02)


@pytest.mark.parametrize("d", [1, 2, 8, 64, 512, 1024])
def test_variance_grows_as_d(d: int) -> None:
    n = DRAWS * KEYS
    assert abs(experiment(d, 1).dots.var() / d - 1) < 4 * math.sqrt((2 + 6 / d) / n)


@given(st.integers(1, 200), st.integers(0, 2**32))
def test_variance_grows_as_d_for_any_seed(d: int, seed: int) -> None:
    # The 8 keys of a draw share its query, whose length varies: that adds 7 · 2/d to 2 + 6/d.
    # Six standard errors, as small d has long tails.
    n = DRAWS * KEYS
    found = experiment(d, seed)
    assert abs(found.dots.var() / d - 1) < 6 * math.sqrt((2 + 20 / d) / n)
    assert found.scaled.score_sd * math.sqrt(d) == pytest.approx(found.unscaled.score_sd)


def test_same_seed_same_digits_other_seed_other_digits() -> None:
    assert experiment(16, 3).dots.tobytes() == experiment(16, 3).dots.tobytes()
    assert experiment(16, 3).dots.tobytes() != experiment(16, 4).dots.tobytes()


def test_d_1_needs_no_scaling() -> None:
    found = experiment(1, 5)
    assert found.unscaled.largest.tobytes() == found.scaled.largest.tobytes()


def test_steps_lead_to_the_same_experiment() -> None:
    steps = experiment_steps(32, 2)
    for _ in range(10):
        next(steps)
    with pytest.raises(StopIteration) as done:
        next(steps)
    assert done.value.value.dots.tobytes() == experiment(32, 2).dots.tobytes()


def test_curve_dimensions_run_from_1_to_1024() -> None:
    dimensions = curve_dimensions()
    assert dimensions == sorted(set(dimensions))
    assert (dimensions[0], dimensions[-1]) == (1, 1024)
    assert {2**n for n in range(11)} <= set(dimensions)
    assert 25 <= len(dimensions) <= 35
    assert max(b / a for a, b in pairwise(dimensions[1:])) <= 1.5


def test_a_point_of_the_curve_says_what_its_experiment_says() -> None:
    found = experiment(5, 4)
    point = curve_point(found)
    assert (point.d, point.unscaled, point.scaled) == (
        5,
        found.unscaled.mean_max,
        found.scaled.mean_max,
    )
    assert point.gradient_unscaled == found.unscaled.mean_gradient
    assert point.gradient_scaled == found.scaled.mean_gradient


@pytest.mark.parametrize("bad", [0, -5, 1025, 2.0, True, "64", None, math.nan])
def test_d_is_named(bad: Any) -> None:
    for refused in (
        lambda: experiment(bad, 1),
        lambda: experiment_steps(bad, 1),
    ):
        with pytest.raises(ValueError, match=r"^d must be an integer from 1 to 1024, got "):
            refused()


@pytest.mark.parametrize("bad", [-1, 1.0, False, "1", None])
def test_seed_is_named(bad: Any) -> None:
    for refused in (
        lambda: experiment(2, bad),
        lambda: experiment_steps(2, bad),
    ):
        with pytest.raises(ValueError, match=r"^seed must be an integer of at least 0, got "):
            refused()
