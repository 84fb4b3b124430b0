"""The query under the hand: mouse, finger and keys, and all that is not a drag."""

import pytest
from playwright.sync_api import Page

from tests.browser.hand import box, centre, frames, q, swipe_up, take
from tests.browser.visits import Visits


@pytest.fixture
def page(open_page: Visits) -> Page:
    """The lesson, ready."""
    size = {"width": 1280, "height": 900}
    return open_page("index.html", viewport=size, reduced_motion="reduce")


def test_a_mouse_drag_moves_the_query_and_with_it_weights_and_output(page: Page) -> None:
    before = page.evaluate("nungil.get('plane').values")
    x, y = take(page, "q")
    page.mouse.move(x + 90, y - 30, steps=10)
    frames(page)
    at = centre(page, "q")
    assert abs(at[0] - (x + 90)) <= 2
    assert abs(at[1] - (y - 30)) <= 2
    page.mouse.up()
    after = page.evaluate("nungil.get('plane').values")
    assert after["weights"] != before["weights"]
    assert sum(after["weights"]) == pytest.approx(1, abs=1e-9)
    assert after["output"] != before["output"]
    assert "#plane.q=" in page.url


def test_released_outside_it_stays_when_the_pointer_comes_back(page: Page) -> None:
    x, y = take(page, "q")
    page.mouse.move(x + 40, y)
    page.mouse.move(-50, -50)
    page.mouse.up()
    frames(page)
    left = q(page)
    page.mouse.move(x - 60, y + 60, steps=4)
    frames(page)
    assert q(page) == left


def test_a_move_with_no_button_down_never_drags(page: Page) -> None:
    take(page, "q")
    held = q(page)
    page.locator('[data-handle="q"]').evaluate(
        "handle => handle.dispatchEvent(new PointerEvent('pointermove', {bubbles: true,"
        " pointerId: 1, isPrimary: true, buttons: 0, clientX: 5, clientY: 5}))"
    )
    assert q(page) == held
    page.mouse.up()


@pytest.mark.parametrize("button", ["right", "middle"])
def test_other_buttons_do_not_drag(page: Page, button: str) -> None:
    before = q(page)
    x, y = centre(page, "q")
    page.mouse.move(x, y)
    page.mouse.down(button=button)  # type: ignore[arg-type]
    page.mouse.move(x + 50, y, steps=3)
    page.mouse.up(button=button)  # type: ignore[arg-type]
    frames(page)
    assert q(page) == before


@pytest.mark.parametrize("ending", ["pointercancel", "lostpointercapture"])
def test_a_cancelled_drag_is_over(page: Page, ending: str) -> None:
    x, y = take(page, "q")
    page.mouse.move(x + 20, y)
    handle = page.locator('[data-handle="q"]')
    handle.dispatch_event(ending, {"pointerId": 1, "bubbles": True})
    held = q(page)
    page.mouse.move(x + 80, y)
    frames(page)
    assert q(page) == held
    page.mouse.up()


def test_reset_in_the_middle_of_a_drag_holds(page: Page) -> None:
    x, y = take(page, "q")
    page.mouse.move(x + 30, y)
    page.locator('[data-do="plane.reset"]').dispatch_event("click")
    page.mouse.move(x + 60, y)
    frames(page)
    assert q(page) == [0.6, 0.9]
    page.mouse.up()


def test_under_zoom_and_scroll_and_transform_it_lands_under_the_pointer(page: Page) -> None:
    for style in ("zoom: 1.5", "transform: scale(.6); transform-origin: 0 0"):
        page.locator("main").evaluate("(main, style) => main.setAttribute('style', style)", style)
        x, y = take(page, "q")
        page.mouse.move(x + 33, y + 21, steps=3)
        frames(page)
        at = centre(page, "q")
        assert abs(at[0] - x - 33) <= 2, style
        assert abs(at[1] - y - 21) <= 2, style
        page.mouse.up()


def test_arrow_keys_move_a_focused_handle_and_do_not_scroll(page: Page) -> None:
    handle = page.locator('[data-handle="q"]')
    handle.focus()
    top = page.evaluate("scrollY")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowUp")
    assert q(page) == [0.7, 1.4]
    frames(page)
    assert page.evaluate("scrollY") == top
    page.keyboard.press("Control+ArrowRight")
    page.keyboard.press("Alt+ArrowUp")
    assert q(page) == [0.7, 1.4]
    frames(page)
    assert handle.get_attribute("aria-valuetext") == "(0.70, 1.40)"
    assert page.evaluate("document.activeElement.dataset.handle") == "q"


def test_number_boxes_do_all_that_dragging_does(page: Page) -> None:
    figure = page.locator('[data-figure="plane"]')
    figure.locator("summary").click()
    x = figure.locator('[name="plane.q.x"]')
    x.fill("1.50")
    frames(page)
    assert q(page) == [1.5, 0.9]
    assert x.input_value() == "1.50", "what is being typed is left as it was typed"
    x.fill("1e9")
    frames(page)
    assert q(page) == [1.5, 0.9]
    assert "plane.q.x" in figure.locator(".notice").inner_text()
    figure.locator('[name="plane.k2.y"]').fill("2")
    assert page.evaluate("nungil.get('plane').state.keys[1]") == [-0.8, 2]


def test_a_finger_on_a_handle_drags_and_beside_it_scrolls(open_page: Visits) -> None:
    phone = {"width": 390, "height": 844}
    page = open_page("index.html", viewport=phone, has_touch=True, is_mobile=True)
    page.locator('[data-handle="q"]').scroll_into_view_if_needed()
    before, top = q(page), page.evaluate("scrollY")
    swipe_up(page, *centre(page, "q"))
    frames(page)
    moved = q(page)
    assert moved[1] > before[1] + 1, "the finger went up, and the query with it"
    assert page.evaluate("scrollY") == top
    picture = box(page.locator("svg.plane"))
    swipe_up(page, picture["x"] + 15, picture["y"] + picture["height"] - 15)
    page.wait_for_function("top => scrollY > top", arg=top)
    assert q(page) == moved


def test_hit_areas_are_at_least_44_px(open_page: Visits) -> None:
    page = open_page("embed/plane.html", viewport={"width": 320, "height": 480})
    for name in ("q", "k1", "k2", "k3", "k4"):
        x, y = centre(page, name)
        hit = page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-handle]')?.dataset.handle",
            [x + 21, y],
        )
        assert hit is not None, name
