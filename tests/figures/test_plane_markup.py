"""The plane's markup: exact numbers beside rounded ones, handles with names, and no sign of NaN."""

import re
from typing import Any

import pytest
from hypothesis import given

from app.draw.context import Context
from app.draw.plane import UNIT
from app.figures.plane import FIGURE
from app.figures.plane.state import FIELDS, State, values
from app.words.catalogue import LANGUAGES, Language, Words
from tests.figures import by_hand
from tests.kit.kinds import states
from tests.markup import Element, parse
from tools import examples

EXAMPLES = sorted(examples.EXAMPLES["plane"])
ANY = states(FIELDS).map(lambda fields: State(**fields))
NOT_A_NUMBER = re.compile(r"(?i)(?<![a-z])(?:nan|inf(?:inity)?)(?![a-z])")
MINUS_ZERO = re.compile(r"[-−]0+(?:\.0*)?(?![\d.])")


def drawn(state: State, language: Language = "ko", **context: Any) -> Element:
    given: dict[str, Any] = {"figure": "plane", "words": Words(language), "uid": "figure-plane"}
    return parse(FIGURE.draw(state, Context(**given | context)))


def example(name: str) -> State:
    state = examples.state("plane", name)
    assert isinstance(state, State)
    return state


def numbers(element: Element) -> list[float]:
    """Return the exact values in an element, in their order."""
    return [float(found["data-value"]) for found in element.having("data-value")]


@pytest.mark.parametrize("name", EXAMPLES)
def test_beside_each_exact_value_stands_its_rounding(name: str) -> None:
    found = drawn(example(name)).having("data-value")
    assert len(found) == 4 + 13 + 14  # in the picture, in the table, in the sum
    for number in found:
        assert number.text == by_hand.rounded(float(number["data-value"]))


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_table_has_the_values_exactly(name: str) -> None:
    state = example(name)
    found, table = values(state), drawn(state).one("table", class_="score-table")
    rows = table.one("tbody").all("tr")
    columns = [[numbers(row.all("td")[column])[0] for row in rows] for column in range(3)]
    assert columns == [found["dots"], found["scores"], found["weights"]]
    assert [n for n, row in enumerate(rows) if "wins" in row.classes] == [found["winner"]]
    assert numbers(table.one("tfoot")) == pytest.approx([1.0], abs=1e-9)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_sum_with_the_numbers_put_in_adds_up(name: str) -> None:
    (line,) = drawn(example(name)).styled("sum")
    terms = [numbers(term) for term in line.styled("term")]
    output = [sum(weight * at[axis] for weight, *at in terms) for axis in (0, 1)]
    assert numbers(line.styled("result")[0]) == pytest.approx(output, abs=1e-12)
    assert numbers(line.styled("result")[0]) == values(example(name))["output"]


def test_picture_and_table_show_the_same_weights() -> None:
    figure = drawn(State())
    assert numbers(figure.one("svg")) == values(State())["weights"]


@given(ANY)
def test_no_state_gives_nan_or_infinity_or_a_minus_zero(state: State) -> None:
    figure = drawn(state)
    assert len(figure.having("data-value")) == 31
    for element in figure:
        for text in (element.text, *element.attributes.values()):
            assert not NOT_A_NUMBER.search(text)
            assert not MINUS_ZERO.search(text)


@given(ANY)
def test_every_length_drawn_is_within_reason(state: State) -> None:
    """However far a link puts a point, its drawing stays in the picture."""
    for handle in drawn(state).having("data-handle"):
        x, y = re.findall(r"-?[\d.]+", handle["transform"])
        assert abs(float(x)) / UNIT <= 3.6
        assert abs(float(y)) / UNIT <= 3.0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "handles"),
    [("default", "k1 k2 k3 k4 q"), ("values_apart", "k1 k2 k3 k4 v1 v2 v3 v4 q")],
)
def test_each_handle_has_a_name_a_place_and_one_stop(
    name: str, handles: str, language: Language
) -> None:
    found = drawn(example(name), language).having("data-handle")
    assert sorted(h["data-handle"] for h in found) == sorted(handles.split())
    assert len({h["aria-label"] for h in found}) == len(found)
    for handle in found:
        assert handle["data-handle"] in handle["aria-label"]
        assert handle["tabindex"] == "0"
        assert re.fullmatch(r"\(−?\d+\.\d\d, −?\d+\.\d\d\)", handle["aria-valuetext"])
        low, now, high = (float(handle[f"aria-value{part}"]) for part in ("min", "now", "max"))
        assert low <= now <= high
        assert "aria-disabled" not in handle


def test_a_place_is_told_as_it_is_though_drawn_at_the_edge() -> None:
    figure = drawn(example("off_frame"))
    assert figure.one(data_handle="q")["aria-valuetext"] == "(−9.00, 4.00)"
    assert figure.one(data_handle="k4")["aria-valuetext"] == "(0.80, −7.00)"


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_handle_has_number_boxes(name: str) -> None:
    figure = drawn(example(name))
    names = {h["data-handle"] for h in figure.having("data-handle")}
    boxes = figure.all("input", type="number")
    assert {b["name"] for b in boxes} == {f"plane.{h}.{axis}" for h in names for axis in "xy"}
    assert len({b["aria-label"] for b in boxes}) == len(boxes)


def test_the_controls_of_the_contract_show_the_state() -> None:
    figure = drawn(State(scale="none", equal_length=True))
    assert "checked" in figure.one("input", name="plane.scale", value="none")
    assert "checked" not in figure.one("input", name="plane.scale", value="sqrt")
    assert "checked" in figure.one("input", name="plane.equal_length")
    assert figure.one("button", data_do="plane.reset").text == "처음으로"


@pytest.mark.parametrize(
    ("name", "dead"),
    [
        ("default", set()),
        ("origin", {"plane.in", "plane.origin"}),
        ("equal_lengths", {"plane.longer"}),
    ],
)
def test_a_button_that_leads_nowhere_is_disabled(name: str, dead: set[str]) -> None:
    buttons = drawn(example(name)).all("button")
    assert {b["data-do"] for b in buttons if "disabled" in b} == dead


def test_two_planes_on_a_page_share_no_id() -> None:
    ids = [
        element["id"]
        for uid in ("figure-plane", "figure-plane-2")
        for element in drawn(State(), uid=uid).having("id")
    ]
    assert ids
    assert len(set(ids)) == len(ids)


def test_radio_buttons_stand_in_the_figures_own_form() -> None:
    for control in drawn(State()).all("input"):
        assert control.inherited("autocomplete") == "off"


def test_notices_are_shown_as_text() -> None:
    figure = drawn(State(), notices=("<b>bold</b> & “quoted”",))
    assert figure.one("p", role="note").text == "<b>bold</b> & “quoted”"
