"""Which driver starts which browser."""

from pathlib import Path

from playwright.sync_api import BrowserType, Error

from tests.engines.by_bidi import FirefoxTab
from tests.engines.by_playwright import PlaywrightTab
from tests.engines.by_webdriver import WebKitTab
from tests.engines.tab import DriverError, Tab
from tests.playwright_driver import PlaywrightDriver
from tools.setup.engines import CHROMIUM, FIREFOX, Engine

# As wide as a desk's window, and high enough that a figure is in view whole.
WIDTH, HEIGHT = 1280, 900


def start(engine: Engine, program: Path, driver: PlaywrightDriver, folder: Path) -> Tab:
    """Start an engine; ``folder`` is empty and may be filled.

    Raises:
        DriverError: it does not start.
    """
    if engine is CHROMIUM or _is_playwrights(program):
        kind: BrowserType = getattr(driver.get(), engine.playwright)
        try:
            browser = kind.launch(executable_path=program)
        except Error as error:
            raise DriverError(f"it does not start: {error.message}") from None
        return PlaywrightTab(engine.name, browser, WIDTH, HEIGHT)
    # Playwright drives a Firefox of its own making. The one that readers have speaks BiDi itself.
    if engine is FIREFOX:
        return FirefoxTab(program, folder, WIDTH, HEIGHT)
    return WebKitTab(program, WIDTH, HEIGHT)


def _is_playwrights(program: Path) -> bool:
    """Playwright marks each browser that it has downloaded."""
    return any((folder / "INSTALLATION_COMPLETE").exists() for folder in program.parents)
