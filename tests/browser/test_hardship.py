"""Browsers that forbid, readers who leave and return, and errors in the midst of it."""

from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.faults import FETCHED, KO, OWN, SCRIPTS, mistyped, said, status
from tests.browser.visits import Visits
from tests.engines.by_playwright import PageTab
from tests.engines.editions import python
from tests.engines.grid import READOUT, cell
from tests.engines.hand import take
from tests.engines.lesson import put, state

FAIL_ONCE: Final = """
import app.loop.mounted as mounted
whole = mounted.locked_step
def locked_step(*given):
    mounted.locked_step = whole
    raise RuntimeError("broken once")
mounted.locked_step = locked_step
"null"
"""


def test_files_that_a_host_calls_by_a_wrong_type_are_taken(open_page: Visits) -> None:
    def call_them_wrong(page: Page) -> None:
        for name in FETCHED:
            page.route(f"**/{name}", mistyped(name))

    page = open_page("index.html", strict=False, before=call_them_wrong)
    assert put(PageTab(page), "plane", q=[0, 0])["weights"] == [0.25] * 4


@pytest.mark.parametrize("name", [*OWN, *SCRIPTS])
def test_a_script_that_browsers_refuse_for_its_type_is_named(open_page: Visits, name: str) -> None:
    page = open_page(
        "index.html",
        wait="failed",
        strict=False,
        before=lambda page: page.route(f"**/{name}", mistyped(name)),
    )
    assert said(name) in status(page)
    assert page.get_by_role("button", name=KO("boot.retry")).is_visible()


def test_a_page_left_while_it_loads_and_returned_to_gets_ready(open_page: Visits) -> None:
    held: list[Route] = []
    page = open_page(
        "index.html",
        wait="load",
        strict=False,
        before=lambda page: page.route("**/app.zip.json", lambda route: held.append(route)),
    )
    page.goto(open_page.site + "notices.txt")
    page.unroute("**/app.zip.json")
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")


def test_a_page_kept_whole_while_it_loaded_loads_anew(open_page: Visits) -> None:
    held: list[Route] = []
    page = open_page(
        "index.html",
        wait="load",
        strict=False,
        before=lambda page: page.route("**/app.zip.json", lambda route: held.append(route)),
    )
    expect(page.locator("html")).to_have_attribute("data-nungil", "loading")
    page.unroute("**/app.zip.json")
    # As the browser says it of a page from its back/forward cache.
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")


def test_an_exception_in_a_handler_is_seen_and_the_page_lives_on(open_page: Visits) -> None:
    page = open_page("index.html", strict=False, reduced_motion="reduce")
    tab = PageTab(page)
    x, y = take(tab)
    python(tab, FAIL_ONCE)
    tab.move(x + 20, y)
    expect(page.locator("#nungil-status")).to_contain_text(KO("boot.stumbled"))
    tab.up()
    heard = open_page.of(page).console
    assert any("Traceback" in line and "broken once" in line for line in heard), heard
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")
    put(tab, "plane", q=[1, 1])  # drawn anew, the figure is whole again
    x, y = take(tab)
    tab.move(x + 20, y)
    tab.up()
    tab.frames()
    assert state(tab, "plane")["q"] != [1, 1]
    page.locator(cell(2, 0)).hover()
    expect(page.locator(READOUT)).to_contain_text("‘산’ → ‘민수가’")
