"""A tab driven by Playwright: Chromium, and the Firefox and WebKit that Playwright brings."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Browser, Error, Page

from tests.engines.processes import END_S
from tests.engines.tab import PATIENCE_S, DriverError, Tab
from tests.limits import Limit


class PageTab(Tab):
    """A page of Playwright's as a tab: for helpers that ask any tab. See ``Tab``."""

    def __init__(self, page: Page) -> None:
        """Take a page that is open."""
        self._page = page
        self._crashed = False
        page.on("crash", self._on_crash)

    def _on_crash(self, _: Page) -> None:
        self._crashed = True

    @contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except Error as error:
            # "Target page, context or browser has been closed", "Playwright connection closed"
            if self._crashed or "closed" in error.message:
                raise self.lose(error.message) from None
            raise DriverError(error.message) from None

    def go(self, address: str) -> None:
        with self._errors():
            self._page.goto(address)

    def reload(self) -> None:
        with self._errors():
            self._page.reload()

    def back(self) -> None:
        with self._errors():
            # Later, or the page is gone before it can answer.
            self._page.evaluate("() => { setTimeout(() => history.back()) }")

    def ask(self, function: str, text: str) -> str:
        with self._errors():
            return str(self._page.evaluate(function, text))

    def move(self, x: float, y: float) -> None:
        with self._errors():
            self._page.mouse.move(round(x), round(y))

    def down(self) -> None:
        with self._errors():
            self._page.mouse.down()

    def up(self) -> None:
        with self._errors():
            self._page.mouse.up()

    def wheel(self, down: int) -> None:
        with self._errors():
            self._page.mouse.wheel(0, down)

    def hold(self, key: str) -> None:
        with self._errors():
            self._page.keyboard.down(key)

    def release(self, key: str) -> None:
        with self._errors():
            self._page.keyboard.up(key)

    def close(self) -> None:
        with Limit(END_S), suppress(Error):
            self._page.close()


class PlaywrightTab(PageTab):
    """The one tab of a browser."""

    def __init__(self, name: str, browser: Browser, width: int, height: int) -> None:
        """Open a tab of that size."""
        self.name, self.version, self._browser = name, browser.version, browser
        context = browser.new_context(viewport={"width": width, "height": height})
        context.set_default_timeout(PATIENCE_S * 1000)
        super().__init__(context.new_page())

    def close(self) -> None:
        with Limit(END_S), suppress(Error):
            self._browser.close()
