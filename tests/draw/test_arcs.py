"""Arcs: over the columns that they lead to, as thick as the weights, and safe to hide."""

import re

import numpy as np
import pytest

from app.draw.arcs import COLUMN, arcs
from app.draw.context import Context
from app.draw.hidden import Hidden
from app.words.catalogue import Words
from tests.markup import Element, parse

CONTEXT = Context(figure="table", words=Words("en"), uid="figure-table")
WEIGHTS = np.array([0.5, 0.2, 0.0, 0.3, 0.0])
REASONS = [None, None, "future", None, None]


def drawn(row: int) -> Element:
    return parse(arcs(CONTEXT, "Arcs", row=row, weights=WEIGHTS, reasons=REASONS))


def column(x: str) -> float:
    """Return the column whose middle an x stands over."""
    return float(x) / COLUMN - 0.5


@pytest.mark.parametrize("row", [0, 2, 4])
def test_every_arc_leads_from_the_row_to_a_column_that_it_sees(row: int) -> None:
    numbers = [re.findall(r"[\d.]+", arc["d"]) for arc in drawn(row).styled("arc")]
    assert [column(n[0]) for n in numbers] == [row] * 4
    assert [column(n[-2]) for n in numbers] == [0, 1, 3, 4]
    (dot,) = drawn(row).styled("asking")
    assert column(re.findall(r"\d+", dot["d"])[0]) == row
    assert drawn(row).one("svg")["viewbox"].split()[2] == str(COLUMN * 5)


def test_an_arc_is_as_thick_as_its_weight_and_never_invisible() -> None:
    widths = [a["style"].removeprefix("stroke-width:") for a in drawn(1).styled("arc")]
    assert widths == ["5.00px", "2.00px", "3.00px", "0.60px"]


def test_where_no_style_sheet_reaches_the_drawing_has_its_own_paint() -> None:
    picture = drawn(1).one("svg")
    assert (picture["fill"], picture["stroke"]) == ("none", "currentColor")
    assert picture["aria-label"] == "Arcs"


def test_hidden_weights_have_no_arcs() -> None:
    assert arcs(CONTEXT, "Arcs", row=1, weights=Hidden((5,)), reasons=REASONS) == ""
