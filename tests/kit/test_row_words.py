"""A row of weights in words: leaders, ties, reasons."""

import numpy as np
import pytest

from app.kit.row_words import SAME, cell_aloud, leaders, ranked, row_summary, unseen
from app.words.catalogue import Words

KO, EN = Words("ko"), Words("en")
NAMES = ["‘산’", "‘컵’", "‘책을’", "‘어제’"]


def test_leaders_are_the_largest_and_what_is_as_large() -> None:
    assert leaders(np.array([0.1, 0.4, 0.1, 0.4])) == [1, 3]
    assert leaders(np.array([0.4, 0.4 + SAME / 2, 0.4 - SAME, 0.0])) == [0, 1]


def test_columns_are_ranked_by_weight_and_equal_ones_stand_in_their_order() -> None:
    weights = [0.2, 0.3 + SAME / 2, 0.2 + SAME / 2, 0.3]
    assert ranked(weights, [None] * 4) == [[1, 3], [0, 2]]
    assert ranked(weights, [None, "future", None, None]) == [[3], [0, 2]]
    assert ranked([0.0, 0.0], ["future", "future"]) == []


@pytest.mark.parametrize(
    ("columns", "korean", "english"),
    [
        ([0], "", ""),
        ([2], "아직 오지 않은 ‘책을’", "‘책을’, still to come,"),
        ([0, 2, 3], "아직 오지 않은 ‘책을’과 ‘어제’", "‘책을’ and ‘어제’, still to come,"),
    ],
)
def test_the_unseen_are_named_with_the_reason_of_the_mask(
    columns: list[int], korean: str, english: str
) -> None:
    reasons = [None, None, "future", "future"]
    assert unseen(columns, NAMES, reasons, KO) == korean
    assert unseen(columns, NAMES, reasons, EN) == english


def test_a_reason_without_words_is_never_told_as_another_one() -> None:
    with pytest.raises(KeyError):
        unseen([0], NAMES, ["moonlight", None, None, None], EN)
    with pytest.raises(KeyError):
        cell_aloud("a", "b", 0.0, 0.0, "moonlight", EN)


def test_a_summary_of_a_row_tells_equal_weights_together() -> None:
    weights, reasons = [0.25, 0.5, 0.25, 0.0], [None, None, None, "future"]
    assert row_summary("‘산’", NAMES, weights, reasons, KO) == (
        "‘산’은 ‘컵’을 50%, ‘산’과 ‘책을’을 25%씩 봅니다."
    )
    assert row_summary("a", list("abcd"), weights, reasons, EN) == (
        "a gives 50% to b, 25% each to a and c."
    )


def test_a_cell_is_told_with_its_numbers_or_with_the_reason() -> None:
    assert cell_aloud("“a”", "“b”", 1.0, 0.576, None, EN) == (
        "“a” looks at “b”: score 1.00, weight 0.58."
    )
    assert cell_aloud("‘산’", "‘컵’", 1.0, 0.0, "future", KO) == (
        "‘산’에게 ‘컵’은 아직 오지 않은 낱말이라 가려져 있습니다. 가중치 0."
    )
