"""A start that fails says what is missing and can be tried again; a page in trouble lives on."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from app.words.catalogue import Words
from tests.browser.hand import frames, q, take
from tests.browser.shared import put
from tests.browser.visits import Visits
from tools.headers import TYPES
from tools.setup.places import DIST

KO: Final = Words("ko")
FETCHED: Final = {
    "pyodide.asm.wasm": "boot.file_interpreter",
    "python_stdlib.zip.json": "boot.file_library",
    "pyodide-lock.json": "boot.file_list",
    "numpy-*.whl.json": "boot.file_numpy",
    "app.zip": "boot.file_app",
}
# Without these no script of the page can say anything: the guard in the page itself does.
OWN: Final = ("boot.js", "progress.js")
SCRIPTS: Final = ("pyodide.mjs", "pyodide.asm.js", "core.js", "core-*.js", "seam.js", "morphdom.js")


def built(name: str) -> Path:
    """Return the file that a pattern names."""
    (found,) = (path for path in DIST.rglob(name) if path.is_file())
    return found


def said(name: str) -> str:
    """Return what the page calls a file that it lacks."""
    if name in FETCHED:
        return KO(FETCHED[name])
    return KO("boot.lost") if name in OWN else built(name).name


def missing(name: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(status=404, content_type="text/plain", body="404\n")


def answered_with_html(name: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(content_type="text/html", body="<!doctype html><p>Hello")


def truncated(name: str) -> Callable[[Route], None]:
    whole = built(name)
    part = whole.read_bytes()[: whole.stat().st_size // 2]
    return lambda route: route.fulfill(content_type=TYPES[whole.suffix], body=part)


def status(page: Page) -> str:
    return page.locator("#nungil-status > span").inner_text()


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


@pytest.mark.parametrize("name", ["app.zip", "numpy-*.whl.json", "pyodide.asm.wasm"])
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
    assert put(page, "plane", q=[0, 0])["weights"] == [0.25] * 4


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


# Long waits run out when the test says so; Playwright's clock would hide what has been fetched.
IMPATIENT: Final = """
const [set, clear] = [setTimeout, clearTimeout];
const long = [];
window.setTimeout = (run, wait, ...rest) =>
  wait >= 10_000 ? -long.push({run, wait}) : set(run, wait, ...rest);
window.clearTimeout = id => id < 0 ? delete long[-id - 1] : clear(id);
window.runOut = () => {
  const waits = Object.values(long);
  for (const {run} of waits) run();
  return waits.map(({wait}) => wait);
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
    "name", ["boot.js", "numpy-*.whl.json", "app.zip", "core.js", "morphdom.js"]
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
    assert max(page.evaluate("runOut()")) < 15_000
    expect(page.locator("html")).to_have_attribute("data-nungil", "failed")
    assert status(page) == (said(name) if name in OWN else KO("boot.stalled", what=said(name)))
    assert page.get_by_role("button", name=KO("boot.retry")).is_visible()


def test_a_file_that_comes_after_all_makes_the_page_ready(open_page: Visits) -> None:
    page = open_page("notices.txt", wait="load", strict=False)
    held: list[Route] = []
    page.route("**/app.zip", lambda route: held.append(route))
    page.add_init_script(IMPATIENT)
    page.goto(open_page.site + "index.html", wait_until="commit")
    page.wait_for_function(WAITING, arg=1)
    page.evaluate("runOut()")
    expect(page.locator("html")).to_have_attribute("data-nungil", "failed")
    held[0].continue_()
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")
    assert page.evaluate("nungil.ready.then(() => nungil.figures().length)") > 0
    assert page.locator("#nungil-status").is_hidden()


def test_a_slow_machine_is_not_taken_for_a_lost_file(open_page: Visits) -> None:
    page = open_page("notices.txt", wait="load")
    page.add_init_script(IMPATIENT)
    page.goto(open_page.site + "index.html", wait_until="commit")
    page.wait_for_function(WAITING, arg=0)
    page.evaluate("runOut()")
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")
    assert page.evaluate("nungil.ready.then(() => true)")


FORBID: Final = """
const no = () => { throw new DOMException('Forbidden here.', 'SecurityError') };
IDBFactory.prototype.open = no;
for (const name of ['localStorage', 'sessionStorage', 'caches'])
  Object.defineProperty(window, name, {get: no});
Object.defineProperty(Navigator.prototype, 'serviceWorker', {get: () => undefined});
"""


def test_without_storage_service_worker_and_isolation_it_starts(open_page: Visits) -> None:
    page = open_page("index.html", before=lambda page: page.add_init_script(FORBID))
    assert page.evaluate("crossOriginIsolated") is False
    assert put(page, "plane", q=[0, 0])["weights"] == [0.25] * 4


def test_a_page_left_while_it_loads_and_returned_to_gets_ready(open_page: Visits) -> None:
    held: list[Route] = []
    page = open_page(
        "index.html",
        wait="load",
        strict=False,
        before=lambda page: page.route("**/app.zip", lambda route: held.append(route)),
    )
    page.goto(open_page.site + "notices.txt")
    page.unroute("**/app.zip")
    page.go_back()
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")


def test_a_page_kept_whole_while_it_loaded_loads_anew(open_page: Visits) -> None:
    held: list[Route] = []
    page = open_page(
        "index.html",
        wait="load",
        strict=False,
        before=lambda page: page.route("**/app.zip", lambda route: held.append(route)),
    )
    expect(page.locator("html")).to_have_attribute("data-nungil", "loading")
    page.unroute("**/app.zip")
    # As the browser says it of a page from its back/forward cache.
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")


def test_an_exception_in_a_handler_is_seen_and_the_page_lives_on(open_page: Visits) -> None:
    page = open_page("index.html", strict=False, reduced_motion="reduce")
    x, y = take(page, "q")
    page.locator("[data-frame]").evaluate("frame => frame.removeAttribute('data-frame')")
    page.mouse.move(x + 20, y)
    expect(page.locator("#nungil-status")).to_contain_text(KO("boot.stumbled"))
    page.mouse.up()
    heard = open_page.of(page).console
    assert any("Traceback" in line and "AttributeError" in line for line in heard), heard
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")
    put(page, "plane", q=[1, 1])  # drawn anew, the figure is whole again
    x, y = take(page, "q")
    page.mouse.move(x + 20, y)
    page.mouse.up()
    frames(page)
    assert q(page) != [1, 1]
    page.locator('td[data-row="2"][data-col="0"]').hover()
    expect(page.locator("[data-readout]")).to_contain_text("‘산’ → ‘민수가’")
