"""Attention on examples small enough to know the answer, and what it refuses."""

import math
from typing import Any

import numpy as np
import pytest

from app.core.attention import attention, scaled_scores
from app.core.masks import causal_mask

PLANE = np.array([[3.0, 1.0], [-0.8, 1.6], [-2.0, -1.0], [0.8, -1.8]])

# 민수가 · 어제 · 산 · 책을 · 읽었다, with features 사람, 사물, 시간, 동작
MINSU = np.eye(4)[[0, 2, 3, 1, 3]]
W_Q = np.array([[0.0, 0, 0, 2], [0, 0, 0, 2], [0, 0, 0, 2], [2, 3, 0, 0]])
MINSUGA, SAN, CHAEGEUL = 0, 2, 3


def test_plane_as_it_opens() -> None:
    found = attention(np.array([[0.6, 0.9]]), PLANE, PLANE)
    np.testing.assert_allclose(found.weights[0], [0.718, 0.210, 0.024, 0.048], atol=5e-4)
    by_hand = found.weights[0] @ PLANE
    np.testing.assert_allclose(found.outputs[0], by_hand, atol=1e-15)


def test_query_at_the_origin_weighs_evenly() -> None:
    found = attention(np.zeros((1, 2)), PLANE, PLANE)
    np.testing.assert_array_equal(found.weights, np.full((1, 4), 0.25))
    np.testing.assert_allclose(found.outputs[0], [0.25, -0.05], atol=1e-15)


def test_far_query_takes_the_largest_score() -> None:
    found = attention(np.array([[6e5, 9e5]]), PLANE, PLANE)
    np.testing.assert_array_equal(found.outputs, PLANE[:1])


def test_smallest_example_by_hand() -> None:
    found = attention(np.array([[2.0]]), np.array([[2.0], [1.0]]), np.array([[10.0], [4.0]]))
    w = 1 / (1 + math.exp(-2))
    np.testing.assert_array_equal(found.scores, [[4.0, 2.0]])
    np.testing.assert_allclose(found.weights, [[w, 1 - w]], atol=1e-15)
    assert found.outputs[0, 0] == pytest.approx(9.2848, abs=5e-5)


def test_korean_table_causal() -> None:
    found = attention(MINSU @ W_Q, MINSU, MINSU, mask=causal_mask(5))
    assert found.weights[SAN, MINSUGA] == pytest.approx(math.e / (math.e + 2), abs=1e-15)
    assert found.scores[SAN, CHAEGEUL] == -np.inf
    np.testing.assert_array_equal(found.weights[0], [1, 0, 0, 0, 0])


def test_korean_table_both_ways() -> None:
    found = attention(MINSU @ W_Q, MINSU, MINSU)
    expected = math.e**1.5 / (math.e**1.5 + math.e + 3)
    assert found.weights[SAN, CHAEGEUL] == pytest.approx(expected, abs=1e-15)


def test_korean_table_unscaled_doubles_every_score() -> None:
    scores = scaled_scores(MINSU @ W_Q, MINSU)
    np.testing.assert_array_equal(scaled_scores(MINSU @ W_Q, MINSU, scale=False), 2 * scores)
    assert (scores[SAN, CHAEGEUL], scores[SAN, MINSUGA]) == (1.5, 1.0)


def test_short_keys_feel_the_root_of_d_too() -> None:
    queries, keys = np.array([[3.0, 1.0]]), np.array([[3.0, 0.0], [0.0, 3.0], [-2.0, -2.0]])
    raw = attention(queries, keys, keys, scale=False).weights[0]
    scaled = attention(queries, keys, keys).weights[0]
    np.testing.assert_allclose(raw, [0.998, 0.002, 0.000], atol=5e-4)
    np.testing.assert_allclose(scaled, [0.986, 0.014, 0.000], atol=5e-4)


def test_a_result_cannot_be_rebound() -> None:
    found = attention(np.ones((1, 1)), np.ones((1, 1)), np.ones((1, 1)))
    with pytest.raises(AttributeError):
        found.weights = np.zeros((1, 1))  # type: ignore[misc]


GOOD: dict[str, Any] = {
    "queries": np.ones((2, 3)),
    "keys": np.ones((4, 3)),
    "values": np.ones((4, 5)),
}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"queries": np.ones(3)}, r"^queries must have two axes.* got queries \(3,\)"),
        ({"keys": np.ones((1, 4, 3))}, r"^keys must have two axes.* got keys \(1, 4, 3\)"),
        ({"values": np.ones(4)}, r"^values must have two axes.* got values \(4,\)"),
        ({"queries": np.ones((0, 3))}, r"^queries must have two axes, neither of them empty"),
        ({"keys": np.ones((0, 3))}, r"^keys must have two axes, neither of them empty"),
        ({"values": np.ones((4, 0))}, r"^values must have two axes, neither of them empty"),
        (
            {"keys": np.ones((4, 2))},
            r"^queries and keys must be equally wide, got queries \(2, 3\) and keys \(4, 2\)",
        ),
        (
            {"values": np.ones((3, 5))},
            r"^values and keys .* rows, got values \(3, 5\) and keys \(4, 3\)",
        ),
        ({"mask": np.ones((4, 2), dtype=bool)}, r"^mask .*\(2, 4\), got mask \(4, 2\)"),
        ({"mask": np.ones(4, dtype=bool)}, r"^mask .*\(2, 4\), got mask \(4,\)"),
        ({"mask": np.ones((2, 4))}, r"^mask must be boolean .* got float64"),
        ({"mask": np.ones((2, 4), dtype=int)}, r"^mask must be boolean .* got int64"),
        ({"queries": np.full((2, 3), np.nan)}, r"^queries must be finite"),
        ({"keys": np.full((4, 3), -np.inf)}, "^keys must be finite"),
        ({"values": np.full((4, 5), np.inf)}, "^values must be finite"),
        (
            {"queries": np.full((2, 3), 1e200), "keys": np.full((4, 3), 1e200)},
            r"^the dot product of queries and keys is too large",
        ),
        (
            {"queries": np.array([[1e200, 1e200, 0]]), "keys": np.array([[1e200, -1e200, 0]] * 4)},
            r"^the dot product of queries and keys is too large",
        ),
    ],
)
def test_what_does_not_fit_is_named(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        attention(**(GOOD | change))


def test_infinity_under_the_mask_is_still_refused() -> None:
    values = np.array([[1.0], [np.inf]])
    with pytest.raises(ValueError, match=r"^values must be finite"):
        attention(np.ones((1, 1)), np.ones((2, 1)), values, mask=np.array([[True, False]]))
