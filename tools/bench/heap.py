"""Memory: what the page holds after ready, and whether use makes it grow."""

from typing import Final

from playwright.sync_api import BrowserContext, CDPSession, Page

from tools.bench.browser import IN_PAGE, open_ready
from tools.bench.visit import Quantities

MOVES: Final = 20_000
TOGGLES: Final = 500
_WARM_UP: Final = (2_000, 50)
_FIGURE: Final = 'figure[data-figure="plane"]'
_HANDLE: Final = f'{_FIGURE} [data-handle="q"]'
# Longer than the page waits before it says what changed or writes its address.
_REST: Final = 1500


def heap(context: BrowserContext, address: str) -> Quantities:
    """Move q 20,000 times and toggle √d 500 times; return sizes before, and what they grew by.

    ``heap`` is Python's memory in bytes and ``objects`` what Python's collector counts; ``script``
    is JavaScript's memory in bytes, ``nodes`` and ``listeners`` the page's. Growth counts from
    after a warm-up of 2,000 moves and 50 toggles.
    """
    page = open_ready(context, address)
    session = context.new_cdp_session(page)
    page.locator(_HANDLE).scroll_into_view_if_needed()
    page.locator(f'{_FIGURE}[data-ready="true"]').wait_for()
    page.evaluate(_text("memory"))
    page.wait_for_timeout(_REST)
    ready = _measure(page, session)
    _wear(page, _WARM_UP)
    warm = _measure(page, session)
    _wear(page, (MOVES, TOGGLES))
    worn = _measure(page, session)
    page.close()
    return {
        **ready,
        "heap_warm": warm["heap"],
        **{f"{name}_growth": worn[name] - warm[name] for name in warm},
    }


def _wear(page: Page, amounts: tuple[int, int]) -> None:
    page.locator(_HANDLE).hover()
    page.mouse.down()
    page.evaluate(_text("wear"), list(amounts))
    page.mouse.up()
    page.wait_for_timeout(_REST)


def _measure(page: Page, session: CDPSession) -> dict[str, float]:
    memory, objects = page.evaluate("[...__memory()]")
    session.send("HeapProfiler.collectGarbage")
    counters = session.send("Memory.getDOMCounters")
    return {
        "heap": memory,
        "objects": objects,
        "script": session.send("Runtime.getHeapUsage")["usedSize"],
        "nodes": counters["nodes"],
        "listeners": counters["jsEventListeners"],
    }


def _text(name: str) -> str:
    return (IN_PAGE / f"{name}.js").read_text(encoding="utf-8")
