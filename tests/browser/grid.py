"""The table as a reader finds it."""

from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.hand import frames


def cell(page: Page, row: int, column: int) -> Locator:
    """Return a cell of the table."""
    return page.locator(f'td[data-row="{row}"][data-col="{column}"]')


def readout(page: Page) -> Locator:
    """Return where the table tells of the chosen cell."""
    return page.locator("[data-readout]")


def radio(page: Page, field: str, value: str) -> Locator:
    """Return one of the table's radio buttons."""
    return page.locator(f'input[name="table.{field}"][value="{value}"]')


def weights(page: Page) -> list[list[float]]:
    """Return the exact weights that stand in the cells; a masked cell shows none and is 0."""
    shown: list[list[float]] = page.locator(".att tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('[data-row]')].map(cell =>"
        " Number(cell.querySelector('[data-value]')?.dataset.value ?? 0)))"
    )
    return shown


def thickness(page: Page) -> list[float]:
    """Return how thick the arcs are, in pixels."""
    drawn: list[float] = page.locator(".arcs .arc").evaluate_all(
        "all => all.map(arc => parseFloat(arc.style.strokeWidth))"
    )
    return drawn


def shown(page: Page) -> tuple[str, Any]:
    """Return all that the table draws and knows, but for what it speaks: that comes later."""
    frames(page)
    drawn = page.locator('[data-figure="table"]').evaluate(
        "figure => { const copy = figure.cloneNode(true);"
        " copy.querySelector('[data-live]').remove(); return copy.innerHTML }"
    )
    return drawn, page.evaluate("nungil.get('table')")
