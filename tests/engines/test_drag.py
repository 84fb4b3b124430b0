"""The query under the hand in each engine, and all that is not a drag."""

import pytest

from tests.engines.hand import CENTRE, DRAWN, take
from tests.engines.lesson import data_values, state, values
from tests.engines.tab import Tab
from tests.figures import by_hand


def test_a_drag_moves_the_query_and_with_it_weights_and_output(page: Tab) -> None:
    x, y = take(page)
    for step in range(1, 10):
        page.move(x + 10 * step, y - 4 * step)
    page.frames()
    at = page.run(CENTRE, "q")
    assert (abs(at[0] - x - 90) <= 2, abs(at[1] - y + 36) <= 2) == (True, True), (x, y, at)
    assert page.value("document.activeElement.dataset.handle") == "q"
    assert page.value("String(getSelection())") == ""
    page.up()
    moved, seen = state(page, "plane"), values(page, "plane")
    assert moved["q"][0] > 1
    shares = by_hand.looks(moved["q"], moved["keys"])
    assert seen["weights"] == pytest.approx(shares, abs=1e-12)
    assert seen["output"] == pytest.approx(by_hand.mean(shares, moved["keys"]), abs=1e-12)
    page.frames()
    assert set(seen["weights"]) <= set(data_values(page, '[data-figure="plane"]'))
    page.until("() => location.hash.includes('plane.q=')")


def test_released_outside_it_stays_when_the_pointer_comes_back(page: Tab) -> None:
    x, y = take(page)
    page.move(x + 40, y)
    page.move(2, 450)
    page.up()
    page.frames()
    left = state(page, "plane")["q"]
    assert left != [0.6, 0.9]
    for step in range(4):
        page.move(x - 60 + step, y + 60)
    page.frames()
    assert state(page, "plane")["q"] == left


def test_a_move_with_no_button_down_never_drags(page: Tab) -> None:
    x, y = take(page)
    page.move(x + 20, y)
    held = state(page, "plane")["q"]
    page.run("""() => document.querySelector('[data-handle="q"]').dispatchEvent(new PointerEvent(
      'pointermove', {bubbles: true, pointerId: 1, buttons: 0, clientX: 5, clientY: 5}))""")
    page.frames()
    assert state(page, "plane")["q"] == held
    page.up()
    page.move(x - 50, y)
    page.frames()
    assert state(page, "plane")["q"] == held


@pytest.mark.parametrize("button", [1, 2])
def test_other_buttons_do_not_drag(page: Tab, button: int) -> None:
    # Not by the driver: WebKit's forgets to let go of any button but the left one.
    page.run(
        """button => {
          const given = {bubbles: true, pointerId: 1, isPrimary: true, button, clientX: 9};
          const held = 6 - button * 2;
          for (const [kind, buttons] of [['down', held], ['move', held], ['up', 0]])
            document.querySelector('[data-handle="q"]').dispatchEvent(
              new PointerEvent(`pointer${kind}`, {...given, buttons}));
        }""",
        button,
    )
    page.frames()
    assert state(page, "plane")["q"] == [0.6, 0.9]


@pytest.mark.parametrize("ending", ["pointercancel", "lostpointercapture"])
def test_a_cancelled_drag_is_over(page: Tab, ending: str) -> None:
    page.run("""() => document.addEventListener('pointermove', e => { watch.id = e.pointerId },
      {capture: true})""")
    x, y = take(page)
    page.move(x + 20, y)
    page.run(
        """kind => document.querySelector('[data-handle="q"]').dispatchEvent(new PointerEvent(
          kind, {bubbles: true, pointerId: watch.id}))""",
        ending,
    )
    held = state(page, "plane")["q"]
    assert held != [0.6, 0.9]
    page.move(x + 80, y)
    page.frames()
    assert state(page, "plane")["q"] == held
    page.up()


def test_reset_in_the_middle_of_a_drag_holds(page: Tab) -> None:
    x, y = take(page)
    page.move(x + 30, y)
    assert state(page, "plane")["q"] != [0.6, 0.9]
    page.run("""() => document.querySelector('[data-do="plane.reset"]').click()""")
    page.move(x + 60, y)
    page.frames()
    assert state(page, "plane")["q"] == [0.6, 0.9]
    page.up()


@pytest.mark.parametrize("style", ["zoom: 1.5", "transform: scale(.6); transform-origin: 0 0"])
def test_under_zoom_and_transform_it_lands_under_the_pointer(page: Tab, style: str) -> None:
    dress = "style => document.querySelector('main').setAttribute('style', style)"
    page.run(dress, style)
    page.run("top => scrollBy({top, behavior: 'instant'})", page.run(DRAWN, "q")[1] - 400)
    x, y = map(round, page.run(DRAWN, "q"))
    page.move(x, y)
    page.down()
    for step in (11, 22, 33):
        page.move(x + step, y + step // 2)
    page.frames()
    at = page.run(DRAWN, "q")
    page.up()
    page.run(dress, "")
    assert (abs(at[0] - x - 33) <= 2, abs(at[1] - y - 16) <= 2) == (True, True), (x, y, at)
