"""What a teacher locked or hid: shown and disabled, or out of sight and of every attribute."""

from itertools import combinations

import pytest

from app.figures.plane.state import FIELDS, State, values
from app.words.catalogue import LANGUAGES, Language, Words
from tests.figures.by_hand import rounded
from tests.figures.test_plane_markup import drawn, example, numbers
from tests.markup import Element

# None of their weights and outputs is, by chance, another number of the figure too.
STATES = ["default", "values_apart", "longer_wins", "unscaled"]


def told(figure: Element) -> str:
    """Return all that eye and ear get: text, and the attributes that are read out."""
    spoken = ("aria-label", "aria-valuetext", "title", "value")
    attributes = [e[name] for e in figure for name in spoken if name in e]
    return " ".join([figure.text, *attributes])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STATES)
def test_hidden_weights_are_nowhere(name: str, language: Language) -> None:
    state = example(name)
    found = values(state)
    secret = [*found["weights"], *found["output"]]
    open_, hidden = (drawn(state, language, hidden=frozenset(parts)) for parts in ([], ["weights"]))
    assert set(secret) <= set(numbers(open_))
    assert not set(secret) & set(numbers(hidden))
    for weight in found["weights"]:
        assert rounded(weight) not in told(hidden)
    assert "%" not in told(hidden)
    # Bars and lines as long or thick as the weights, a mark at the output and the largest weight's
    # row would give them away.
    for kind in ("thread", "output", "wins"):
        assert open_.styled(kind)
        assert not hidden.styled(kind)
    assert not [bar for cell in hidden.styled("w") for bar in cell.all("b")]


@pytest.mark.parametrize("name", STATES)
def test_a_hidden_output_is_nowhere(name: str) -> None:
    state = example(name)
    found = values(state)
    hidden = drawn(state, hidden=frozenset({"output"}))
    assert not set(found["output"]) & set(numbers(hidden))
    assert set(found["weights"]) <= set(numbers(hidden))
    assert not hidden.styled("output")
    assert not hidden.styled("thread")
    assert not hidden.having("data-sentence")


@pytest.mark.parametrize(
    ("parts", "line"),
    [
        (
            {"output"},
            "출력 = 0.72·(3.00, 1.00) + 0.21·(−0.80, 1.60) + 0.02·(−2.00, −1.00)"
            " + 0.05·(0.80, −1.80) = (?, ?)",
        ),
        (
            {"weights"},
            "출력 = ?·(3.00, 1.00) + ?·(−0.80, 1.60) + ?·(−2.00, −1.00) + ?·(0.80, −1.80) = (?, ?)",
        ),
    ],
)
def test_in_the_sum_a_question_mark_stands_for_what_is_hidden(parts: set[str], line: str) -> None:
    (found,) = drawn(State(), hidden=frozenset(parts)).styled("sum")
    assert found.text == line


@pytest.mark.parametrize(("part", "column"), [("dots", 0), ("scores", 1), ("weights", 2)])
def test_a_hidden_column_is_question_marks(part: str, column: int) -> None:
    hidden = drawn(State(), hidden=frozenset({part}))
    rows = hidden.one("table", class_="score-table").one("tbody").all("tr")
    unknown = [[cell.text for cell in row.all("td")].index("?") for row in rows]
    assert unknown == [column] * 4
    assert not set(values(State())[part]) & set(numbers(hidden))
    assert not hidden.having("data-sentence")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_something_is_hidden_it_says_so_and_can_be_shown(language: Language) -> None:
    hidden = drawn(State(), language, hidden=frozenset({"weights"}))
    assert Words(language)("shared.hidden") in hidden.one("figcaption").text
    assert hidden.one("button", data_do="plane.reveal").text


CONTROLS = {
    "q": {"plane.q.x", "plane.q.y"},
    "keys": {f"plane.k{n}.{axis}" for n in range(1, 5) for axis in "xy"},
    "values": {"plane.values"} | {f"plane.v{n}.{axis}" for n in range(1, 5) for axis in "xy"},
    "scale": {"plane.scale"},
    "equal_length": {"plane.equal_length"},
}
HANDLES = {"q": {"q"}, "keys": {"k1", "k2", "k3", "k4"}, "values": {"v1", "v2", "v3", "v4"}}
LOCKS = [*((name,) for name in FIELDS), *combinations(FIELDS, 2)]


@pytest.mark.parametrize("locked", LOCKS, ids="+".join)
def test_locked_fields_are_shown_and_disabled_and_no_others(locked: tuple[str, ...]) -> None:
    state = example("values_apart")
    figure = drawn(state, locked=frozenset(locked))
    assert figure.text == drawn(state).text
    dead = {c["name"] for c in figure.all("input") if c.inherited("disabled") is not None}
    assert dead == set().union(*(CONTROLS[name] for name in locked))
    still = {h["data-handle"] for h in figure.having("data-handle") if "aria-disabled" in h}
    assert still == set().union(*(HANDLES.get(name, set()) for name in locked))


def test_with_q_locked_no_button_but_reset_is_alive() -> None:
    figure = drawn(State(), locked=frozenset({"q"}))
    assert {b["data-do"] for b in figure.all("button") if "disabled" not in b} == {"plane.reset"}
