"""A start that fails says what is missing and can be tried again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.faults import (
    FETCHED,
    KO,
    OWN,
    SCRIPTS,
    answered_with_html,
    missing,
    said,
    status,
    truncated,
)
from tests.browser.visits import Visits
from tests.engines.by_playwright import PageTab
from tests.engines.lesson import put


@pytest.mark.parametrize("fault", [missing, answered_with_html, truncated])
@pytest.mark.parametrize("name", [*FETCHED, *OWN, *SCRIPTS])
def test_a_file_that_does_not_come_whole_is_named(
    open_page: Visits, name: str, fault: Callable[[str], Callable[[Route], None]]
) -> None:
    page = open_page(
        "index.html",
        wait="failed",
        strict=False,
        before=lambda page: page.route(f"**/{name}", fault(name)),
    )
    assert said(name) in status(page)
    assert page.locator("#nungil-status").is_visible()
    assert page.get_by_role("button", name=KO("boot.retry")).is_visible()
    assert page.evaluate("nungil.ready.catch(error => error.message)") == status(page)
    assert page.locator('[data-figure="plane"] svg').first.is_visible()
    assert page.locator("[data-value]").count() > 50


def test_on_the_english_page_it_is_named_in_english(open_page: Visits) -> None:
    page = open_page(
        "en/index.html",
        wait="failed",
        strict=False,
        before=lambda page: page.route("**/numpy-*.whl.json", missing("numpy-*.whl.json")),
    )
    assert status(page) == "NumPy could not be fetched (HTTP 404)."
    assert page.get_by_role("button", name="Try again").is_visible()


@pytest.mark.parametrize("name", ["app.zip.json", "numpy-*.whl.json", "pyodide.asm.wasm"])
def test_a_file_asked_for_again_lets_the_start_go_on_where_it_was(
    open_page: Visits, name: str
) -> None:
    page = open_page(
        "index.html",
        wait="failed",
        strict=False,
        before=lambda page: page.route(f"**/{name}", answered_with_html(name)),
    )
    page.evaluate("window.same = true")
    retry = page.get_by_role("button", name=KO("boot.retry"))
    retry.click()
    expect(page.locator("html")).to_have_attribute("data-nungil", "failed")
    assert said(name) in status(page)
    page.unroute(f"**/{name}")
    retry.click()
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")
    assert page.evaluate("nungil.ready.then(() => same)")
    assert page.locator("#nungil-status").is_hidden()
    assert put(PageTab(page), "plane", q=[0, 0])["weights"] == [0.25] * 4


@pytest.mark.parametrize("name", ["progress.js", "core-*.js"])
def test_a_script_asked_for_again_starts_the_page_anew(open_page: Visits, name: str) -> None:
    page = open_page(
        "index.html",
        wait="failed",
        strict=False,
        before=lambda page: page.route(f"**/{name}", truncated(name)),
    )
    page.unroute(f"**/{name}")
    page.get_by_role("button", name=KO("boot.retry")).click()
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")
