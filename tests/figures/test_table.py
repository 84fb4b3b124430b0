"""`table`: closed forms, what a mask and a scale do, and updates as tables."""

from itertools import product
from math import e, exp

import pytest

from app.kit.fields import FieldError
from app.kit.messages import Hover, Message, Click, Put, Input
from app.figures.table.sentences import SENTENCES
from app.figures.table.state import State, derive, update, values

COMBINATIONS = [
    State(*chosen) for chosen in product(SENTENCES, ("causal", "bidirectional"), ("sqrt", "none"))
]


def weight(asks: int, key: int, mask: str = "causal", scale: str = "sqrt") -> float:
    return float(derive(State(mask=mask, scale=scale)).weights[asks, key])


def test_closed_forms() -> None:
    assert weight(2, 0) == pytest.approx(e / (e + 2), abs=1e-12)
    assert weight(2, 3, mask="bidirectional") == pytest.approx(
        exp(1.5) / (exp(1.5) + e + 3), abs=1e-12
    )
    assert weight(2, 0, scale="none") == pytest.approx(e**2 / (e**2 + 2), abs=1e-12)
    assert weight(1, 2, mask="bidirectional") == weight(1, 4, mask="bidirectional")


def test_query_of_산_is_the_row_of_action() -> None:
    assert values(State())["queries"][2] == [2, 3, 0, 0]


@pytest.mark.parametrize("mask", ["causal", "bidirectional"])
@pytest.mark.parametrize("scale", ["sqrt", "none"])
def test_그것을_looks_most_at_컵을(mask: str, scale: str) -> None:
    assert derive(State("minji", mask, scale)).weights[3].argmax() == 1


@pytest.mark.parametrize("name", SENTENCES)
def test_undivided_doubles_every_score(name: str) -> None:
    divided, undivided = (derive(State(name, "bidirectional", s)) for s in ("sqrt", "none"))
    assert (undivided.scores == 2 * divided.scores).all()


def test_only_rows_of_equal_scores_do_not_budge() -> None:
    divided, undivided = derive(State()).weights, derive(State(scale="none")).weights
    still = [i for i in range(5) if abs(divided[i] - undivided[i]).max() < 1e-12]
    assert still == [0, 1]


@pytest.mark.parametrize("state", COMBINATIONS)
def test_values_are_plain_and_masked_where_hidden(state: State) -> None:
    seen = values(state)
    assert len(seen["tokens"]) == 5
    assert seen["d"] == 4
    for i, (scores, weights) in enumerate(zip(seen["scores"], seen["weights"], strict=True)):
        assert sum(weights) == pytest.approx(1, abs=1e-12)
        for j, (score, share) in enumerate(zip(scores, weights, strict=True)):
            hidden = state.mask == "causal" and j > i
            assert (score is None) == hidden
            assert (share == 0) == hidden
            assert type(share) is float
    allowed = sum(score is not None for row in seen["scores"] for score in row)
    assert allowed == (15 if state.mask == "causal" else 25)


@pytest.mark.parametrize(
    ("before", "message", "after"),
    [
        (State(), Input("mask", "bidirectional"), State(mask="bidirectional")),
        (State(row=1), Input("scale", "none"), State(scale="none", row=1)),
        (
            State(mask="bidirectional", scale="none", row=1, cell=(1, 2)),
            Input("sentence", "minji"),
            State("minji", "bidirectional", "none"),
        ),
        (State(row=1, cell=(1, 2)), Input("sentence", "minsu"), State(row=1, cell=(1, 2))),
        (State(), Hover((2, 0)), State(cell=(2, 0))),
        (State(row=4, cell=(2, 0)), Hover((0, 3)), State(row=4, cell=(0, 3))),
        (State(cell=(1, 1)), Click("row.4"), State(row=4, cell=(1, 1))),
        (State(row=4), Click("row.4"), State(row=4)),
        (State("minji", "bidirectional", "none", 4, (1, 1)), Click("reset"), State()),
        (State(row=1), Put("sentence", "minji"), State("minji", row=1)),
        (State(), Put("cell", (0, 0)), State(cell=(0, 0))),
        (State(row=1), Click("nothing"), State(row=1)),
        (State(row=1), Input("nothing", "1"), State(row=1)),
    ],
)
def test_update(before: State, message: Message, after: State) -> None:
    assert update(before, message) == after


@pytest.mark.parametrize("message", [Input("mask", "\0"), Input("sentence", ""), Click("row.5")])
def test_update_refuses(message: Message) -> None:
    with pytest.raises(FieldError):
        update(State(), message)
