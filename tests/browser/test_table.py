"""The sentence that looks at itself: the contract's numbers, the read-out, rows and toggles."""

import itertools
from math import exp

import pytest
from playwright.sync_api import Page, expect

from tests.browser.grid import cell, radio, readout, shown, thickness, weights
from tests.browser.hand import frames
from tests.browser.shared import DESK, PHONE, begin_again, data_values, figure, put, values
from tests.browser.visits import Visits

WHY = "아직 오지 않은 낱말이라 가렸습니다"
ALL = list(itertools.product(("minsu", "minji"), ("causal", "bidirectional"), ("sqrt", "none")))


@pytest.fixture(scope="module")
def lesson(keep_page: Visits) -> Page:
    return keep_page("index.html", viewport=DESK, reduced_motion="reduce")


@pytest.fixture
def page(lesson: Page) -> Page:
    """The lesson, all figures as at first."""
    return begin_again(lesson)


def test_san_looks_most_at_minsu_behind_the_mask_and_at_the_book_without(page: Page) -> None:
    causal = exp(1) / (exp(1) + 2)
    assert values(page, "table")["weights"][2][0] == pytest.approx(causal, abs=1e-12)
    assert weights(page)[2][0] == values(page, "table")["weights"][2][0]
    both = put(page, "table", mask="bidirectional")["weights"][2]
    assert both[3] == pytest.approx(exp(1.5) / (exp(1.5) + exp(1) + 3), abs=1e-12)
    assert weights(page)[2] == both


@pytest.mark.parametrize("sentence", ["minsu", "minji"])
def test_without_the_root_each_score_is_twice_as_large(page: Page, sentence: str) -> None:
    scaled = put(page, "table", sentence=sentence, cell=[2, 0])["scores"]
    drawn = data_values(readout(page))[0]
    plain = put(page, "table", scale="none")["scores"]
    pairs = [(a, b) for x, y in zip(scaled, plain, strict=True) for a, b in zip(x, y, strict=True)]
    assert [(a is None) == (b is None) for a, b in pairs] == [True] * 25
    assert all(b == 2 * a for a, b in pairs if a is not None)
    assert data_values(readout(page))[0] == 2 * drawn == plain[2][0]


@pytest.mark.parametrize(("sentence", "mask", "scale"), ALL)
def test_rows_sum_to_1_and_what_is_masked_is_exactly_0(
    page: Page, sentence: str, mask: str, scale: str
) -> None:
    got = put(page, "table", sentence=sentence, mask=mask, scale=scale)
    assert weights(page) == got["weights"]
    for i, row in enumerate(got["weights"]):
        assert sum(row) == pytest.approx(1, abs=1e-9)
        hidden = [j > i and mask == "causal" for j in range(5)]
        assert [w == 0 for w in row] == hidden
        assert [s is None for s in got["scores"][i]] == hidden
    marked = page.locator("td[data-masked='true']").count()
    assert marked == (10 if mask == "causal" else 0)
    drawn = figure(page, "table").evaluate("figure => figure.outerHTML")
    assert not [word for word in ("NaN", "Infinity", "undefined", "None") if word in drawn]


def test_a_cell_is_read_out_under_the_pointer(page: Page) -> None:
    cell(page, 2, 0).hover()
    expect(readout(page)).to_have_text("‘산’ → ‘민수가’ 점수 1.00 · 가중치 0.58")
    assert data_values(readout(page)) == [1, values(page, "table")["weights"][2][0]]


def test_a_cell_is_read_out_under_a_finger(open_page: Visits) -> None:
    page = open_page("embed/table.html", viewport=PHONE, has_touch=True, is_mobile=True)
    cell(page, 4, 3).tap()
    expect(readout(page)).to_contain_text("‘읽었다’ → ‘책을’")
    cell(page, 0, 4).tap()
    expect(readout(page)).to_contain_text(WHY)


def test_arrow_keys_go_from_cell_to_cell_and_the_grid_is_one_stop(page: Page) -> None:
    stops = page.locator("td[data-row][tabindex='0']")
    stops.focus()
    expect(readout(page)).to_contain_text("‘민수가’ → ‘민수가’")
    top = page.evaluate("scrollY")
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowLeft"):
        page.keyboard.press(key)
    frames(page)
    expect(cell(page, 1, 0)).to_be_focused()
    expect(readout(page)).to_contain_text("‘어제’ → ‘민수가’")
    expect(stops).to_have_count(1)
    expect(stops).to_be_focused()
    assert page.evaluate("scrollY") == top
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('td')") is None


@pytest.mark.parametrize(("row", "column"), [(0, 1), (2, 4), (3, 4)])
def test_a_masked_cell_says_why(page: Page, row: int, column: int) -> None:
    expect(cell(page, row, column)).to_have_text("가림")
    cell(page, row, column).hover()
    expect(readout(page)).to_contain_text(WHY)
    assert data_values(readout(page)) == [0]


@pytest.mark.parametrize("by", ["mouse", "Enter", "Space"])
def test_a_row_header_tells_where_its_word_looks(page: Page, by: str) -> None:
    assert len(thickness(page)) == 3
    last = page.locator("th[scope='row'] button").nth(4)
    if by == "mouse":
        last.click()
    else:
        last.focus()
        page.keyboard.press(by)
    expect(page.locator("[data-row-summary]")).to_contain_text("‘읽었다’는 ‘책을’을")
    expect(last).to_be_focused()
    expect(last).to_have_attribute("aria-pressed", "true")
    row = values(page, "table")["weights"][4]
    assert thickness(page) == pytest.approx([max(0.6, 10 * w) for w in row], abs=0.006)


@pytest.mark.parametrize(
    ("field", "on", "off"),
    [
        ("mask", "bidirectional", "causal"),
        ("scale", "none", "sqrt"),
        ("sentence", "minji", "minsu"),
    ],
)
def test_a_toggle_hit_20_times_ends_where_it_stands(
    page: Page, field: str, on: str, off: str
) -> None:
    before = shown(page)
    radio(page, field, on).check(force=True)
    other = shown(page)
    for _ in range(10):
        radio(page, field, off).dispatch_event("click")
        radio(page, field, on).dispatch_event("click")
    assert shown(page) == other != before
    assert radio(page, field, on).is_checked()
    radio(page, field, off).check(force=True)
    assert shown(page) == before


def test_it_looks_most_at_the_cup(page: Page) -> None:
    for mask in ("causal", "bidirectional"):
        got = put(page, "table", sentence="minji", mask=mask)
        row = got["weights"][got["tokens"].index("그것을")]
        assert got["tokens"][row.index(max(row))] == "컵을"
    expect(page.locator("[data-row-summary]")).to_contain_text("‘그것을’은 ‘컵을’을")


def test_focus_stays_when_the_figure_is_drawn_anew(page: Page) -> None:
    radio(page, "mask", "causal").focus()
    page.keyboard.press("ArrowRight")
    frames(page)
    expect(radio(page, "mask", "bidirectional")).to_be_focused()
    expect(radio(page, "mask", "bidirectional")).to_be_checked()
    cell(page, 3, 1).focus()
    for mask in ("causal", "bidirectional"):
        put(page, "table", mask=mask, sentence="minji")
        expect(cell(page, 3, 1)).to_be_focused()
    page.locator('[data-do="table.reset"]').focus()
    page.keyboard.press("Enter")
    frames(page)
    expect(page.locator('[data-do="table.reset"]')).to_be_focused()


def test_a_link_a_control_and_a_script_come_to_the_same(page: Page) -> None:
    radio(page, "mask", "bidirectional").check(force=True)
    by_control = shown(page)
    begin_again(page)
    put(page, "table", mask="bidirectional")
    by_script = shown(page)
    begin_again(page)
    page.wait_for_function("!location.hash.includes('table')")  # it is written twice a second
    # The address is written late; only a fragment that differs from it is a change.
    page.wait_for_function("location.hash === ''")
    page.evaluate("location.hash = '#table.mask=bidirectional'")
    page.wait_for_function("nungil.get('table').state.mask === 'bidirectional'")
    assert shown(page) == by_control == by_script
