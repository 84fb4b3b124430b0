"""A start that rests on no order that nothing enforces, and faults that are not the network's."""

import json
import re

import pytest
from playwright.sync_api import Page, Route

from tests.browser.faults import KO, built, said, status
from tests.browser.visits import Visits
from tests.engines.by_playwright import PageTab
from tests.engines.lesson import put


def late_inline_scripts(page: Page) -> None:
    """Let the page's own classic scripts run after `load`, as optimisers of hosts do."""

    def delay(route: Route) -> None:
        answer = route.fetch()
        text = answer.text()
        scripts = re.findall(r"<script data-cfasync=\"false\">(.*?)</script>", text, re.DOTALL)
        assert len(scripts) == 2
        for script in scripts:
            text = text.replace(script, "", 1)
        late = json.dumps("\n;".join(scripts)).replace("</", "<\\/")
        text += f"""<script>addEventListener("load", () => setTimeout(() => {{
          (0, eval)({late});
          window.wasLate = true;
        }}, 50));</script>"""
        route.fulfill(response=answer, body=text)

    page.route("**/index.html", delay)


def test_a_page_whose_inline_scripts_run_after_load_starts(open_page: Visits) -> None:
    page = open_page("index.html", before=late_inline_scripts)
    page.wait_for_function("window.wasLate")
    assert page.evaluate("nungil.ready.then(() => nungil.version)")
    assert put(PageTab(page), "plane", q=[0, 0])["weights"] == [0.25] * 4
    assert page.locator("#nungil-status").is_hidden()


@pytest.mark.parametrize(
    "without",
    [
        "delete window.WebAssembly",
        "WebAssembly.Module = function () { throw new WebAssembly.CompileError('forbidden') }",
    ],
    ids=["missing", "forbidden"],
)
def test_where_there_is_no_webassembly_the_page_says_so_and_offers_nothing(
    open_page: Visits, without: str
) -> None:
    page = open_page("index.html", wait="failed", before=lambda page: page.add_init_script(without))
    assert status(page) == KO("boot.no_wasm")
    assert page.locator("#nungil-status button").count() == 0
    assert page.evaluate("nungil.ready.catch(error => error.message)") == KO("boot.no_wasm")
    fetched = [address for address in open_page.of(page).requests if "pyodide.asm.wasm" in address]
    assert fetched == []
    assert page.locator('[data-figure="plane"] svg').first.is_visible()


def test_a_file_that_came_whole_but_cannot_be_compiled_is_not_called_missing(
    open_page: Visits,
) -> None:
    whole = built("pyodide.asm.wasm").read_bytes()
    spoilt = whole[:8] + bytes(len(whole) - 8)

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/wasm", body=spoilt)

    page = open_page(
        "index.html",
        wait="failed",
        strict=False,
        before=lambda page: page.route("**/pyodide.asm.wasm", answer),
    )
    what = said("pyodide.asm.wasm")
    before, _, _ = KO("boot.unusable", what=what, why="…").partition("…")
    assert status(page).startswith(before)
    assert page.get_by_role("button", name=KO("boot.retry")).is_visible()


def test_where_a_policy_forbids_eval_no_useless_retry_is_offered(open_page: Visits) -> None:
    policy = "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'"

    def forbid(route: Route) -> None:
        answer = route.fetch()
        headers = {**answer.headers, "content-security-policy": policy}
        route.fulfill(response=answer, headers=headers)

    page = open_page(
        "index.html",
        wait="failed",
        strict=False,
        before=lambda page: page.route("**/index.html", forbid),
    )
    assert status(page)
    assert page.locator("#nungil-status button").count() == 0
