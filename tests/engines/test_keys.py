"""What the keyboard does, in each engine: handles, number boxes, switches."""

import pytest

from tests.engines.lesson import put, state, values
from tests.engines.tab import Tab


def test_arrow_keys_move_a_focused_handle_and_do_not_scroll(page: Tab) -> None:
    page.show('[data-handle="q"]')
    page.run("""() => document.querySelector('[data-handle="q"]').focus()""")
    top = page.value("scrollY")
    page.press("ArrowRight")
    page.press("Shift+ArrowUp")
    page.frames()
    assert state(page, "plane")["q"] == [0.7, 1.4]
    assert page.value("scrollY") == top
    at = "document.activeElement"
    assert page.value(f"[{at}.dataset.handle, {at}.ariaValueText]") == ["q", "(0.70, 1.40)"]
    page.press("Control+ArrowRight")
    page.frames()
    assert state(page, "plane")["q"] == [0.7, 1.4]


def test_number_boxes_do_all_that_dragging_does(page: Tab) -> None:
    page.run("""() => { document.querySelector('[data-figure="plane"] details').open = true }""")
    page.click('[name="plane.q.x"]')
    page.run("() => document.activeElement.select()")
    for key in "1.50":
        page.press(key)
    page.frames()
    assert state(page, "plane")["q"] == [1.5, 0.9]
    assert page.value("document.activeElement.value") == "1.50", "what is typed is left alone"
    page.press("Tab")
    page.press("ArrowUp")  # a step of the box beside it, which is 0.1 or 0.01
    page.frames()
    assert state(page, "plane")["q"][1] > 0.9
    put(page, "plane", q=[0, 0])
    assert values(page, "plane")["weights"] == [0.25] * 4


RADIO = "(name, value) => document.querySelector(`input[name='${name}'][value='${value}']`)"
FOCUS = f"(...which) => ({RADIO})(...which).focus()"
CHECKED = "name => document.querySelector(`input[name='${name}']:checked`).value"


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("table.mask", "causal", "bidirectional"),
        ("table.scale", "sqrt", "none"),
        ("plane.scale", "sqrt", "none"),
    ],
)
def test_a_switch_turns_under_the_arrow_keys_and_keeps_the_focus(
    page: Tab, name: str, first: str, second: str
) -> None:
    figure, _, field = name.partition(".")
    page.run(FOCUS, name, first)
    for key, expected in (("ArrowRight", second), ("ArrowLeft", first)) * 3:
        page.press(key)
        page.frames()
        assert state(page, figure)[field] == expected
        assert page.run(CHECKED, name) == expected
        at = "document.activeElement"
        assert page.value(f"[{at}.name, {at}.value]") == [name, expected]


def test_the_grid_is_one_stop_and_arrow_keys_go_from_cell_to_cell(page: Tab) -> None:
    page.run("() => document.querySelector('td[data-row][tabindex=\"0\"]').focus()")
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowLeft"):
        page.press(key)
    page.frames()
    assert state(page, "table")["cell"] == [2, 0]
    at = page.value("{...document.activeElement.dataset}")
    assert (at["row"], at["col"]) == ("2", "0")


def test_a_row_header_is_pressed_with_enter(page: Tab) -> None:
    page.run("() => document.querySelectorAll('th[scope=row] button')[4].focus()")
    page.press("Enter")
    page.frames()
    assert state(page, "table")["row"] == 4
    assert page.value("document.activeElement.getAttribute('aria-pressed')") == "true"


def test_what_has_the_focus_by_key_shows_it(page: Tab) -> None:
    ring = "getComputedStyle(document.activeElement)"
    page.run(FOCUS, "table.mask", "causal")
    page.press("ArrowRight")
    seen = page.value("getComputedStyle(document.activeElement.nextElementSibling).outlineStyle")
    assert seen == "solid"
    page.run("""() => document.querySelector('[data-do="plane.origin"]').focus()""")
    page.press("Shift+Tab")
    page.press("Tab")
    assert page.value(f"[{ring}.outlineStyle, {ring}.outlineWidth]") == ["solid", "3px"]
