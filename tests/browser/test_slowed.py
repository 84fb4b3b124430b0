"""With the processor slowed nothing stale stays, nothing is lost, and no slider jumps back."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from app.figures.scaling.state import DIMENSIONS
from tests.browser.shared import TALL, figure
from tests.browser.visits import KeepPage
from tests.core.recipe import experiment
from tests.engines.by_playwright import PageTab
from tests.engines.hand import CENTRE, take
from tests.engines.lesson import put, reset, state, values

SLOWED: Final = 6
# A hand that does not wait: every notch at once or one a frame, and what the slider then shows.
SWEEP: Final = """async ([slider, places]) => {
  const jumps = [];
  let last;
  const look = () => {
    if (last !== undefined && slider.value !== last) jumps.push([last, slider.value]);
    watching = requestAnimationFrame(look);
  };
  let watching = requestAnimationFrame(look);
  for (const place of places) {
    slider.value = last = String(place);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    if (place % 1 === 0) await new Promise(requestAnimationFrame);
  }
  slider.dispatchEvent(new Event("change", { bubbles: true }));
  for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame);
  cancelAnimationFrame(watching);
  return jumps;
}"""


@pytest.fixture
def page(keep_page: KeepPage) -> Iterator[Page]:
    """The lesson, all figures as at first, on a slow machine."""
    page = keep_page("index.html", viewport=TALL)
    reset(PageTab(page))
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    yield page
    client.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    client.detach()


def test_a_fast_sweep_ends_with_number_picture_and_title_of_its_last_place(page: Page) -> None:
    slider = page.locator('[name="scaling.log2_d"]')
    slider.focus()
    places = [n / 8 for n in range(81)] + [n / 8 for n in range(80, 47, -1)]
    assert page.evaluate(SWEEP, [slider.element_handle(), places]) == []
    assert slider.input_value() == "6"
    got: dict[str, Any] = page.evaluate("nungil.get('scaling')")
    assert got["state"]["d"] == 64
    assert got["values"]["mean_max"] == pytest.approx(experiment(64, 1)["mean_max"])
    slider.fill("5.5")
    key = f"45-1-{len(DIMENSIONS)}"
    page.locator(f'[data-drawing="{key}"]').wait_for(state="attached")
    expect(figure(page, "scaling")).to_contain_text("그림: d = 45, 씨앗 1")
    expect(figure(page, "scaling").locator("figcaption")).to_contain_text("d가 45")
    expect(page.locator('[name="scaling.d"]')).to_have_value("45")
    assert slider.input_value() == "5.5"


def test_seeds_asked_for_faster_than_they_are_drawn_end_with_the_last(page: Page) -> None:
    again = page.locator('[data-do="scaling.redraw"]')
    for _ in range(20):
        again.dispatch_event("click")
    PageTab(page).frames()
    assert values(PageTab(page), "scaling")["mean_max"] == pytest.approx(
        experiment(64, 21)["mean_max"]
    )
    page.locator(f'[data-drawing="64-21-{len(DIMENSIONS)}"]').wait_for(state="attached")
    expect(page.locator('[name="scaling.seed"]')).to_have_value("21")


@pytest.mark.parametrize(
    ("name", "on", "off"),
    [
        ("table.mask", "bidirectional", "causal"),
        ("table.scale", "none", "sqrt"),
        ("plane.scale", "none", "sqrt"),
    ],
)
def test_a_toggle_hit_20_times_ends_where_it_stands(
    page: Page, name: str, on: str, off: str
) -> None:
    of, _, field = name.partition(".")
    expected = put(PageTab(page), of, **{field: on})
    drawn = figure(page, of).locator("table").first.inner_html()
    put(PageTab(page), of, **{field: off})
    for _ in range(10):
        for value in (off, on):
            page.locator(f'[name="{name}"][value="{value}"]').dispatch_event("click")
    PageTab(page).frames()
    assert page.locator(f'[name="{name}"][value="{on}"]').is_checked()
    assert values(PageTab(page), of) == expected
    assert figure(page, of).locator("table").first.inner_html() == drawn


def test_a_fast_drag_ends_under_the_pointer(page: Page) -> None:
    tab = PageTab(page)
    begun = state(tab, "plane")
    # Two keys tell how many pixels a unit has: they lie 5 units apart from left to right.
    (left, _), (right, _) = tab.run(CENTRE, "k3"), tab.run(CENTRE, "k1")
    unit = (right - left) / (begun["keys"][0][0] - begun["keys"][2][0])
    x, y = take(tab)
    for n in range(60):
        tab.move(x + n, y - n / 2)
    tab.up()
    tab.frames()
    moved = [begun["q"][0] + 59 / unit, begun["q"][1] + 29.5 / unit]
    assert state(tab, "plane")["q"] == pytest.approx(moved, abs=2 / unit)
