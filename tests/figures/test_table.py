"""`table`: closed forms, what a mask and a scale do, and updates as tables."""

from itertools import product
from math import e, exp

import pytest

from app.figures.table import FIGURE
from app.figures.table.sentences import SENTENCES, Sentence
from app.figures.table.state import State, derive, values
from app.kit.fields import FieldError
from app.kit.messages import Click, Hover, Input, Message, Set
from app.kit.step import step
from app.kit.tokens import Token

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


def test_dots_are_what_the_contract_says() -> None:
    found = values(State())
    assert (found["dots"][2][3], found["dots"][2][0]) == (3, 2)
    assert found["w_q"] == [[0, 0, 0, 2], [0, 0, 0, 2], [0, 0, 0, 2], [2, 3, 0, 0]]
    for i, query in enumerate(found["queries"]):
        for j, key in enumerate(found["keys"]):
            assert found["dots"][i][j] == sum(a * b for a, b in zip(query, key, strict=True))
    assert values(State(mask="bidirectional", scale="none"))["scores"] == found["dots"]


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


def after(state: State, message: Message) -> State:
    return step(FIGURE, FIGURE.initial, state, message)


@pytest.mark.parametrize(
    ("before", "message", "then"),
    [
        (State(), Input("mask", "bidirectional"), State(mask="bidirectional")),
        (State(row=1), Input("scale", "none"), State(scale="none", row=1)),
        (State(row=1, cell=(1, 2)), Input("sentence", "minsu"), State(row=1, cell=(1, 2))),
        (State(), Hover("", 2, 0), State(cell=(2, 0))),
        (State(row=4, cell=(2, 0)), Hover("", 0, 3), State(row=4, cell=(0, 3))),
        (State(), Set({"cell": (0, 0)}), State(cell=(0, 0))),
        (State(cell=(1, 1)), Click("row.4"), State(row=4, cell=(1, 1))),
        (State(row=4), Click("row.4"), State(row=4)),
        (State("minji", "bidirectional", "none", 4, (1, 1)), Click("reset"), State()),
        (State(row=1), Click("nothing"), State(row=1)),
        (State(row=1), Input("nothing", "1"), State(row=1)),
    ],
)
def test_update(before: State, message: Message, then: State) -> None:
    assert after(before, message) == then


@pytest.mark.parametrize(
    "message", [Input("sentence", "minji"), Click("sentence.minji"), Set({"sentence": "minji"})]
)
def test_another_sentence_drops_row_and_cell_by_hand_and_by_script(message: Message) -> None:
    before = State(mask="bidirectional", scale="none", row=1, cell=(1, 2))
    assert after(before, message) == State("minji", "bidirectional", "none")


def test_what_is_given_with_another_sentence_is_kept() -> None:
    before = State(row=1, cell=(1, 2))
    assert after(before, Set({"sentence": "minji", "row": 3})) == State("minji", row=3)
    assert after(before, Set({"sentence": "minji", "cell": (0, 0)})) == State("minji", cell=(0, 0))


@pytest.mark.parametrize(
    "message", [Input("mask", "\0"), Input("sentence", ""), Click("row.5"), Hover("", 5, 0)]
)
def test_update_refuses(message: Message) -> None:
    with pytest.raises(FieldError):
        after(State(), message)


@pytest.fixture
def _short_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence of three words, beside those of five."""
    words = (Token("봄이", "spring"), Token("다시", "again"), Token("왔다", "came"))
    features = ("person", "thing", "time", "action")
    short = Sentence(words, (1, 2, 3), features, SENTENCES["minsu"].w_q, default_row=2)
    monkeypatch.setitem(SENTENCES, "short", short)


@pytest.mark.usefixtures("_short_sentence")
@pytest.mark.parametrize(
    ("before", "message", "takes"),
    [
        (State("short"), Set({"row": 3}), "table.row takes null or a whole number from 0 to 2"),
        (State("short"), Click("row.3"), "table.row takes null or a whole number from 0 to 2"),
        (State(row=1), Set({"sentence": "short", "row": 4}), "table.row takes null or"),
        (State("short"), Set({"cell": (0, 3)}), r"table.cell takes null, or \[row, column\] from"),
        (
            State("short"),
            Hover("", 3, 0),
            r"table.cell takes null, or \[row, column\] from 0, 0 to 2, 2",
        ),
    ],
)
def test_row_and_cell_lie_within_the_sentence(before: State, message: Message, takes: str) -> None:
    with pytest.raises(FieldError, match=f"^{takes}"):
        after(before, message)


@pytest.mark.usefixtures("_short_sentence")
def test_a_shorter_sentence_drops_a_row_that_it_has_not_and_draws_whole() -> None:
    short = after(State(row=4, cell=(4, 4)), Set({"sentence": "short"}))
    assert short == State("short")
    assert after(short, Set({"row": 2, "cell": (2, 2)})) == State("short", row=2, cell=(2, 2))
    assert [len(row) for row in values(short)["weights"]] == [3, 3, 3]
    assert after(State("short", row=2), Click("reset")) == State()
