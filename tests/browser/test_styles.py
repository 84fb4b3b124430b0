"""Style sheets that reach figures only, and hold under a reader's own sizes and rules."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from app.figures import NAMES
from tests.browser.shared import PAGES, show
from tests.browser.visits import Visits

# WCAG 2.2, 1.4.12: no loss when a reader sets all of these.
TEXT_SPACING: Final = """* { line-height: 1.5 !important; letter-spacing: .12em !important;
  word-spacing: .16em !important } p { margin-bottom: 2em !important }"""
# A chart is a picture: its letters are as large as its lines are long.
SIZES: Final = """() => [...document.querySelectorAll('body *')]
  .filter(e => e.clientWidth && !e.closest('.panel svg'))
  .filter(e => [...e.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
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
# The parts of selectors, outside the layers of tokens and page, that reach beyond figures.
LEAKS: Final = """() => {
  const root = /^((html)?\\[data-(nungil|keys|darkreader).*\\] )?\\[data-figure/;
  const shared = /^((:is\\(\\[data-figure\\], )?#nungil-|\\.spoken|\\.skip|\\.notice)/;
  const isOurs = text => root.test(text) || shared.test(text);
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
    assert len(usual) > 20
    for (text, before), (same, after) in zip(usual, large, strict=True):
        assert text == same, "nothing is dropped"
        # By less than the reader asked where the page has become narrow for such text.
        assert after > before, text


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


def test_letters_lose_their_border_where_an_extension_repaints_it(open_page: Visits) -> None:
    page = show(open_page, "index.html")
    borders = """() => [...document.querySelectorAll('[data-figure] svg text')]
      .map(text => parseFloat(getComputedStyle(text).strokeWidth))"""
    assert min(page.evaluate(borders)) > 0
    # As Dark Reader marks a page.
    page.evaluate("() => { document.documentElement.dataset.darkreaderScheme = 'dark' }")
    assert set(page.evaluate(borders)) == {0}
