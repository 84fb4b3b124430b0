"""Scores and weights in numbers: each in its row and column, bars as long as the weights."""

import pytest

from app.draw.hidden import Hidden
from app.draw.numbers import Shown
from app.draw.score_table import score_table, weighted_sum
from tests.markup import Element, parse

WEIGHTS: list[Shown] = [0.5, 0.25, 0.25]


def table(weights: list[Shown], winner: int | Hidden = 0, total: Shown = 1.0) -> Element:
    scores = [[3.0, 1.0, -2.0], [1.5, 0.5, -1.0]]
    titles = ("Key", "q·k", "score", "weight")
    drawn = score_table(
        "By <key>",
        titles,
        "Sum",
        scores=scores,
        weights=weights,
        sum_of_weights=total,
        winner=winner,
    )
    return parse(drawn).one("table")


def test_each_number_stands_in_its_row_and_column() -> None:
    found = table(WEIGHTS)
    assert found.one("caption").text == "By <key>"
    assert [th.text for th in found.one("thead").all("th")] == ["Key", "q·k", "score", "weight"]
    rows = found.one("tbody").all("tr")
    assert [row.one("th").text for row in rows] == ["k1", "k2", "k3"]
    cells = [[float(n["data-value"]) for n in row.having("data-value")] for row in rows]
    assert cells == [[3.0, 1.5, 0.5], [1.0, 0.5, 0.25], [-2.0, -1.0, 0.25]]
    assert found.one("tfoot").text == "Sum1.00"


def test_bars_are_as_long_as_the_weights() -> None:
    bars = [bar["style"] for bar in table(WEIGHTS).all("b")]
    assert bars == ["--w:0.5000", "--w:0.2500", "--w:0.2500"]


@pytest.mark.parametrize("winner", [0, 2])
def test_the_winners_row_is_marked(winner: int) -> None:
    rows = table(WEIGHTS, winner).one("tbody").all("tr")
    assert [n for n, row in enumerate(rows) if "wins" in row.classes] == [winner]


def test_hidden_weights_have_no_number_no_bar_and_no_winner() -> None:
    found = table([Hidden()] * 3, Hidden(), Hidden())
    assert [cell.text for cell in found.styled("w")] == ["?"] * 4
    assert not found.all("b")
    assert not found.styled("wins")
    assert len(found.having("data-value")) == 6  # the scores


def test_the_weighted_sum_names_each_weight_and_value() -> None:
    values = [[1.0, 2.0], [-1.0, 0.0], [4.0, 1.0]]
    line = parse(weighted_sum("output", WEIGHTS, values, [1.25, 1.25]))
    assert (
        line.text
        == "output = 0.50·(1.00, 2.00) + 0.25·(−1.00, 0.00) + 0.25·(4.00, 1.00) = (1.25, 1.25)"
    )


def test_hidden_terms_of_the_sum_are_question_marks() -> None:
    line = parse(weighted_sum("z", [Hidden()], [[1.0, 2.0, 3.0]], [Hidden()] * 3))
    assert line.text == "z = ?·(1.00, 2.00, 3.00) = (?, ?, ?)"
