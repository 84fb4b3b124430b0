"""The sentence that looks at itself, in each engine: toggles, their numbers, the read-out."""

from math import exp

import pytest

from tests.engines.lesson import data_values, put, state, text, values
from tests.engines.tab import Tab

SHOWN = """() => [...document.querySelectorAll('.att tbody tr')].map(row =>
  [...row.querySelectorAll('[data-row]')].map(cell =>
    Number(cell.querySelector('[data-value]')?.dataset.value ?? 0)))"""
DRAWN = """() => {
  const copy = document.querySelector('[data-figure="table"]').cloneNode(true);
  copy.querySelector('[data-live]').remove();
  return copy.innerHTML;
}"""


def option(name: str, value: str) -> str:
    """Return the part of a switch that a hand presses."""
    return f"label:has(input[name='{name}'][value='{value}'])"


def test_toggles_by_click_come_to_the_closed_forms(page: Tab) -> None:
    causal = exp(1) / (exp(1) + 2)
    assert page.run(SHOWN)[2][0] == pytest.approx(causal, abs=1e-12)
    page.click(option("table.mask", "bidirectional"))
    page.frames()
    row = page.run(SHOWN)[2]
    assert row[3] == pytest.approx(exp(1.5) / (exp(1.5) + exp(1) + 3), abs=1e-12)
    page.click(option("table.scale", "none"))
    page.frames()
    row = page.run(SHOWN)[2]
    assert row[3] == pytest.approx(exp(3) / (exp(3) + exp(2) + 3), abs=1e-12)
    assert sum(row) == pytest.approx(1, abs=1e-9)
    assert page.run(SHOWN) == values(page, "table")["weights"]
    assert values(page, "table")["scores"][2] == [2, 0, 0, 3, 0]


@pytest.mark.parametrize(
    ("name", "on", "off"),
    [("table.mask", "bidirectional", "causal"), ("table.scale", "none", "sqrt")],
)
def test_a_toggle_hit_20_times_ends_where_it_stands(
    page: Tab, name: str, on: str, off: str
) -> None:
    before = page.run(DRAWN)
    page.click(option(name, on))
    page.frames()
    other = page.run(DRAWN)
    for _ in range(10):
        page.click(option(name, off))
        page.click(option(name, on))
    page.frames()
    assert page.run(DRAWN) == other != before
    page.click(option(name, off))
    page.frames()
    assert page.run(DRAWN) == before


def test_a_cell_is_read_out_under_the_pointer_and_a_masked_one_says_why(page: Tab) -> None:
    page.move(*page.show('td[data-row="2"][data-col="0"]'))
    page.frames()
    assert text(page, "[data-readout]") == "‘산’ → ‘민수가’ 점수 1.00 · 가중치 0.58"
    assert data_values(page, "[data-readout]") == [1, values(page, "table")["weights"][2][0]]
    page.click('td[data-row="0"][data-col="4"]')
    page.frames()
    assert "아직 오지 않은 낱말이라 가렸습니다" in text(page, "[data-readout]")
    assert page.value("document.querySelectorAll('td[data-masked=true]').length") == 10


def test_a_row_header_tells_where_its_word_looks(page: Tab) -> None:
    page.click('[data-do="table.row.4"]')
    page.frames()
    assert "‘읽었다’는 ‘책을’을" in text(page, "[data-row-summary]")
    assert state(page, "table")["row"] == 4
    drawn = page.value(
        "[...document.querySelectorAll('.arcs .arc')].map(a => parseFloat(a.style.strokeWidth))"
    )
    row = values(page, "table")["weights"][4]
    assert drawn == pytest.approx([max(0.6, 10 * w) for w in row], abs=0.006)


def test_it_looks_most_at_the_cup(page: Tab) -> None:
    for mask in ("causal", "bidirectional"):
        got = put(page, "table", sentence="minji", mask=mask)
        row = got["weights"][got["tokens"].index("그것을")]
        assert got["tokens"][row.index(max(row))] == "컵을"
    assert "‘그것을’은 ‘컵을’을" in text(page, "[data-row-summary]")
