"""One path for a number: what eye and ear get, and the exact value beside it."""

from decimal import ROUND_HALF_EVEN, Decimal

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.draw.numbers import exact, fixed, number, percent, point, svg_number
from app.draw.symbols import spoken
from tests.markup import parse

finite = st.floats(-1e12, 1e12)


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [
        (0.0, 2, "0.00"),
        (-0.0, 2, "0.00"),
        (-0.004, 2, "0.00"),
        (-0.006, 2, "−0.01"),
        (0.125, 2, "0.12"),
        (-1.5, 0, "−2"),
        (-0.4, 0, "0"),
        (1e6, 2, "1000000.00"),
        (2.675, 3, "2.675"),
        (-2.0, 4, "−2.0000"),
    ],
)
def test_fixed(value: float, places: int, text: str) -> None:
    assert fixed(value, places) == text


@given(finite, st.integers(0, 6))
def test_fixed_is_the_nearest_decimal_with_a_true_minus_and_no_minus_zero(
    value: float, places: int
) -> None:
    text = fixed(value, places)
    nearest = Decimal(value).quantize(Decimal(1).scaleb(-places), ROUND_HALF_EVEN)
    assert Decimal(text.replace("−", "-")) == nearest
    assert "-" not in text
    assert text.startswith("−") is (nearest < 0)


@pytest.mark.parametrize(
    ("weight", "text"),
    [
        (0.0, "0%"),
        (1e-300, "<1%"),
        (0.004, "<1%"),
        (0.006, "1%"),
        (0.25, "25%"),
        (0.7184, "72%"),
        (0.994, "99%"),
        (0.996, ">99%"),
        (1 - 1e-15, ">99%"),
        (1.0, "100%"),
    ],
)
def test_percent(weight: float, text: str) -> None:
    assert percent(weight) == text


@given(finite)
def test_exact_reads_back_as_the_same_float_without_a_minus_zero(value: float) -> None:
    assert float(exact(value)) == value
    assert exact(np.float64(value).item()) == exact(np.float64(value))
    assert not exact(0.0 * value).startswith("-")


def test_a_point_is_told_in_brackets() -> None:
    assert point((0.6, -0.9)) == "(0.60, −0.90)"
    assert point((-0.0, 1), 1) == "(0.0, 1.0)"


@given(finite)
def test_a_drawn_number_has_both(value: float) -> None:
    for drawn in (number(value), svg_number(value)):
        (element,) = parse(drawn).having("data-value")
        assert float(element["data-value"]) == value
        assert element.text == fixed(value)


def test_names_are_spoken_with_their_number_below() -> None:
    assert [spoken("k", n) for n in (1, 4)] == ["k₁", "k₄"]
