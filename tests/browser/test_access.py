"""For those who read without eyes, without a mouse, in their own colours, on paper."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from app.figures import NAMES
from tests.browser.axe import OPEN_ALL, violations
from tests.browser.shared import DESK, figure
from tests.browser.visits import KeepPage, Visits
from tests.engines.by_playwright import PageTab
from tests.engines.hand import take
from tests.engines.lesson import put, reset

LANGUAGES: Final = ("", "en/")
SCHEMES: Final = ("light", "dark")
# What is drawn in no colour but that of the page, which forced colours make the reader's own.
UNPAINTED: Final = """() => {
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  const isSeen = colour => !['none', paper].includes(colour) && !/^rgba.*, 0\\)$/.test(colour);
  const isPainted = part => {
    const { stroke, fill } = getComputedStyle(part);
    return isSeen(stroke) || isSeen(fill);
  };
  const marks = [...document.querySelectorAll('[data-handle], .arcs .arc')];
  const bare = marks.filter(mark => ![mark, ...mark.querySelectorAll('*')].some(isPainted));
  const name = mark => mark.dataset.handle ?? mark.id;
  return [paper, marks.map(name), bare.map(name)];
}"""


@pytest.fixture(params=LANGUAGES, ids=["ko", "en"])
def page(keep_page: KeepPage, request: pytest.FixtureRequest) -> Page:
    """The lesson in each language, its folded parts open, all figures as at first."""
    page = keep_page(f"{request.param}index.html", viewport=DESK, reduced_motion="reduce")
    page.evaluate(OPEN_ALL)
    page.emulate_media(media="screen", color_scheme="light")
    page.set_viewport_size({"width": 1280, "height": 900})
    reset(PageTab(page))
    return page


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_in_the_lesson(page: Page, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    assert violations(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing_in_an_embed(open_page: Visits, name: str, language: str) -> None:
    page = open_page(f"{language}embed/{name}.html", viewport={"width": 390, "height": 480})
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], scheme


def _tabbed_handles(page: Page) -> list[dict[str, str]]:
    """Tab through the plane from its beginning and return the handles met on the way."""
    root = figure(page, "plane")
    root.evaluate("root => { root.tabIndex = -1; root.focus() }")
    met: list[dict[str, str]] = []
    for _ in range(80):
        page.keyboard.press("Tab")
        inside, handle = page.evaluate("""() => {
          const at = document.activeElement;
          const {ariaLabel: name, ariaValueText: text, role} = at;
          const handle = at.dataset.handle;
          const inside = at.closest('[data-figure="plane"]') !== null;
          return [inside, handle ? {handle, name, text, role} : null];
        }""")
        if not inside:
            return met
        if handle:
            met.append(handle)
    raise AssertionError("Tab never leaves the plane")


def test_tab_reaches_each_handle_once_with_a_name_and_its_place(page: Page) -> None:
    met = _tabbed_handles(page)
    assert sorted(handle["handle"] for handle in met) == ["k1", "k2", "k3", "k4", "q"]
    assert all(handle["name"] and handle["role"] == "slider" for handle in met)
    assert {handle["handle"]: handle["text"] for handle in met}["q"] == "(0.60, 0.90)"
    assert all(handle["text"] for handle in met)
    put(PageTab(page), "plane", values=[[0, 0], [1, 1], [2, 2], [-1, 2]], q=[0, -0.001])
    met = _tabbed_handles(page)
    names = [handle["handle"] for handle in met]
    assert sorted(names) == sorted(["q", *(f"{v}{n}" for v in "kv" for n in range(1, 5))])
    assert len({handle["name"] for handle in met}) == len(met)
    assert not [handle for handle in met if "NaN" in handle["text"] or "−0.00" in handle["text"]]


def test_a_drag_is_told_in_one_sentence_after_it_and_none_during(page: Page) -> None:
    # Wait out what was still to be said of the moves before this test.
    put(PageTab(page), "plane", q=[2, 2])
    live = figure(page, "plane").locator("[data-live]")
    expect(live).to_have_text(figure(page, "plane").locator("figcaption").inner_text())
    live.evaluate("""live => {
      window.said = [];
      new MutationObserver(() => said.push(live.textContent)).observe(live, {childList: true});
    }""")
    x, y = take(PageTab(page))
    during = page.locator('[data-handle="q"]').evaluate(
        """async (handle, [x, y]) => {
          const init = {bubbles: true, isPrimary: true, pointerId: 1, buttons: 1};
          for (let n = 1; n <= 60; n++) {
            const at = {...init, clientX: x - 4 * n, clientY: y + n};
            handle.dispatchEvent(new PointerEvent('pointermove', at));
            if (n % 20 === 0) await new Promise(requestAnimationFrame);
          }
          return said.length;
        }""",
        [x, y],
    )
    assert during == 0
    page.mouse.up()
    page.wait_for_function("said.length")
    sentence = figure(page, "plane").locator("figcaption").inner_text()
    assert page.evaluate("said") == [sentence]


def test_at_320_px_the_page_does_not_scroll_sideways(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    put(PageTab(page), "table", cell=[2, 4], sentence="minji")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_on_paper_figures_are_whole_and_controls_gone(page: Page) -> None:
    page.emulate_media(media="print")
    # The words at the head of a row are buttons too, and are the table's own.
    controls = page.locator("figure :is(input, select, button:not(th button)), #nungil-status")
    seen = [c for c in controls.all() if c.is_visible()]
    assert [c.evaluate("c => c.outerHTML.slice(0, 80)") for c in seen] == []
    for name in NAMES:
        whole = figure(page, name)
        assert whole.evaluate("f => getComputedStyle(f).breakInside") == "avoid"
        assert whole.locator(":is(svg, table)").first.is_visible()
        assert whole.locator("[data-value]").first.is_visible()
        assert whole.locator("figcaption").is_visible()


def test_in_forced_colours_and_without_motion_all_is_drawn(open_page: Visits) -> None:
    page = open_page("index.html", forced_colors="active", reduced_motion="reduce", viewport=DESK)
    put(PageTab(page), "table", mask="bidirectional")
    put(PageTab(page), "plane", q=[1, 1])
    assert page.evaluate("document.getAnimations().length") == 0
    paper, marks, unpainted = page.evaluate(UNPAINTED)
    assert paper.startswith("rgb("), "an opaque colour"
    assert len(marks) == 10, "five handles, and the arcs of a word to all five"
    assert unpainted == []
    PageTab(page).frames()
    assert violations(page) == []
