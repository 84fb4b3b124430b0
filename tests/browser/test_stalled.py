"""Files that never come, or come late, and machines that are slow."""

from typing import Final

import pytest
from playwright.sync_api import Route, expect

from tests.browser.faults import FETCHED, KO, OWN, said, status
from tests.browser.visits import Visits

# Long waits run out when the test says so; Playwright's clock would hide what has been fetched.
IMPATIENT: Final = """
const [set, clear] = [setTimeout, clearTimeout];
const waiting = new Map();
let count = 0;
window.longest = 0;
window.setTimeout = (run, wait, ...rest) => {
  if (!(wait >= 10_000)) return set(run, wait, ...rest);
  longest = Math.max(longest, wait);
  waiting.set(--count, run);
  return count;
};
window.clearTimeout = timer => waiting.delete(timer) || clear(timer);
window.runOut = () => {
  for (const [timer, run] of waiting) if (waiting.delete(timer)) run();
  return document.documentElement.dataset.nungil;
};
"""
# Whether all that the start asks for has come, but for so many files.
WAITING: Final = """count => {
  const start = document.getElementById('nungil-start')?.textContent;
  if (!start) return false;
  const links = [...document.querySelectorAll('link[rel=modulepreload]')].map(link => link.href);
  const files = JSON.parse(start).files.map(({url}) => new URL(url, document.baseURI).href);
  const came = url => performance.getEntriesByName(url).length > 0;
  return [...links, ...files].filter(url => !came(url)).length <= count;
}"""


@pytest.mark.parametrize(
    "name", ["boot.js", "numpy-*.whl.json", "app.zip.json", "core.js", "morphdom.js"]
)
def test_a_file_that_never_comes_is_waited_for_only_so_long(open_page: Visits, name: str) -> None:
    page = open_page("notices.txt", wait="load", strict=False)
    held: list[Route] = []
    page.route(f"**/{name}", lambda route: held.append(route))
    page.add_init_script(IMPATIENT)
    page.goto(open_page.site + "index.html", wait_until="commit")
    # Until the page's own script has come, nothing else is fetched but scripts.
    page.wait_for_function(WAITING, arg=1 + len(FETCHED) if name in OWN else 1)
    assert page.locator("html").get_attribute("data-nungil") in {"static", "loading"}
    page.wait_for_function("runOut() === 'failed'")
    assert page.evaluate("longest") < 15_000
    assert status(page) == (said(name) if name in OWN else KO("boot.stalled", what=said(name)))
    assert page.get_by_role("button", name=KO("boot.retry")).is_visible()


def test_a_file_that_comes_after_all_makes_the_page_ready(open_page: Visits) -> None:
    page = open_page("notices.txt", wait="load", strict=False)
    held: list[Route] = []
    page.route("**/app.zip.json", lambda route: held.append(route))
    page.add_init_script(IMPATIENT)
    page.goto(open_page.site + "index.html", wait_until="commit")
    page.wait_for_function(WAITING, arg=1)
    page.wait_for_function("runOut() === 'failed'")
    held[0].continue_()
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")
    assert page.evaluate("nungil.ready.then(() => nungil.figures().length)") > 0
    assert page.locator("#nungil-status").is_hidden()


def test_a_slow_machine_is_not_taken_for_a_lost_file(open_page: Visits) -> None:
    page = open_page("notices.txt", wait="load")
    page.add_init_script(IMPATIENT)
    page.goto(open_page.site + "index.html", wait_until="commit")
    page.wait_for_function(WAITING, arg=0)
    page.wait_for_function("['ready', 'failed'].includes(runOut())")
    assert page.locator("html").get_attribute("data-nungil") == "ready"
    assert page.evaluate("nungil.ready.then(() => true)")


def test_a_script_of_which_the_browser_keeps_no_entry_is_not_taken_for_a_lost_one(
    open_page: Visits,
) -> None:
    page = open_page("notices.txt", wait="load")
    page.add_init_script(IMPATIENT)
    page.goto(open_page.site + "index.html", wait_until="commit")
    page.wait_for_function(WAITING, arg=0)
    # WebKit keeps none of what it had in memory, as for the second frame of a page.
    page.evaluate("performance.clearResourceTimings()")
    page.wait_for_function("['ready', 'failed'].includes(runOut())")
    assert page.locator("html").get_attribute("data-nungil") == "ready"
