"""A tab driven by Playwright: Chromium, and the Firefox and WebKit that Playwright brings."""

from playwright.sync_api import Browser, Error

from tests.engines.tab import PATIENCE_S, DriverError, Tab


class PlaywrightTab(Tab):
    """See ``Tab``."""

    def __init__(self, name: str, browser: Browser, width: int, height: int) -> None:
        """Open a tab of that size."""
        self.name, self.version, self._browser = name, browser.version, browser
        context = browser.new_context(viewport={"width": width, "height": height})
        context.set_default_timeout(PATIENCE_S * 1000)
        self._page = context.new_page()

    def go(self, address: str) -> None:
        self._page.goto(address)

    def reload(self) -> None:
        self._page.reload()

    def back(self) -> None:
        # Later, or the page is gone before it can answer.
        self._page.evaluate("() => { setTimeout(() => history.back()) }")

    def ask(self, function: str, text: str) -> str:
        try:
            return str(self._page.evaluate(function, text))
        except Error as error:
            raise DriverError(error.message) from None

    def move(self, x: float, y: float) -> None:
        self._page.mouse.move(round(x), round(y))

    def down(self) -> None:
        self._page.mouse.down()

    def up(self) -> None:
        self._page.mouse.up()

    def hold(self, key: str) -> None:
        self._page.keyboard.down(key)

    def release(self, key: str) -> None:
        self._page.keyboard.up(key)

    def picture(self) -> bytes:
        return self._page.screenshot()

    def close(self) -> None:
        self._browser.close()
