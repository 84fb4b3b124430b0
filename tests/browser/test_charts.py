"""The experiment's charts: the same everywhere, beside a page that answers, without Matplotlib."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from app.figures.scaling.state import DIMENSIONS
from tests.browser.shared import TALL
from tests.browser.visits import KeepPage, Visits
from tests.core.recipe import experiment
from tests.engines.by_playwright import PageTab
from tests.engines.hand import take
from tests.engines.lesson import put, reset, state, told

POINTS: Final = len(DIMENSIONS)


@pytest.fixture
def page(keep_page: KeepPage) -> Page:
    """The lesson, all figures as at first."""
    page = keep_page("index.html", viewport=TALL, reduced_motion="reduce")
    reset(PageTab(page))
    return page


def drawing(page: Page, key: str) -> Locator:
    """Return the charts once they are those of ``d-seed-points``."""
    found = page.locator(f'[data-drawing="{key}"]')
    found.wait_for(state="attached")
    return found


def test_the_pictures_of_a_link_are_the_same_to_the_byte_wherever_it_is_opened(
    page: Page, open_page: Visits
) -> None:
    link, key = "#scaling.d=100&scaling.seed=7", f"100-7-{POINTS}"
    put(PageTab(page), "scaling", d=3, seed=7)  # another way to the same place
    page.evaluate("link => { location.hash = link }", link)
    here = drawing(page, key).inner_html()
    heard: list[str] = []
    other = open_page(
        f"embed/scaling.html{link}",
        viewport=TALL,
        before=lambda page: page.on("console", lambda message: heard.append(message.text)),
    )
    there = drawing(other, key).inner_html()
    assert here == there
    assert here.count("<svg") == 4
    # Matplotlib complains of glyphs in ways that are no browser's warning.
    assert not [line for line in heard if "glyph" in line.lower() or "font" in line.lower()]


def test_the_page_answers_while_the_curve_is_computed(page: Page) -> None:
    page.evaluate("""() => {
      window.during = [];
      addEventListener('nungil:change', ({detail}) => {
        if (detail.figure === 'plane' && document.querySelector('[data-figure="scaling"] progress'))
          during.push(detail.state.q);
      }, true);
    }""")
    x, y = take(PageTab(page))
    page.evaluate("nungil.set('scaling', {seed: 12})")
    done = page.locator(f'[data-drawing="64-12-{POINTS}"]')
    for step in range(5000):
        if done.count():
            break
        page.mouse.move(x + step % 40, y)
    page.mouse.up()
    assert len(page.evaluate("during")) >= 2
    assert state(PageTab(page), "plane")["q"] != [0.6, 0.9]


def test_matplotlib_is_asked_for_late_and_without_it_only_the_pictures_wait(
    open_page: Visits,
) -> None:
    page = open_page(
        "index.html",
        viewport=TALL,
        strict=False,
        before=lambda page: page.route(
            "**/matplotlib-*.whl", lambda route: route.fulfill(status=404, body="")
        ),
    )
    # What is written to the address half a second later comes after any long work's beginning.
    put(PageTab(page), "plane", q=[1, 1])
    page.wait_for_url("**#plane.q=1,1")
    assert not [url for url in open_page.of(page).requests if "matplotlib" in url]
    put(PageTab(page), "scaling", d=256)
    why = "Failed to fetch"  # Chromium's own words, and nothing of the loader's
    told(
        PageTab(page),
        "scaling",
        f"Matplotlib을 받지 못해 그림은 d = 64, 씨앗 1의 것입니다 ({why}).",
    )
    expect(page.locator("[data-drawing] svg")).to_have_count(4)
    assert put(PageTab(page), "scaling", d=2)["mean_max"] == pytest.approx(
        experiment(2, 1)["mean_max"]
    )
    assert put(PageTab(page), "plane", q=[0, 0])["weights"] == [0.25] * 4
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")
    page.unroute("**/matplotlib-*.whl")
    page.locator('[data-do="scaling.retry"]').click()
    drawing(page, f"2-1-{POINTS}")
    told(PageTab(page), "scaling", "그림: d = 2, 씨앗 1")


def test_hidden_charts_are_out_of_the_document_and_come_back(open_page: Visits) -> None:
    page = open_page("index.html#scaling&hide=scaling.chart&scaling.d=64", viewport=TALL)
    whole = page.locator('[data-figure="scaling"]')
    expect(whole.locator(".hidden-part")).to_be_visible()
    assert whole.locator("svg").count() == 0
    assert "300" not in (whole.locator(".pictures").text_content() or "")
    whole.locator('[data-do="scaling.reveal"]').click()
    # They came with the page: Matplotlib is not asked for again.
    expect(whole.locator("[data-drawing] svg")).to_have_count(4)
    expect(whole.locator("[data-drawing] svg").first).to_be_visible()
    assert "0.86" in (whole.locator("svg").first.get_attribute("aria-label") or "")
    assert not [url for url in open_page.of(page).requests if "matplotlib" in url]


def test_charts_that_python_drew_come_back_too(open_page: Visits) -> None:
    page = open_page("embed/scaling.html#scaling.d=2&hide=scaling.chart", viewport=TALL)
    page.locator('[data-do="scaling.reveal"]').click()
    assert drawing(page, f"2-1-{POINTS}").locator("svg").count() == 4


def test_reset_after_a_stop_restores_every_chart(page: Page) -> None:
    whole = page.locator('[data-figure="scaling"]')
    before = drawing(page, f"64-1-{POINTS}").inner_html()
    put(PageTab(page), "scaling", d=2, seed=21)
    whole.locator('[data-do="scaling.stop"]').click()
    whole.locator('[data-do="scaling.reset"]').click()
    assert drawing(page, f"64-1-{POINTS}").inner_html() == before


def test_paper_says_where_the_charts_are_not_those_of_the_numbers(open_page: Visits) -> None:
    page = open_page(
        "index.html#scaling.d=256&scaling.seed=7",
        viewport=TALL,
        strict=False,
        before=lambda page: page.route(
            "**/matplotlib-*.whl", lambda route: route.fulfill(status=404, body="")
        ),
    )
    page.emulate_media(media="print")
    news = page.locator('[data-figure="scaling"] .news')
    expect(news).to_contain_text("그림은 d = 64, 씨앗 1의 것입니다")
    expect(news).to_be_visible()
    put(PageTab(page), "scaling", d=64, seed=1)
    expect(news).to_be_hidden()
