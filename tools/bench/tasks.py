"""What the page still does once it is ready: Matplotlib's arrival and the curve of `scaling`."""

from typing import Final

from playwright.sync_api import BrowserContext, Page

from tools.bench.browser import open_ready
from tools.bench.visit import SETTLE, Quantities, longest
from tools.bench.wire import Wire

_FIGURE: Final = 'figure[data-figure="scaling"]'


def has(page: Page, figure: str) -> bool:
    """Return whether a figure of that name is on the page."""
    return bool(page.evaluate("(name) => nungil.figures().includes(name)", figure))


def tasks(context: BrowserContext, address: str) -> Quantities:
    """Draw `scaling` again twice and return the longest tasks, in milliseconds; 0 is below 50.

    ``idle``: after ready, with nobody doing anything. ``arrival``: while Matplotlib comes and the
    first curve is drawn, which takes ``first_curve``; ``curve`` and ``next_curve``: the second one.
    ``bytes_late`` is what came after ready. Empty where the page has no such figure.
    """
    page = open_ready(context, address)
    if not has(page, "scaling"):
        return {}
    wire = Wire(context.new_cdp_session(page))
    page.locator(_FIGURE).scroll_into_view_if_needed()
    page.wait_for_timeout(SETTLE)
    begun = [float(page.evaluate("performance.now()"))]
    for seed in (2, 3):
        page.evaluate("(seed) => void nungil.set('scaling', { seed })", seed)
        drawing = page.locator(f'{_FIGURE} [data-drawing^="64-{seed}-"]')
        drawing.wait_for(state="attached")
        begun.append(float(page.evaluate("performance.now()")))
    seen = page.evaluate("({ tasks: __bench.tasks, ready: __bench.ready })")
    page.close()
    found = seen["tasks"]
    return {
        "idle": longest(found, seen["ready"], begun[0]),
        "arrival": longest(found, begun[0], begun[1]),
        "curve": longest(found, begun[1], begun[2]),
        "first_curve": begun[1] - begun[0],
        "next_curve": begun[2] - begun[1],
        "bytes_late": wire.bytes(),
    }
