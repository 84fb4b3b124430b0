"""One start of a page: when it was painted, when it was ready, and what it took from the wire."""

from typing import Any, Final

from playwright.sync_api import BrowserContext

from tools.bench.browser import Condition, restrain, wait_until_ready
from tools.bench.wire import Wire

Quantities = dict[str, float | None]

# Milliseconds after ready in which a page may do what it put off. The browser itself waits 2 s
# before it keeps compiled code for the next visit.
SETTLE: Final = 3000
# PyScript's words → the quantity that holds when they were said.
_STEPS: Final = {
    "Loading interpreter": "at_interpreter",
    "Loaded interpreter": "at_packages",
    "Loaded JS modules": "at_app",
}
_ASK: Final = """() => ({
  ...__bench,
  origin: performance.timeOrigin,
  bound: performance.getEntriesByType("navigation")[0].domInteractive,
})"""


def visit(context: BrowserContext, address: str, condition: Condition) -> Quantities:
    """Open ``address`` under ``condition`` and return what was measured.

    Times in milliseconds from the beginning of the navigation, sizes in bytes. ``first`` is when
    the first figure answered; ``paint_share`` is the part of the runtime that had come at the first
    paint; ``figures`` is how many pictures and tables that paint showed.
    """
    page = context.new_page()
    session = context.new_cdp_session(page)
    wire = Wire(session)
    session.send("Performance.enable")
    restrain(session, condition)
    page.goto(address, wait_until="commit")
    wait_until_ready(page)
    page.wait_for_timeout(SETTLE)
    seen = page.evaluate(_ASK)
    metrics = session.send("Performance.getMetrics")["metrics"]
    page.close()
    return _quantities(seen, wire) | {"processor": _processor(metrics)}


def _processor(metrics: list[dict[str, Any]]) -> float:
    """Return the processor time of all threads of the page, in milliseconds.

    It tells more than the clock where other work shares the machine.
    """
    return 1000 * float(next(one["value"] for one in metrics if one["name"] == "ProcessTime"))


def _quantities(seen: dict[str, Any], wire: Wire) -> Quantities:
    ready, paint, origin = seen["ready"], seen.get("paint"), seen["origin"]
    painted = None if paint is None else origin + paint
    runtime = wire.bytes(origin + ready, "/runtime-")
    return {
        "paint": paint,
        "figures": seen["figures"],
        "parsed": seen["bound"],
        "first": seen["first"],
        "ready": ready,
        **{name: seen["steps"].get(words) for words, name in _STEPS.items()},
        "bytes_paint": None if painted is None else wire.bytes(painted),
        "bytes_ready": wire.bytes(origin + ready),
        "bytes_all": wire.bytes(),
        "paint_share": wire.bytes(painted, "/runtime-") / runtime if painted and runtime else None,
        "longest_start": longest(seen["tasks"], 0, ready),
        "longest_after": longest(seen["tasks"], ready, float("inf")),
    }


def longest(tasks: list[list[float]], start: float, end: float) -> float:
    """Return the length of the longest task that began in a span, in milliseconds.

    The browser tells only of tasks of 50 ms and more: 0 stands for anything shorter.
    """
    return max((length for begun, length in tasks if start <= begun < end), default=0.0)
