"""Opens pages in the browser and keeps what they log, throw and ask for."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Literal
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page

from tests.engines.by_playwright import PageTab
from tests.engines.lesson import ready
from tests.limits import Limit
from tests.playwright_driver import ANSWER_S, KeptBrowser

# Python in the browser starts in seconds; the rest is patience with a busy machine.
PATIENCE_MS: Final = 240_000
_NO_WORKERS: Final = (
    "Object.defineProperty(Navigator.prototype, 'serviceWorker',"
    " {get: () => undefined, configurable: true})"  # a window that a page opens is told twice
)
_INNER: Final = ("data:", "blob:", "about:")


@dataclass
class Visit:
    """One browser context with one page: what it logged, threw and asked for."""

    context: BrowserContext
    page: Page
    strict: bool
    console: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)

    def problems(self) -> list[str]:
        """Return each console error or warning, uncaught error, and request that left the site."""
        return [*self.console, *self.errors, *self.outside]


class Visits:
    """Call it to open a page of the site; ``of(page)`` tells what that page did."""

    def __init__(self, chromium: KeptBrowser, site: str) -> None:
        self.chromium, self.site = chromium, site
        self.visits: list[Visit] = []

    def __call__(
        self,
        path: str = "",
        *,
        wait: Literal["ready", "failed", "load"] = "ready",
        strict: bool = True,
        workers: bool = False,
        before: Callable[[Page], object] | None = None,
        **options: Any,
    ) -> Page:
        """Open ``path`` (relative to the site, or a whole address) in a context of its own.

        Waits for ``html[data-nungil]`` to say ``wait``, or only for the load event. ``options``
        are Playwright's for a new context. With ``strict`` off, nothing that the page logs, throws
        or asks for fails the test. ``before`` gets the page while it is still empty. Without
        ``workers`` no service worker comes between the test and the network.
        """
        address = urljoin(self.site, path)
        context = self.chromium.get().new_context(**options)
        if not workers:
            context.add_init_script(_NO_WORKERS)
        context.set_default_timeout(PATIENCE_MS)
        visit = Visit(context, context.new_page(), strict)
        self.visits.append(visit)
        _watch(visit, _origin(address))
        if before:
            before(visit.page)
        visit.page.goto(address)
        if wait == "ready":
            ready(PageTab(visit.page))
        elif wait == "failed":
            ended = visit.page.locator('html:is([data-nungil="ready"], [data-nungil="failed"])')
            ended.wait_for(state="attached")
            assert ended.get_attribute("data-nungil") == wait
        return visit.page

    def of(self, page: Page) -> Visit:
        """Return what ``page`` did so far."""
        return next(visit for visit in self.visits if visit.page is page)

    def problems(self) -> list[str]:
        """Return the problems of all strict visits."""
        return [line for visit in self.visits if visit.strict for line in visit.problems()]

    def close(self) -> None:
        """Close every context, if its browser lives."""
        for visit in self.visits:
            with Limit(ANSWER_S), suppress(Error):
                visit.context.close()


class KeepPage:
    """Call it to open a page, or to get it back as it was left."""

    def __init__(self, visits: Visits) -> None:
        self._visits = visits
        self._pages: dict[str, Page] = {}

    def __call__(self, path: str, **options: Any) -> Page:
        """Return the page of that path; ``options`` are Playwright's for its context."""
        page = self._pages.get(path)
        if page is None or not _answers(page):
            page = self._pages[path] = self._visits(path, **options)
        return page


def _answers(page: Page) -> bool:
    with suppress(Error), Limit(ANSWER_S):
        return bool(page.evaluate("true"))
    return False


def _origin(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def _watch(visit: Visit, origin: str) -> None:
    """Listen on the context, so that frames and windows that the page opens are heard too."""

    def on_console(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning", "assert"}:
            place = message.location
            where = f"{place['url']}:{place['lineNumber']}"
            visit.console.append(f"console {message.type}: {message.text} ({where})")

    def on_request(address: str) -> None:
        visit.requests.append(address)
        if _origin(address) != origin and not address.startswith(_INNER):
            visit.outside.append(f"left the site: {address}")

    context = visit.context
    context.on("console", on_console)
    context.on("weberror", lambda error: visit.errors.append(f"uncaught: {error.error}"))
    context.on("request", lambda request: on_request(request.url))
