"""Pages and figures under other people's rules: their font size, language, direction and styles."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from app.figures import NAMES
from tests.browser.visits import Visits
from tests.engines.by_playwright import PageTab
from tests.engines.lesson import put

PAGES: Final = [
    f"{folder}{name}"
    for folder in ("", "en/")
    for name in ("index.html", *(f"embed/{figure}.html" for figure in NAMES))
]
# WCAG 2.2, 1.4.12: no loss when a reader sets all of these.
TEXT_SPACING: Final = """* { line-height: 1.5 !important; letter-spacing: .12em !important;
  word-spacing: .16em !important } p { margin-bottom: 2em !important }"""
SIZES: Final = """() => [...document.querySelectorAll('body *')]
  .filter(e => e.clientWidth && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
  .map(e => [e.textContent.slice(0, 20), parseFloat(getComputedStyle(e).fontSize)])"""
# What is cut off, or runs into its neighbour; and whether the page scrolls sideways.
TIGHT: Final = """() => [
  document.documentElement.scrollWidth - innerWidth,
  [...document.querySelectorAll('button, td, th, .seg span, summary')]
    .filter(e => e.clientWidth && e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)]"""
BOXES: Final = """() => [...document.querySelectorAll('[data-figure]')].map(figure => {
  const { width, height } = figure.getBoundingClientRect();
  return [width, height];
})"""
# Of each drawing, how many pixels of the screen a length of one pixel takes in it.
UNITS: Final = """() => [...document.querySelectorAll('[data-figure] svg')]
  .filter(svg => svg.clientWidth).map(svg => svg.getScreenCTM()).map(({ a, d }) => [a, d])"""
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
# The parts of selectors, outside the layers of tokens and page, that reach beyond figures.
LEAKS: Final = """() => {
  const root = /^((html)?\\[data-(nungil|keys).*\\] )?\\[data-figure/;
  const isOurs = text => root.test(text) || /^(#nungil-|\\.spoken|\\.skip|\\.notice)/.test(text);
  const parts = text => text.split(/,(?![^(]*\\))/).map(part => part.trim());
  const found = [];
  const read = rules => {
    for (const rule of rules) {
      if (rule.selectorText)
        found.push(...parts(rule.selectorText).filter(part => !isOurs(part)));
      else if (rule.cssRules) read(rule.cssRules);
    }
  };
  const layers = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
    .filter(rule => ['shell', 'figures'].includes(rule.name));
  layers.forEach(layer => read(layer.cssRules));
  return [layers.length, found];
}"""


def show(visits: Visits, path: str, css: str = "", **options: Any) -> Page:
    """Open a page as it was built, with a reader's own rules; its scripts may still be at work."""
    page = visits(path, wait="load", **options)
    page.evaluate("document.fonts.ready.then(() => 1)")
    if css:
        page.add_style_tag(content=css)
    return page


def font_size(page: Page, pixels: int) -> None:
    """Let the reader choose how large text is in this browser."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": pixels}})


@pytest.mark.parametrize("path", PAGES)
def test_larger_text_of_the_readers_is_larger_everywhere(open_page: Visits, path: str) -> None:
    page = show(open_page, path, viewport={"width": 900, "height": 700})
    usual = page.evaluate(SIZES)
    font_size(page, 24)
    large = page.evaluate(SIZES)
    assert page.evaluate(TIGHT) == [0, []]
    then = dict(large)
    assert then.keys() == dict(usual).keys(), "nothing is dropped"
    assert len(usual) > 20
    for text, size in usual:
        # By less than the reader asked where the page has become narrow for such text.
        assert then[text] > size, text


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


@pytest.mark.parametrize("path", PAGES)
def test_lengths_that_a_reader_brings_are_lengths_on_the_screen(
    open_page: Visits, path: str
) -> None:
    page = show(open_page, path, viewport={"width": 1280, "height": 700})
    page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true })")
    units = page.evaluate(UNITS)
    assert units
    # A rule of 3 px draws at most 6; arcs are stretched, and their lines are not.
    assert all(0 < across <= 2 and 0 < down <= 2 for across, down in units)
    before = page.evaluate(BOXES)
    page.add_style_tag(content="*:focus { outline: 3px solid red !important }")
    for handle in page.locator("[data-figure] [tabindex='0'], [data-figure] button").all()[:12]:
        handle.focus()
        assert page.evaluate(BOXES) == before
    page.add_style_tag(content="* { letter-spacing: 1px !important }")
    for (width, height), (wider, higher) in zip(before, page.evaluate(BOXES), strict=True):
        assert wider == width
        assert higher <= height * 1.12
    outside = page.evaluate("""() => [...document.querySelectorAll('[data-figure] svg text')]
      .filter(text => {
        const around = text.closest('[data-figure]').getBoundingClientRect();
        const box = text.getBoundingClientRect();
        return box.width && (box.left < around.left || box.right > around.right);
      }).map(text => text.textContent)""")
    assert outside == []


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("path", PAGES)
def test_wider_spacing_of_text_fits(open_page: Visits, path: str, width: int) -> None:
    page = show(open_page, path, TEXT_SPACING, viewport={"width": width, "height": 740})
    assert page.evaluate(TIGHT) == [0, []]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("folder", ["", "en/"])
def test_below_320_px_an_embed_shows_its_picture_and_one_control(
    open_page: Visits, folder: str, name: str
) -> None:
    page = show(open_page, f"{folder}embed/{name}.html", viewport={"width": 280, "height": 480})
    assert page.evaluate("document.body.getBoundingClientRect().height") <= 480
    assert page.evaluate(TIGHT) == [0, []]
    assert page.locator(":is(.plane, .att, .three)").is_visible()
    controls = page.locator(":is(.seg, .switch, .slide, .row, summary, [data-do]:not(th *))")
    assert sum(control.is_visible() for control in controls.all()) == 1


@pytest.mark.parametrize("path", ["index.html", "embed/plane.html"])
def test_a_hit_area_is_44_px_at_every_width(open_page: Visits, path: str) -> None:
    page = show(open_page, path)
    for width in (320, 390, 540, 600, 704, 768, 890, 960, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        hits = page.locator(".handle .hit").all()
        assert len(hits) == 5
        for hit in hits:
            box = hit.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 44, width


@pytest.mark.parametrize("path", PAGES)
def test_style_sheets_of_figures_reach_figures_only(open_page: Visits, path: str) -> None:
    layers, leaks = show(open_page, path).evaluate(LEAKS)
    assert layers >= 2
    assert leaks == []


def test_an_embed_gets_the_sheet_of_its_own_figure(open_page: Visits, built: Path) -> None:
    for name in NAMES:
        page = show(open_page, f"embed/{name}.html")
        (sheet,) = page.locator('link[rel="stylesheet"]').all()
        text = next(built.glob(f"assets-*/{Path(str(sheet.get_attribute('href'))).name}"))
        named = {other for other in NAMES if f"[data-figure={other}]" in text.read_text("utf-8")}
        assert named <= {name}
