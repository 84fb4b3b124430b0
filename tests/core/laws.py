"""Inputs that hypothesis makes, shared by the tests of laws."""

import numpy as np
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Triple = tuple[Floats, Floats, Floats]
Masked = tuple[Floats, Floats, Floats, NDArray[np.bool_]]


def numbers(limit: float) -> st.SearchStrategy[float]:
    return st.floats(-limit, limit, allow_nan=False)


def matrix(rows: int, columns: int, limit: float = 10.0) -> st.SearchStrategy[Floats]:
    return arrays(np.float64, (rows, columns), elements=numbers(limit))


def score_rows(limit: float) -> st.SearchStrategy[Floats]:
    shapes = st.tuples(st.integers(1, 4), st.integers(1, 6))
    return shapes.flatmap(lambda shape: matrix(*shape, limit))


@st.composite
def triples(draw: st.DrawFn, limit: float = 10.0) -> Triple:
    """Queries (L, d_k), keys (S, d_k) and values (S, d_v)."""
    rows, columns, d_k, d_v = (draw(st.integers(1, most)) for most in (4, 5, 4, 3))
    return (
        draw(matrix(rows, d_k, limit)),
        draw(matrix(columns, d_k, limit)),
        draw(matrix(columns, d_v)),
    )


@st.composite
def masked_triples(draw: st.DrawFn, limit: float = 10.0) -> Masked:
    queries, keys, values = draw(triples(limit))
    return queries, keys, values, draw(arrays(np.bool_, (len(queries), len(keys))))


def plane_keys() -> st.SearchStrategy[Floats]:
    """(n, 2): on a coarse grid, so that equal, parallel and collinear keys are common, or free."""
    coarse = st.integers(-3, 3).map(float)
    entries = st.one_of(st.just(coarse), st.just(numbers(5.0)))
    return st.tuples(st.integers(1, 7), entries).flatmap(
        lambda of: arrays(np.float64, (of[0], 2), elements=of[1])
    )
