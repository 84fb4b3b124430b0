"""One page for several tests: back to how it began, and questions to its figures."""

from typing import Any, Final

from playwright.sync_api import Locator, Page

from app.figures import NAMES, load
from tests.browser.hand import frames

DESK: Final = {"width": 1280, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
_SET: Final = "all => { for (const [name, state] of Object.entries(all)) nungil.set(name, state) }"


def begin_again(page: Page) -> Page:
    """Give all fields of the page's figures their first values, and the pointer a quiet corner."""
    here = page.evaluate("nungil.figures()")
    assert set(here) <= set(NAMES)
    first = {name: load(name).state(load(name).initial) for name in here}
    page.mouse.move(0, 0)
    page.evaluate(_SET, first)
    frames(page)
    return page


def figure(page: Page, name: str) -> Locator:
    """Return a figure's root."""
    return page.locator(f'[data-figure="{name}"]')


def values(page: Page, name: str) -> dict[str, Any]:
    """Return a figure's values as a script gets them."""
    found: dict[str, Any] = page.evaluate("name => nungil.get(name).values", name)
    return found


def put(page: Page, name: str, **fields: object) -> dict[str, Any]:
    """Set fields as a script does, wait until they are drawn, and return the values."""
    got: dict[str, Any] = page.evaluate(
        "([name, state]) => nungil.set(name, state).values", [name, fields]
    )
    frames(page)
    return got


def data_values(found: Locator) -> list[float]:
    """Return the exact numbers behind the drawn ones, in their order."""
    numbers: list[float] = found.locator("[data-value]").evaluate_all(
        "all => all.map(e => Number(e.dataset.value))"
    )
    return numbers
