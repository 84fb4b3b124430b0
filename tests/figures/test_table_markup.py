"""The table's markup: what the contract promises of cells, and what a teacher may hide."""

import re
from itertools import product
from typing import Any

import pytest
from hypothesis import given

from app.draw import attention_table
from app.draw.context import Context
from app.figures.table import FIGURE
from app.figures.table.state import FIELDS, State, derive
from app.kit.messages import Input
from app.kit.step import step
from app.words.catalogue import LANGUAGES, Language, Words
from tests.kit.kinds import states
from tests.markup import Element, parse

ANY = states(FIELDS).map(lambda fields: State(**fields))
BOTH = "bidirectional"


def printed(state: State, language: Language = "ko", **context: Any) -> str:
    given: dict[str, Any] = {"figure": "table", "words": Words(language), "uid": "figure-table"}
    return str(FIGURE.draw(state, Context(**given | context)))


def drawn(state: State, language: Language = "ko", **context: Any) -> Element:
    return parse(printed(state, language, **context))


def cells(figure: Element) -> dict[tuple[int, int], Element]:
    found = figure.having("data-row")
    return {(int(c["data-row"]), int(c["data-col"])): c for c in found}


@given(ANY)
def test_every_state_draws_whole_in_both_languages(state: State) -> None:
    for language in LANGUAGES:
        figure = drawn(state, language)
        told = figure.text + " ".join(v for e in figure for v in e.attributes.values())
        assert not re.search(r"(?i)(?<![a-z])(nan|inf|infinity)(?![a-z])", told)
        assert not re.search(r"[{}]", figure.text)
        found = cells(figure)
        assert found.keys() == set(product(range(5), repeat=2))
        for (i, j), cell in found.items():
            hidden = state.mask == "causal" and j > i
            assert ("data-masked" in cell) == hidden
            assert ("style" in cell) != hidden
        stops = [at for at, cell in found.items() if cell["tabindex"] == "0"]
        assert stops == [state.cell or (0, 0)]


@given(ANY)
def test_on_the_english_page_all_korean_is_marked(state: State) -> None:
    def unmarked(element: Element) -> str:
        if element.attributes.get("lang") == "ko":
            return ""
        return "".join(c if isinstance(c, str) else unmarked(c) for c in element.content)

    figure = drawn(state, "en")
    assert not re.search("[가-힣]", unmarked(figure))
    assert not re.search("[가-힣]", " ".join(v for e in figure for v in e.attributes.values()))


@given(ANY)
def test_translators_leave_every_word_and_formula_alone(state: State) -> None:
    def offered(element: Element) -> str:
        if element.attributes.get("translate") == "no":
            return ""
        return "".join(c if isinstance(c, str) else offered(c) for c in element.content)

    for language in LANGUAGES:
        text = offered(drawn(state, language))
        # On the Korean page these are found as words by themselves.
        assert not re.search(r"(?<!\w)(민수가|어제|산|책을|읽었다|그것을|W|Q|X)(?!\w)", text)


def test_rows_ask_and_columns_answer() -> None:
    table = drawn(State()).one("table", class_="att")
    heads = [th.text for th in table.all("th", scope="col")]
    assert heads == ["민수가", "어제", "산", "책을", "읽었다", "합"]
    assert [th.text for th in table.all("th", scope="row")] == heads[:5]
    assert "행은 묻는 낱말, 열은 보이는 낱말" in table.one("caption").text
    pressed = [b["data-do"] for b in table.all("button", aria_pressed="true")]
    assert pressed == ["table.row.2"]


def test_cells_hold_the_exact_weights() -> None:
    weights = derive(State(mask=BOTH)).weights
    for at, cell in cells(drawn(State(mask=BOTH))).items():
        (number,) = cell.having("data-value")
        assert float(number["data-value"]) == weights[at]
        assert number.text == f"{weights[at]:.2f}"


def test_readout_tells_why_a_cell_is_masked() -> None:
    def readout(state: State) -> str:
        (line,) = drawn(state).having("data-readout")
        return line.text

    assert readout(State(cell=(2, 0))) == "‘산’ → ‘민수가’ 점수 1.00 · 가중치 0.58"
    assert "아직 오지 않은 낱말이라" in readout(State(cell=(0, 3)))
    assert "아직 오지 않은 낱말이라" not in readout(State(mask=BOTH, cell=(0, 3)))


def test_arcs_are_as_thick_as_the_weights() -> None:
    arcs = drawn(State()).styled("arc")
    widths = [float(arc["style"].removeprefix("stroke-width:")[:-2]) for arc in arcs]
    assert [w / 10 for w in widths] == pytest.approx([0.5761, 0.2119, 0.2119], abs=1e-3)


@pytest.mark.parametrize("cell", [None, (2, 0), (0, 3)])
def test_hidden_weights_are_nowhere(cell: tuple[int, int] | None) -> None:
    markup = printed(State(cell=cell), hidden=frozenset({"weights"}))
    figure = parse(markup)
    assert [c.text for c in cells(figure).values()].count("?") == 15
    assert [td.text for td in figure.styled("sum")] == ["합", *"?????"]
    assert not figure.styled("arc")
    assert not figure.having("data-row-summary")
    assert not figure.having("data-sentence")
    assert not re.search(r"--w|0\.58|0\.57|0\.21|%", markup)


def test_hidden_scores_are_nowhere() -> None:
    figure = drawn(State(cell=(2, 0)), hidden=frozenset({"scores"}))
    (line,) = figure.having("data-readout")
    assert line.text == "‘산’ → ‘민수가’ 점수 ? · 가중치 0.58"


def test_locked_controls_are_shown_and_disabled() -> None:
    figure = drawn(State(), locked=frozenset({"mask", "row"}))
    (mask,) = figure.all("input", name="table.mask", value="causal")
    assert "checked" in mask
    assert mask.inherited("disabled") is not None
    assert len([b for b in figure.having("disabled") if b.tag == "button"]) == 5
    (scale,) = figure.all("input", name="table.scale", value="sqrt")
    assert scale.inherited("disabled") is None


def test_there_and_back_gives_the_same_text() -> None:
    start = State(row=4, cell=(4, 3))
    there = step(FIGURE, start, start, Input("scale", "none"))
    assert printed(there) != printed(start)
    assert printed(step(FIGURE, start, there, Input("scale", "sqrt"))) == printed(start)


def test_a_hover_prints_only_the_rows_that_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    cell = attention_table._cell

    def counted(context: Context, i: int, *rest: Any) -> Any:
        made.append(i)
        return cell(context, i, *rest)

    monkeypatch.setattr(attention_table, "_cell", counted)
    uid = "figure-hover"  # of no other test: what it prints is not cached yet
    printed(State(cell=(1, 1)), uid=uid)
    assert set(made) == {0, 1, 2, 3, 4}
    for cell_at, changed in (((1, 2), {1}), ((3, 2), {1, 3}), ((3, 2), set())):
        made.clear()
        printed(State(cell=cell_at), uid=uid)
        assert set(made) == changed
