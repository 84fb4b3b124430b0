"""Who may look at whom."""

import pytest

from app.core.masks import causal_mask


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
