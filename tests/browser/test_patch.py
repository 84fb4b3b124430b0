"""A figure is made equal to its markup, quickly where only texts and attributes differ.

What the browser's own parser makes of the same markup is the oracle.
"""

import random
from dataclasses import replace
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from app import figures
from app.draw.context import Context
from app.words.catalogue import Words
from tests.browser.visits import Visits
from tools.examples import EXAMPLES, state

WORDS: Final = Words("ko")
_READY: Final = """async () => {
  const { href } = document.querySelector('link[href$="/patch.js"]');
  const { patch } = await import(href);
  const figure = document.body.appendChild(document.createElement("figure"));
  const seen = new MutationObserver(() => {});
  seen.observe(figure, { subtree: true, childList: true, attributes: true, characterData: true });
  const parsed = document.createElement("figure");
  window.__test = { figure, patch: (markup) => patch(figure, markup),
    step(markup) {
      seen.takeRecords();
      patch(figure, markup);
      const touched = new Set(seen.takeRecords().map(({ type }) => type));
      parsed.innerHTML = markup;
      return { equal: figure.isEqualNode(parsed), touched: [...touched] };
    } };
}"""


def markup(name: str, fields: dict[str, Any], notices: tuple[str, ...] = ()) -> str:
    figure = figures.load(name)
    at = Context(name, WORDS, uid="figure-test", notices=notices)
    return figure.draw(replace(figure.initial, **figure.load(fields)), at)


@pytest.fixture
def page(open_page: Visits) -> Page:
    page = open_page("embed/table.html")
    page.evaluate(_READY)
    return page


def step(page: Page, text: str) -> dict[str, Any]:
    """Bring the figure to the markup; tell whether it is equal, and the kinds of mutations."""
    found: dict[str, Any] = page.evaluate("text => __test.step(text)", text)
    return found


def text_of(page: Page, selector: str) -> str:
    return page.locator(f"body > figure:last-child {selector}").first.inner_text()


def test_from_any_picture_to_any_other(page: Page) -> None:
    order = random.Random(1)
    for name, examples in EXAMPLES.items():
        if name == "scaling":  # its charts stay until others come
            continue
        context, figure = Context(name, WORDS, uid="figure-test"), figures.load(name)
        all_of_them = [figure.draw(state(name, e), context) for e in examples]
        for text in order.choices(all_of_them, k=40):
            assert step(page, text)["equal"], name


def test_a_drag_touches_texts_and_attributes_alone(page: Page) -> None:
    assert step(page, markup("plane", {}))["touched"] == ["childList"]
    for n in range(1, 20):
        seen = step(page, markup("plane", {"q": [0.6 + n / 10, 0.9 - n / 7]}))
        assert seen["equal"]
        assert set(seen["touched"]) == {"characterData", "attributes"}, n
    assert step(page, markup("plane", {"q": [0.6 + 19 / 10, 0.9 - 19 / 7]}))["touched"] == []


def test_what_tags_come_and_go_with_and_back(page: Page) -> None:
    with_notice = markup("plane", {}, ("<b> & “x”",))
    for text in (markup("plane", {}), with_notice, markup("plane", {"q": [1, 1]}), with_notice):
        assert step(page, text)["equal"]
    changed = markup("plane", {}, ("a < b & c > d",))
    seen = step(page, changed)
    assert seen["equal"]
    assert text_of(page, ".notice") == "a < b & c > d"


def test_texts_that_somebody_replaced_are_put_right(page: Page) -> None:
    step(page, markup("plane", {}))
    step(page, markup("plane", {"q": [1, 1]}))
    page.evaluate(
        """() => {
          for (const one of __test.figure.querySelectorAll("[data-value]")) {
            const font = document.createElement("font");
            font.textContent = "eins";
            one.replaceChildren(font);
          }
        }"""
    )
    assert step(page, markup("plane", {"q": [0.5, 2]}))["equal"]


def test_a_box_in_the_reader_s_hand_is_left_alone_and_then_put_right(page: Page) -> None:
    step(page, markup("plane", {}))
    page.locator("body > figure:last-child details.boxes summary").click()
    box = page.locator("body > figure:last-child input[name='plane.q.x']")
    box.fill("7")
    box.evaluate("box => box.focus()")
    for q in ([1.5, 1], [1.25, 2]):
        page.evaluate("text => __test.patch(text)", markup("plane", {"q": q}))
        assert box.input_value() == "7"
    assert text_of(page, "[data-sentence]") in markup("plane", {"q": [1.25, 2]})
    box.evaluate("box => box.blur()")
    page.evaluate("text => __test.patch(text)", markup("plane", {"q": [1.25, 2]}))
    assert box.input_value() == "1.25"
    assert page.locator("body > figure:last-child details.boxes").evaluate("one => one.open")


def test_a_slider_in_the_reader_s_hand_says_what_it_stands_for(page: Page) -> None:
    step(page, markup("scaling", {}))
    slider = page.locator("body > figure:last-child input[type=range]")
    slider.evaluate("one => one.focus()")
    before = slider.input_value()
    for d in (2, 1024, 3):
        page.evaluate("text => __test.patch(text)", markup("scaling", {"d": d}))
        assert slider.get_attribute("aria-valuetext") == f"d = {d}"
        assert slider.input_value() == before
    slider.evaluate("one => one.blur()")
    page.evaluate("text => __test.patch(text)", markup("scaling", {"d": 3}))
    assert slider.input_value() != before


def test_a_toggle_shows_what_the_markup_says_after_a_click(page: Page) -> None:
    step(page, markup("table", {}))
    causal, both = (
        page.locator(f"body > figure:last-child input[value={value}]")
        for value in ("causal", "bidirectional")
    )
    both.check(force=True)
    page.evaluate("text => __test.patch(text)", markup("table", {}))
    assert causal.is_checked()
    page.evaluate("text => __test.patch(text)", markup("table", {"mask": "bidirectional"}))
    assert both.is_checked()
