"""Playwright for all tests of a process, and a browser of it that is started again once lost."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import psutil
from playwright.sync_api import Browser, Error, Playwright, sync_playwright

from tests.limits import Limit

# An answer takes milliseconds; on a busy machine, seconds.
ANSWER_S: Final = 30.0


class PlaywrightDriver:
    """The process that drives Playwright's browsers; only one is possible in a process of ours."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._processes: set[psutil.Process] = set()

    def get(self) -> Playwright:
        """Return Playwright, started again if its process has ended."""
        if self._playwright is None or not any(map(_runs, self._processes)):
            self.stop()
            before = set(psutil.Process().children())
            self._playwright = sync_playwright().start()
            self._processes = set(psutil.Process().children()) - before
        return self._playwright

    def stop(self) -> None:
        """End Playwright if it was started."""
        if self._playwright is not None:
            with Limit(ANSWER_S), suppress(Error):
                self._playwright.stop()
            self._playwright = None


def _runs(process: psutil.Process) -> bool:
    with suppress(psutil.NoSuchProcess):
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    return False


class KeptBrowser:
    """One browser for all tests of a process, until it is lost; then another."""

    def __init__(self, launch: Callable[[], Browser]) -> None:
        self._launch = launch
        self._browser: Browser | None = None

    def get(self) -> Browser:
        """Return a browser that answers."""
        if self._browser is not None and not self._answers(self._browser):
            self.close()
        if self._browser is None:
            self._browser = self._launch()
        return self._browser

    @staticmethod
    def _answers(browser: Browser) -> bool:
        with suppress(Error), Limit(ANSWER_S):
            browser.new_context().close()
            return browser.is_connected()
        return False

    def close(self) -> None:
        """End the browser if it was started."""
        if self._browser is not None:
            with Limit(ANSWER_S), suppress(Error):
                self._browser.close()
            self._browser = None


def launch_chromium(driver: PlaywrightDriver, program: Path | None, *arguments: str) -> Browser:
    """Start a Chromium without a window: Playwright's own where ``program`` is None."""
    return driver.get().chromium.launch(executable_path=program, args=arguments)
