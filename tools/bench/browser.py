"""One Chromium with a fresh profile at a time, and the conditions that a page is loaded under."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, CDPSession, Page, Playwright

from tools.errors import SetupError
from tools.setup.engines import CHROMIUM_ARGUMENTS

IN_PAGE: Final = Path(__file__).parent / "in_page"
# Milliseconds until a page that does not get ready is given up: slow networks take minutes.
PATIENCE: Final = 400_000
# A page that is fast because a figure of it is broken is not to win. Figures out of view may sleep.
_SILENT: Final = """
  window.nungil
    ? [...document.querySelectorAll('figure[data-ready="false"]')]
        .filter((figure) => {
          const { top, bottom } = figure.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        })
        .map((figure) => figure.dataset.figure).join(", ")
    : ""
"""


@dataclass(frozen=True)
class Condition:
    """Bandwidth in kbit/s, latency in milliseconds (0: unlimited), and the processor's slowing."""

    kilobits: int = 0
    latency: int = 0
    slowed: int = 1


@contextmanager
def profile(playwright: Playwright, chromium: Path) -> Iterator[BrowserContext]:
    """Start the browser with a profile of its own, on disk, as a reader's is."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=chromium,
            args=CHROMIUM_ARGUMENTS,
            viewport={"width": 1280, "height": 900},
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(path=IN_PAGE / "probe.js")
        try:
            yield context
        finally:
            context.close()


def restrain(session: CDPSession, condition: Condition) -> None:
    """Slow network and processor of the session's page down."""
    if condition.kilobits:
        bytes_a_second = condition.kilobits * 1000 / 8
        session.send(
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": condition.latency,
                "downloadThroughput": bytes_a_second,
                "uploadThroughput": bytes_a_second,
            },
        )
    session.send("Emulation.setCPUThrottlingRate", {"rate": condition.slowed})


def wait_until_ready(page: Page) -> None:
    """Wait for the page's mark.

    Raises:
        SetupError: the page says that it failed.
    """
    # Seldom asked, so that the asking does not slow the start.
    page.wait_for_function(
        "__bench.ready || document.documentElement?.dataset.nungil === 'failed'", polling=100
    )
    if page.evaluate("!__bench.ready"):
        said = page.evaluate("document.getElementById('nungil-status')?.innerText")
        raise SetupError(f"{page.url} did not get ready: {said}")
    silent = page.evaluate(_SILENT)
    if silent:
        raise SetupError(f"{page.url} is ready, but these figures do not answer: {silent}")


def open_ready(context: BrowserContext, address: str) -> Page:
    """Open a page and wait until it is ready."""
    page = context.new_page()
    page.goto(address)
    wait_until_ready(page)
    return page
