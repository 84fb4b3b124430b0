"""Opens pages in the browser and keeps what they log, throw and ask for."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Literal
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import ConsoleMessage, Error, Page, Request

from tests.browser.contexts import Contexts
from tests.engines.by_playwright import PageTab
from tests.engines.lesson import ready
from tests.limits import Limit
from tests.playwright_driver import ANSWER_S

_INNER: Final = ("data:", "blob:", "about:")


@dataclass
class Visit:
    """One page, and windows that it opened: what they logged, threw and asked for."""

    page: Page
    strict: bool
    has_own_context: bool
    windows: list[Page] = field(default_factory=list)
    console: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)

    def problems(self) -> list[str]:
        """Return each console error or warning, uncaught error, and request that left the site."""
        return [*self.console, *self.errors, *self.outside]

    def close(self) -> None:
        """Close all that was opened."""
        if self.has_own_context:
            self.page.context.close()
            return
        for window in self.windows:
            window.close()


class Visits:
    """Call it to open a page of the site; ``of(page)`` tells what that page did."""

    def __init__(self, contexts: Contexts) -> None:
        self._contexts, self.site = contexts, contexts.site
        self.visits: list[Visit] = []

    def __call__(
        self,
        path: str = "",
        *,
        wait: Literal["ready", "failed", "load"] = "ready",
        strict: bool = True,
        workers: bool = False,
        alone: bool = False,
        before: Callable[[Page], object] | None = None,
        **options: Any,
    ) -> Page:
        """Open ``path`` (relative to the site, or a whole address) in a new page.

        Waits for ``html[data-nungil]`` to say ``wait``, or only for the load event. ``options``
        are Playwright's for a context; see Contexts, also for ``workers`` and ``alone``. With
        ``strict`` off, nothing that the page logs, throws or asks for fails the test. ``before``
        gets the page while it is still empty.
        """
        address = urljoin(self.site, path)
        page, is_own = self._contexts.new_page(workers=workers, alone=alone, **options)
        visit = Visit(page, strict, is_own)
        self.visits.append(visit)
        _watch(visit, page, _origin(address))
        if before:
            before(page)
        page.goto(address)
        if wait == "ready":
            ready(PageTab(page))
        elif wait == "failed":
            ended = page.locator('html:is([data-nungil="ready"], [data-nungil="failed"])')
            ended.wait_for(state="attached")
            assert ended.get_attribute("data-nungil") == wait
        return page

    def of(self, page: Page) -> Visit:
        """Return what ``page`` did so far."""
        return next(visit for visit in self.visits if visit.page is page)

    def problems(self) -> list[str]:
        """Return the problems of all strict visits."""
        return [line for visit in self.visits if visit.strict for line in visit.problems()]

    def close(self) -> None:
        """Close every page, if its browser lives."""
        for visit in self.visits:
            with Limit(ANSWER_S), suppress(Error):
                visit.close()


class KeepPage:
    """Call it to open a page, or to get it back as it was left."""

    def __init__(self, visits: Visits) -> None:
        self._visits = visits
        self._pages: dict[str, Page] = {}

    def __call__(self, path: str, **options: Any) -> Page:
        """Return the page of that path; ``options`` are Playwright's for its context."""
        page = self._pages.get(path)
        if page is None or not _answers(page):
            # In a window of its own: of the tabs of one window, those behind draw no frames.
            page = self._pages[path] = self._visits(path, alone=True, **options)
        return page


def _answers(page: Page) -> bool:
    with suppress(Error), Limit(ANSWER_S):
        return bool(page.evaluate("true"))
    return False


def _origin(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def _watch(visit: Visit, page: Page, origin: str) -> None:
    """Listen to a page, its frames, and the windows that it opens."""

    def on_console(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning", "assert"}:
            place = message.location
            where = f"{place['url']}:{place['lineNumber']}"
            visit.console.append(f"console {message.type}: {message.text} ({where})")

    def on_request(request: Request) -> None:
        visit.requests.append(request.url)
        if _origin(request.url) != origin and not request.url.startswith(_INNER):
            visit.outside.append(f"left the site: {request.url}")

    visit.windows.append(page)
    page.on("console", on_console)
    page.on("pageerror", lambda error: visit.errors.append(f"uncaught: {error}"))
    page.on("request", on_request)
    page.on("popup", lambda window: _watch(visit, window, origin))
