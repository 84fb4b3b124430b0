"""Windows, and the roots of figures."""

from typing import Final

from playwright.sync_api import Locator, Page

DESK: Final = {"width": 1280, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
# High enough that plane and experiment are both in view, as long work waits for that.
TALL: Final = {"width": 1280, "height": 3600}


def figure(page: Page, name: str) -> Locator:
    """Return a figure's root."""
    return page.locator(f'[data-figure="{name}"]')
