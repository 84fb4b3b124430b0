"""Browser contexts: one that most pages share, and one of its own for a page that asks for it.

A page alone in its process compiles the whole runtime. One that joins a process in which the
runtime is compiled takes what is there: a third of the work.
"""

from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.playwright_driver import KeptBrowser

# All pages of a context that are of one site, in one process.
ARGUMENTS: Final = ("--process-per-site",)
# Patience with a busy machine, not with the page.
PATIENCE_MS: Final = 240_000
_NO_WORKERS: Final = (
    "Object.defineProperty(Navigator.prototype, 'serviceWorker',"
    " {get: () => undefined, configurable: true})"  # a window that a page opens is told twice
)
_MEDIA: Final = {"color_scheme", "reduced_motion", "forced_colors"}


class Contexts:
    """The contexts of one Chromium, which is started again where it was lost."""

    def __init__(self, chromium: KeptBrowser, site: str) -> None:
        self.chromium, self.site = chromium, site
        self._browser: Browser | None = None
        self._shared: BrowserContext | None = None

    def new_page(self, *, workers: bool, alone: bool, **options: Any) -> tuple[Page, bool]:
        """Return a page, and whether its context is its own.

        ``options`` are Playwright's for a context; where they can be set for one page, and it has
        no reason to be alone, the page shares the context of the others. Without ``workers`` no
        service worker comes between a test and the network.
        """
        browser = self.chromium.get()
        if alone or workers or not options.keys() <= {*_MEDIA, "viewport"}:
            return _context(browser, workers=workers, **options).new_page(), True
        if self._shared is None or self._browser is not browser:
            self._browser, self._shared = browser, _context(browser, workers=False)
            # As long as this page of the site stands, its process does.
            self._shared.new_page().goto(f"{self.site}notices.txt")
        page = self._shared.new_page()
        if viewport := options.pop("viewport", None):
            page.set_viewport_size(viewport)
        page.emulate_media(**options)
        return page, False


def _context(browser: Browser, *, workers: bool, **options: Any) -> BrowserContext:
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE_MS)
    if not workers:
        context.add_init_script(_NO_WORKERS)
    return context
