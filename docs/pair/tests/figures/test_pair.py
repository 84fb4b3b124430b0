"""The pair: its weights by the closed form, and what a teacher may hide."""

from math import exp

import pytest

from app.draw.context import Context
from app.figures.pair import FIGURE
from app.figures.pair.state import State, values
from app.words.catalogue import Words


@pytest.mark.parametrize("first", range(10))
@pytest.mark.parametrize("second", range(10))
def test_weights_follow_the_difference_of_the_scores(first: int, second: int) -> None:
    weight = 1 / (1 + exp(second - first))
    assert values(State(first, second))["weights"] == pytest.approx([weight, 1 - weight])


def test_hidden_weights_are_nowhere() -> None:
    context = Context("pair", Words("en"), "figure-pair", hidden=frozenset({"weights"}))
    markup = FIGURE.draw(State(), context)
    assert "73" not in markup
    assert markup.count(">?<") == 2
