"""Who may look at whom."""

import numpy as np
import pytest

from app.core.arrays import Bools
from app.core.masks import causal_mask, join_masks


@pytest.mark.parametrize("n", [1, 2, 5, 32])
def test_keeps_the_diagonal_and_what_is_before_it(n: int) -> None:
    mask = causal_mask(n)
    assert mask.dtype == bool
    assert mask.sum() == n * (n + 1) // 2
    assert mask.tolist() == [[j <= i for j in range(n)] for i in range(n)]


def test_starts_at_the_upper_left_when_the_counts_differ() -> None:
    assert causal_mask(2, 3).tolist() == [[True, False, False], [True, True, False]]
    assert causal_mask(3, 2).tolist() == [[True, False], [True, True], [True, True]]
    assert causal_mask(1, 4).tolist() == [[True, False, False, False]]


@pytest.mark.parametrize("bad", [0, -1, 2.0, True, "3"])
def test_counts_are_positive_integers(bad: int) -> None:
    with pytest.raises(ValueError, match=r"^n_queries must be an integer of at least 1"):
        causal_mask(bad, 2)
    with pytest.raises(ValueError, match=r"^n_keys must be an integer of at least 1"):
        causal_mask(2, bad)


def test_joined_masks_hide_what_any_hides_and_the_first_one_is_the_reason() -> None:
    padding = np.array([[True, True, False]] * 2)
    joined = join_masks(2, 3, future=causal_mask(2, 3), padding=padding)
    assert joined.keep.tolist() == [[True, False, False], [True, True, False]]
    assert joined.reasons == ((None, "future", "future"), (None, None, "future"))
    turned = join_masks(2, 3, padding=padding, future=causal_mask(2, 3))
    assert turned.keep.tolist() == joined.keep.tolist()
    assert turned.reasons == ((None, "future", "padding"), (None, None, "padding"))


def test_no_mask_hides_nothing() -> None:
    free = join_masks(3, 2)
    assert free.keep.all()
    assert free.keep.shape == (3, 2)
    assert free.reasons == ((None, None),) * 3


def test_joining_leaves_the_masks_alone() -> None:
    first, second = causal_mask(3), np.zeros((3, 3), dtype=np.bool_)
    assert not join_masks(3, 3, future=first, nothing=second).keep.any()
    assert first.tolist() == causal_mask(3).tolist()


@pytest.mark.parametrize(
    ("mask", "found"),
    [
        (causal_mask(2, 2), r"bool \(2, 2\)"),
        (np.ones((2, 3)), r"float64 \(2, 3\)"),
        (np.ones(3, dtype=np.bool_), r"bool \(3,\)"),
    ],
)
def test_a_mask_that_does_not_fit_is_refused_by_its_name(mask: Bools, found: str) -> None:
    with pytest.raises(
        ValueError, match=rf"^future must be a boolean mask of shape \(2, 3\), got {found}"
    ):
        join_masks(2, 3, future=mask)


def test_the_counts_of_joined_masks_are_positive_integers() -> None:
    with pytest.raises(ValueError, match=r"^n_queries must be an integer"):
        join_masks(0, 3)
    with pytest.raises(ValueError, match=r"^n_keys must be an integer"):
        join_masks(3, True)
