"""Pages that a translator works on: another language and direction, and words that stay."""

from typing import Final

import pytest

from tests.browser.shared import PAGES, show
from tests.browser.visits import Visits
from tests.engines.by_playwright import PageTab
from tests.engines.lesson import put

BOXES: Final = """() => [...document.querySelectorAll('[data-figure]')].map(figure => {
  const { width, height } = figure.getBoundingClientRect();
  return [width, height];
})"""
# How far a word at the head of a column stands from the foot of the arc that leads to it.
ARCS: Final = """() => [...document.querySelectorAll('.arcs .arc')].map(arc => {
  const column = Number(arc.id.match(/\\d+$/)[0]);
  const head = document.querySelectorAll('.att thead th')[column].getBoundingClientRect();
  const foot = arc.getPointAtLength(arc.getTotalLength()).matrixTransform(arc.getScreenCTM());
  return Math.abs(head.x + head.width / 2 - foot.x);
})"""
# Where each label of the plane stands, seen from the picture's corner.
LABELS: Final = """() => {
  const at = document.querySelector('.plane').getBoundingClientRect();
  return [...document.querySelectorAll('.plane text')].map(text => text.getBoundingClientRect())
    .map(({ left, right, top }) => [left - at.left, right - at.left, top - at.top].map(Math.round));
}"""
TICK: Final = """text => {
  const tick = [...document.querySelectorAll('.ticks span')].find(e => e.textContent === text);
  const { x, width } = tick.getBoundingClientRect();
  const slider = document.querySelector('[name="scaling.log2_d"]').getBoundingClientRect();
  return [x + width / 2, slider.y + slider.height / 2];
}"""
# Words that are things, outside of everything that is marked as not to be translated.
TRANSLATED: Final = """() => {
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (parentElement.closest('[translate="no"]')) continue;
    const words = document.documentElement.lang === 'en' ? /[가-힣]/ : /‘산’/;
    if (words.test(data) || /[₀-₉]|\\bq\\b/.test(data)) found.push(data);
  }
  return found;
}"""


@pytest.mark.parametrize("path", PAGES)
def test_what_translators_write_on_the_root_changes_no_layout(open_page: Visits, path: str) -> None:
    page = show(open_page, path, viewport={"width": 600, "height": 480})
    before = page.evaluate(BOXES)
    for language in ("es", "en-GB", "ko"):
        page.evaluate("lang => { document.documentElement.lang = lang }", language)
        assert page.evaluate(BOXES) == before, language


@pytest.mark.parametrize("path", ["index.html", "en/index.html"])
def test_nothing_is_offered_to_translators_that_is_a_thing(open_page: Visits, path: str) -> None:
    page = show(open_page, path)
    for thing in ("math", "[data-figure]"):
        found = page.locator(thing)
        assert found.count() >= 3
        assert page.locator(f"{thing}:not([translate='no'], [translate='no'] *)").count() == 0
    assert page.evaluate(TRANSLATED) == []


@pytest.mark.parametrize("path", ["index.html", "en/index.html"])
def test_turned_to_run_from_right_to_left_figures_stay_as_they_are(
    open_page: Visits, path: str
) -> None:
    page = open_page(path, viewport={"width": 1280, "height": 4000})
    tab = PageTab(page)
    put(tab, "table", mask="bidirectional", row=1)
    labels = page.evaluate(LABELS)
    page.evaluate("() => { document.documentElement.dir = 'rtl' }")
    tab.frames()
    assert page.evaluate(LABELS) == labels
    distances = page.evaluate(ARCS)
    assert len(distances) == 5
    assert max(distances) <= 2
    for d in (1, 64, 1024):
        page.mouse.click(*page.evaluate(TICK, str(d)))
        tab.frames()
        assert page.evaluate("nungil.get('scaling').state.d") == pytest.approx(d, rel=0.2)
    turned = "e => getComputedStyle(e).direction"
    numbers = page.locator("[data-value], math, input[type=number]")
    assert {page.evaluate(turned, e) for e in numbers.element_handles()} == {"ltr"}
    # No emptiness beside the page: nothing is hidden by moving it away.
    page.evaluate("scrollTo(-99999, 0)")
    assert page.evaluate("[scrollX, document.documentElement.scrollWidth - innerWidth]") == [0, 0]
