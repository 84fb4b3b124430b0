"""A finger, which only Chromium's own protocol can put down: on handles, beside them, on cells."""

from playwright.sync_api import Page

from tests.browser.shared import PHONE, figure
from tests.browser.visits import Visits
from tests.engines.by_playwright import PageTab
from tests.engines.grid import READOUT, cell
from tests.engines.hand import CENTRE
from tests.engines.lesson import data_values, state, told


def swipe_up(page: Page, x: float, y: float, by: float = 90) -> None:
    """Put a finger down, carry it upwards, lift it."""
    client = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", x, y)
    for part in range(1, 10):
        touch("touchMove", x, y - by * part / 9)
    touch("touchEnd")


def test_a_finger_on_a_handle_drags_and_beside_it_scrolls(open_page: Visits) -> None:
    page = open_page("index.html", viewport=PHONE, has_touch=True, is_mobile=True)
    tab = PageTab(page)
    tab.show('[data-handle="q"]')
    before, top = state(tab, "plane")["q"], page.evaluate("scrollY")
    swipe_up(page, *tab.run(CENTRE, "q"))
    tab.frames()
    moved = state(tab, "plane")["q"]
    assert moved[1] > before[1] + 1, "the finger went up, and the query with it"
    assert page.evaluate("scrollY") == top
    box = figure(page, "plane").locator("svg").first.bounding_box()
    assert box
    swipe_up(page, box["x"] + 15, box["y"] + box["height"] - 15)
    page.wait_for_function("top => scrollY > top", arg=top)
    assert state(tab, "plane")["q"] == moved


def test_a_cell_is_read_out_under_a_finger(open_page: Visits) -> None:
    page = open_page("embed/table.html", viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator(cell(4, 3)).tap()
    told(PageTab(page), "table", "‘읽었다’ → ‘책을’")
    page.locator(cell(0, 4)).tap()
    told(PageTab(page), "table", "‘민수가’ → ‘읽었다’")
    assert data_values(PageTab(page), READOUT) == [0]
