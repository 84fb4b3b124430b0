"""What holds of attention for any numbers."""

import math
from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from app.core.attention import attention, scaled_scores
from app.core.masks import causal_mask
from tests.core import naive
from tests.core.laws import Floats, Masked, Triple, masked_triples, matrix, triples


@given(masked_triples(), st.booleans())
def test_attention_like_the_naive_loop(given_: Masked, scale: bool) -> None:
    queries, keys, values, mask = given_
    found = attention(queries, keys, values, mask=mask, scale=scale)
    scores = naive.scores(queries.tolist(), keys.tolist(), scale)
    weights = naive.weights(queries.tolist(), keys.tolist(), mask.tolist(), scale)
    np.testing.assert_allclose(found.scores, np.where(mask, scores, -np.inf), atol=1e-12)
    np.testing.assert_allclose(found.weights, weights, atol=1e-12)
    np.testing.assert_allclose(found.outputs, naive.mix(weights, values.tolist()), atol=1e-11)


@given(masked_triples(limit=4e149))  # so that q·k goes up to about 1e300
def test_weights_are_weights_whatever_the_scores(given_: Masked) -> None:
    queries, keys, values, mask = given_
    weights = attention(queries, keys, values, mask=mask).weights
    assert ((weights >= 0) & (weights <= 1)).all()  # False for NaN
    assert (weights[~mask] == 0).all()
    np.testing.assert_allclose(weights.sum(axis=1), mask.any(axis=1), atol=1e-14)


@given(triples())
def test_output_stays_between_the_values(given_: Triple) -> None:
    queries, keys, values = given_
    outputs = attention(queries, keys, values).outputs
    slack = 1e-13
    assert (outputs >= values.min(axis=0) - slack).all()
    assert (outputs <= values.max(axis=0) + slack).all()


@given(triples())
def test_scaling_divides_by_the_root_of_the_width_of_a_key(given_: Triple) -> None:
    queries, keys, _ = given_
    plain, scaled = scaled_scores(queries, keys, scale=False), scaled_scores(queries, keys)
    root = math.sqrt(keys.shape[1])
    np.testing.assert_allclose(scaled * root, plain, rtol=4e-16, atol=1e-300)


@given(masked_triples(), st.randoms())
def test_keys_may_come_in_any_order(given_: Masked, random: Random) -> None:
    queries, keys, values, mask = given_
    order = random.sample(range(len(keys)), len(keys))
    found = attention(queries, keys, values, mask=mask)
    moved = attention(queries, keys[order], values[order], mask=mask[:, order])
    np.testing.assert_allclose(moved.weights, found.weights[:, order], atol=1e-12)
    np.testing.assert_allclose(moved.outputs, found.outputs, atol=1e-11)


@given(st.integers(1, 6).flatmap(lambda n: matrix(n, 3)), st.randoms())
def test_self_attention_moves_with_its_tokens(tokens: Floats, random: Random) -> None:
    order = random.sample(range(len(tokens)), len(tokens))
    found, moved = (attention(x, x, x).outputs for x in (tokens, tokens[order]))
    np.testing.assert_allclose(moved, found[order], atol=1e-11)


@given(st.integers(2, 6).flatmap(lambda n: st.tuples(matrix(n, 3), matrix(1, 3))))
def test_causal_rows_never_see_what_comes_later(given_: tuple[Floats, Floats]) -> None:
    tokens, last = given_
    changed = np.vstack([tokens[:-1], last])
    mask = causal_mask(len(tokens))
    before, after = (attention(x, x, x, mask=mask) for x in (tokens, changed))
    for name in ("scores", "weights", "outputs"):
        earlier = [getattr(run, name)[:-1].tobytes() for run in (before, after)]
        assert earlier[0] == earlier[1], name


def test_without_the_mask_they_do_see_it() -> None:
    tokens = np.array([[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]])
    changed = np.array([[0.0, 1.0], [2.0, 3.0], [4.0, 6.0]])
    before, after = (attention(x, x, x).outputs for x in (tokens, changed))
    assert (before[0] != after[0]).any()
