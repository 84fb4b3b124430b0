"""A drag of the figure `plane` with a real pointer: how long the hand waits, what is lost."""

from math import cos, pi, sin
from time import monotonic
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

from tools.bench.browser import IN_PAGE, Condition, open_ready, restrain
from tools.bench.samples import dropped, percentile
from tools.bench.visit import Quantities

SECONDS: Final = 3.0
_WARM_UP: Final = 1.0
_TURNS_A_SECOND: Final = 0.4
_FIGURE: Final = 'figure[data-figure="plane"]'
_HANDLE: Final = f'{_FIGURE} [data-handle="q"]'
# Where q lies in the end, beside the middle of the drawing, as shares of the reach: between k1 and
# k2, so that every number differs from where it began.
_REST: Final = (0.1, -0.2)

# What can be compared of two drawings that were computed by two machines: all but last digits, and
# what a reader types or hears.
_PICTURE: Final = f"""() => {{
  const figure = document.querySelector('{_FIGURE}').cloneNode(true);
  figure.querySelectorAll("input, [data-live]").forEach((one) => one.remove());
  return figure.innerHTML.replace(/ data-value="[^"]*"/g, "");
}}"""


def drag(context: BrowserContext, address: str, condition: Condition) -> tuple[Quantities, str]:
    """Drag q in circles for 3 s and return what was measured, and the picture in the end.

    Times in milliseconds: ``delay`` from the moment that the page hears of a move until its
    picture has followed, ``wait`` the same from when the pointer moved, ``handler`` in the
    listeners of one move, ``draw`` from the beginning of a frame until the picture has followed.
    """
    page = open_ready(context, address)
    session = context.new_cdp_session(page)
    page.locator(f"{_FIGURE} svg").first.scroll_into_view_if_needed()
    page.locator(f'{_FIGURE}[data-ready="true"]').wait_for()
    across, down, reach = _middle(page)
    page.locator(_HANDLE).hover()
    page.mouse.down()
    restrain(session, condition)
    # The first moves meet code that has never run.
    _circle(page, (across, down), reach * 0.5, _WARM_UP)
    watch = (IN_PAGE / "drag.js").read_text(encoding="utf-8")
    page.evaluate(watch, page.locator(_FIGURE).element_handle())
    _circle(page, (across, down), reach * 0.5, SECONDS)
    seen = page.evaluate("__drag")
    restrain(session, Condition())
    page.mouse.move(across + _REST[0] * reach, down + _REST[1] * reach)
    page.mouse.up()
    page.wait_for_timeout(1000)
    picture = str(page.evaluate(_PICTURE))
    page.close()
    return _quantities(seen), picture


def _quantities(seen: dict[str, Any]) -> Quantities:
    found: Quantities = {}
    for name, key in (("delay", "delays"), ("wait", "waits"), ("draw", "draws")):
        found[name] = percentile(seen[key], 0.5)
        found[f"{name}_p95"] = percentile(seen[key], 0.95)
    found["handler_p95"] = percentile(seen["handlers"], 0.95)
    found["moves"] = len(seen["delays"])
    found["dropped"] = dropped(seen["frames"])
    return found


def _middle(page: Page) -> tuple[float, float, float]:
    """Return the middle of the drawing on the screen, and the reach of a drag, in pixels."""
    box = page.locator(f"{_FIGURE} svg").first.bounding_box()
    assert box, "the drawing is on the page and visible"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["height"] * 0.45


def _circle(page: Page, middle: tuple[float, float], radius: float, seconds: float) -> None:
    """Move the pointer round for some seconds: as the browser answers each move, one a frame."""
    begun = monotonic()
    while (spent := monotonic() - begun) < seconds:
        angle = spent * _TURNS_A_SECOND * 2 * pi
        page.mouse.move(middle[0] + radius * cos(angle), middle[1] - radius * sin(angle))
