"""All pages, windows, and the roots of figures."""

from typing import Any, Final

from playwright.sync_api import Locator, Page

from app.figures import NAMES
from tests.browser.visits import Visits

PAGES: Final = [
    f"{folder}{name}"
    for folder in ("", "en/")
    for name in ("index.html", *(f"embed/{figure}.html" for figure in NAMES))
]
DESK: Final = {"width": 1280, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
# High enough that plane and experiment are both in view, as long work waits for that.
TALL: Final = {"width": 1280, "height": 3600}


def figure(page: Page, name: str) -> Locator:
    """Return a figure's root."""
    return page.locator(f'[data-figure="{name}"]')


def show(visits: Visits, path: str, css: str = "", **options: Any) -> Page:
    """Open a page as it was built, with a reader's own rules, and without its scripts."""

    def keep_scripts_out(page: Page) -> None:
        page.route("**/*.js", lambda route: route.abort())

    page = visits(path, wait="load", strict=False, before=keep_scripts_out, **options)
    page.evaluate("document.fonts.ready.then(() => 1)")
    if css:
        page.add_style_tag(content=css)
    return page
