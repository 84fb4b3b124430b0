"""How the table looks when others paint it, and that reading it moves nothing around it."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.visits import Visits
from tests.engines.by_playwright import PageTab
from tests.engines.lesson import put

# Of each cell with a weight: the weight, its layer's colour and opacity, and the text's colour.
LAYERS = """() => [...document.querySelectorAll('td[data-row]:not([data-masked])')].map(cell => {
  const layer = getComputedStyle(cell, '::before');
  return [Number(cell.querySelector('[data-value]').dataset.value), layer.backgroundColor,
    Number(layer.opacity), getComputedStyle(cell).color];
})"""
# A colour as three numbers, whatever way the style sheet writes it, drawn on the page's ground.
PAINTED = """([colour, opacity]) => {
  const brush = document.createElement('canvas').getContext('2d');
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const [fill, alpha] of [['Canvas', 1], [ground, 1], [colour, opacity]]) {
    brush.fillStyle = fill;
    brush.globalAlpha = alpha;
    brush.fillRect(0, 0, 1, 1);
  }
  return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
}"""


def luminance(colour: list[int]) -> float:
    """Return the relative luminance of WCAG 2."""
    parts = [c / 255 for c in colour]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: list[int], other: list[int]) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(
    "scheme", [{}, {"color_scheme": "dark"}, {"forced_colors": "active"}], ids=str
)
def test_a_weight_is_an_opaque_colour_in_a_layer_as_opaque_as_the_weight(
    open_page: Visits, scheme: dict[str, Any]
) -> None:
    page = open_page("embed/table.html", wait="load", **scheme)
    layers = sorted(page.evaluate(LAYERS))
    assert len(layers) == 15
    (colour,) = {colour for _, colour, _, _ in layers}
    if "forced_colors" not in scheme:  # a system's own colour may have an alpha
        assert colour.startswith("rgb(")
    least, *_, most = [opacity for _, _, opacity, _ in layers]
    slope = (most - least) / (layers[-1][0] - layers[0][0])
    assert slope > 0.3
    for weight, _, opacity, _ in layers:
        assert opacity - least == pytest.approx(slope * (weight - layers[0][0]), abs=0.002)
    for _, _, opacity, ink in (layers[0], layers[-1]):
        ground = page.evaluate(PAINTED, [colour, opacity])
        assert contrast(ground, page.evaluate(PAINTED, [ink, 1])) >= 4.5


def heights(page: Page) -> set[int]:
    """Return the heights that the figure has while cells are read: seen ones and masked ones."""
    found = set()
    for at in (None, [0, 0], [0, 4], [3, 4], [4, 4]):
        put(PageTab(page), "table", cell=at)
        found.add(page.locator('[data-figure="table"]').evaluate("f => f.offsetHeight"))
    return found


@pytest.mark.parametrize("folder", ["", "en/"])
@pytest.mark.parametrize("name", ["embed/table.html", "index.html"])
def test_reading_cell_after_cell_moves_nothing(open_page: Visits, folder: str, name: str) -> None:
    page = open_page(folder + name)
    for width in (320, 360, 544, 576, 1280):
        page.set_viewport_size({"width": width, "height": 640})
        assert len(heights(page)) == 1, f"at {width} px"
