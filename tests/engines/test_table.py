"""The sentence that looks at itself, in each engine: toggles, their numbers, the read-out."""

from itertools import product
from math import exp

import pytest

from tests.engines.grid import READOUT, TABLE, TOGGLES, cell, header
from tests.engines.lesson import data_values, drawn, option, put, state, text, values
from tests.engines.tab import Tab

SHOWN = f"""() => {{
  const rows = [];
  for (const cell of document.querySelectorAll("{TABLE} td[data-row]"))
    (rows[cell.dataset.row] ??= [])[cell.dataset.col] =
      Number(cell.querySelector('[data-value]')?.dataset.value ?? 0);
  return rows;
}}"""
# The arcs have no hook but their class; the last path of the drawing is the dot of the asking word.
ARCS = f"""[...document.querySelectorAll("{TABLE} .arcs .arc")]
  .map(arc => parseFloat(arc.style.strokeWidth))"""
WHY = "아직 오지 않은 낱말이라 가렸습니다"
SUMMARY = f"{TABLE} [data-row-summary]"


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
    ("sentence", "mask", "scale"),
    list(product(("minsu", "minji"), ("causal", "bidirectional"), ("sqrt", "none"))),
)
def test_rows_sum_to_1_and_what_is_masked_is_exactly_0(
    page: Tab, sentence: str, mask: str, scale: str
) -> None:
    got = put(page, "table", sentence=sentence, mask=mask, scale=scale)
    assert page.run(SHOWN) == got["weights"]
    for i, row in enumerate(got["weights"]):
        assert sum(row) == pytest.approx(1, abs=1e-9)
        masked = [j > i and mask == "causal" for j in range(5)]
        assert [w == 0 for w in row] == masked
        assert [s is None for s in got["scores"][i]] == masked
    marked = page.value(f"""document.querySelectorAll("{TABLE} td[data-masked=true]").length""")
    assert marked == (10 if mask == "causal" else 0)
    markup = drawn(page, "table")
    assert [word for word in ("NaN", "Infinity", "undefined", "None") if word in markup] == []


@pytest.mark.parametrize("sentence", ["minsu", "minji"])
def test_without_the_root_each_score_is_twice_as_large(page: Tab, sentence: str) -> None:
    scaled = put(page, "table", sentence=sentence, cell=[2, 0])["scores"]
    told = data_values(page, READOUT)[0]
    plain = put(page, "table", scale="none")["scores"]
    for i, (row, twice) in enumerate(zip(scaled, plain, strict=True)):
        assert twice[: i + 1] == [2 * score for score in row[: i + 1]]
        assert row[i + 1 :] == twice[i + 1 :] == [None] * (4 - i)
    assert data_values(page, READOUT)[0] == 2 * told == plain[2][0]


@pytest.mark.parametrize(("name", "on", "off"), TOGGLES)
def test_a_toggle_hit_20_times_ends_where_it_stands(
    page: Tab, name: str, on: str, off: str
) -> None:
    before = drawn(page, "table")
    page.click(option(name, on))
    page.frames()
    other = drawn(page, "table")
    for _ in range(10):
        page.click(option(name, off))
        page.click(option(name, on))
    page.frames()
    assert drawn(page, "table") == other != before
    page.click(option(name, off))
    page.frames()
    assert drawn(page, "table") == before


def test_a_cell_is_read_out_under_the_pointer(page: Tab) -> None:
    page.move(*page.show(cell(2, 0)))
    page.frames()
    said = text(page, READOUT)
    assert said.startswith("‘산’ → ‘민수가’")
    assert ("1.00" in said, "0.58" in said) == (True, True), said
    assert data_values(page, READOUT) == [1, values(page, "table")["weights"][2][0]]


@pytest.mark.parametrize(("row", "column"), [(0, 1), (2, 4), (3, 4)])
def test_a_masked_cell_says_why(page: Tab, row: int, column: int) -> None:
    assert text(page, cell(row, column)) == "가림"
    page.click(cell(row, column))
    page.frames()
    assert WHY in text(page, READOUT)
    assert data_values(page, READOUT) == [0]


@pytest.mark.parametrize("by", ["mouse", "Enter", " "])
def test_a_row_header_tells_where_its_word_looks(page: Tab, by: str) -> None:
    page.show(header(4))
    assert len(page.value(ARCS)) == 3
    if by == "mouse":
        page.click(header(4))
    else:
        page.focus(header(4))
        page.press(by)
    page.frames()
    assert "‘읽었다’는 ‘책을’을" in text(page, SUMMARY)
    assert state(page, "table")["row"] == 4
    pressed = "document.activeElement.getAttribute('aria-pressed')"
    if by != "mouse":  # which gives a button the focus in some engines only
        assert page.value(pressed) == "true"
    row = values(page, "table")["weights"][4]
    assert page.value(ARCS) == pytest.approx([max(0.6, 10 * w) for w in row], abs=0.006)


def test_it_looks_most_at_the_cup(page: Tab) -> None:
    for mask in ("causal", "bidirectional"):
        got = put(page, "table", sentence="minji", mask=mask)
        row = got["weights"][got["tokens"].index("그것을")]
        assert got["tokens"][row.index(max(row))] == "컵을"
    assert "‘그것을’은 ‘컵을’을" in text(page, SUMMARY)


def test_a_link_a_control_and_a_script_come_to_the_same(page: Tab) -> None:
    def now() -> object:
        page.frames()
        return drawn(page, "table"), page.value("nungil.get('table')")

    page.click(option("table.mask", "bidirectional"))
    page.move(1, 1)
    by_control = now()
    put(page, "table", mask="causal")
    put(page, "table", mask="bidirectional")
    by_script = now()
    put(page, "table", mask="causal")
    # The address is written late; only a fragment that differs from it is a change.
    page.until("() => location.hash === ''")
    page.run("() => { location.hash = '#table.mask=bidirectional' }")
    page.until("() => nungil.get('table').state.mask === 'bidirectional'")
    assert now() == by_control == by_script
