"""Softmax and entropy, against closed forms and the naive loop."""

import math
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.softmax import entropy, softmax
from tests.core import naive
from tests.core.laws import Floats, numbers, score_rows


def test_two_scores_are_the_logistic_function() -> None:
    for gap in (-3.0, 0.0, 0.5, 20.0):
        expected = 1 / (1 + math.exp(-gap))
        assert softmax(np.array([gap, 0.0]))[0] == pytest.approx(expected, abs=1e-15)


def test_logarithms_give_back_their_numbers() -> None:
    weights = softmax(np.log([1.0, 2.0, 5.0]))
    np.testing.assert_allclose(weights, [1 / 8, 2 / 8, 5 / 8], atol=1e-15)


def test_last_axis_of_any_shape() -> None:
    scores: Floats = (np.arange(24, dtype=np.float64) % 5).reshape(2, 3, 4)
    expected = np.array([[naive.softmax(row) for row in table] for table in scores.tolist()])
    np.testing.assert_allclose(softmax(scores), expected, atol=1e-15)


def test_scores_past_the_reach_of_exp() -> None:
    np.testing.assert_array_equal(softmax(np.array([710.0, 5000.0])), [0.0, 1.0])
    np.testing.assert_array_equal(softmax(np.array([-5000.0, -5000.0])), [0.5, 0.5])
    largest = np.finfo(np.float64).max
    np.testing.assert_array_equal(softmax(np.array([-largest, largest, largest])), [0, 0.5, 0.5])


def test_a_row_masked_whole_is_zero_and_leaves_the_others_alone() -> None:
    scores = np.array([[-np.inf, -np.inf], [0.0, -np.inf], [1.0, 1.0]])
    np.testing.assert_array_equal(softmax(scores), [[0, 0], [1, 0], [0.5, 0.5]])


def test_does_not_write_into_its_argument() -> None:
    scores = np.array([1.0, 2.0])
    softmax(scores)
    np.testing.assert_array_equal(scores, [1.0, 2.0])


@given(score_rows(50.0))
def test_softmax_like_the_naive_loop(scores: Floats) -> None:
    expected = [naive.softmax(row) for row in scores.tolist()]
    np.testing.assert_allclose(softmax(scores), expected, rtol=1e-13, atol=1e-300)


@given(score_rows(1e300))
def test_rows_of_finite_weights_sum_to_1(scores: Floats) -> None:
    weights = softmax(scores)
    assert ((weights >= 0) & (weights <= 1)).all()  # False for NaN
    np.testing.assert_allclose(weights.sum(axis=-1), 1, atol=1e-15 * scores.shape[-1])


@given(score_rows(50.0), numbers(50.0))
def test_shifting_a_row_changes_nothing(scores: Floats, shift: float) -> None:
    np.testing.assert_allclose(softmax(scores + shift), softmax(scores), rtol=1e-12)


@given(score_rows(50.0), st.randoms())
def test_weights_move_with_their_scores(scores: Floats, random: Random) -> None:
    order = list(range(scores.shape[-1]))
    random.shuffle(order)
    np.testing.assert_allclose(softmax(scores[:, order]), softmax(scores)[:, order], rtol=1e-13)


def test_entropy_of_even_and_of_one_sided_weights() -> None:
    assert entropy(np.full(4, 0.25)) == pytest.approx(math.log(4), abs=1e-15)
    one_sided = float(entropy(np.array([0.0, 1.0])))
    assert (one_sided, math.copysign(1, one_sided)) == (0.0, 1.0)  # never -0.0
    assert entropy(np.array([0.0, 0.0])) == 0.0


@given(score_rows(50.0))
def test_entropy_like_the_naive_loop_and_at_most_log_n(scores: Floats) -> None:
    weights = softmax(scores)
    found = entropy(weights)
    np.testing.assert_allclose(found, [naive.entropy(w) for w in weights.tolist()], atol=1e-14)
    assert (found <= math.log(scores.shape[-1]) + 1e-14).all()


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_softmax_refuses_nan_and_infinity(bad: float) -> None:
    with pytest.raises(ValueError, match=r"^scores must be finite or -inf"):
        softmax(np.array([[0.0, 1.0], [bad, -np.inf]]))


@pytest.mark.parametrize("shape", [(), (0,), (2, 0)])
def test_no_last_axis(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"^scores needs at least one entry"):
        softmax(np.zeros(shape))
    with pytest.raises(ValueError, match=r"^weights needs at least one entry"):
        entropy(np.zeros(shape))


@pytest.mark.parametrize("bad", [np.nan, -0.1])
def test_entropy_refuses_what_is_no_weight(bad: float) -> None:
    with pytest.raises(ValueError, match=r"^weights must be 0 or more"):
        entropy(np.array([bad, 1.0]))
