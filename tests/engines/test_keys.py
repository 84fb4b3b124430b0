"""What the keyboard does, in each engine: handles, number boxes, switches, the table's cells."""

import pytest

from tests.engines.grid import READOUT, TABLE, TOGGLES, cell, header
from tests.engines.lesson import put, state, text, told, values
from tests.engines.tab import Tab

AT = "document.activeElement"
CHECKED = "name => document.querySelector(`input[name='${name}']:checked`).value"


def radio(name: str, value: str) -> str:
    """Return the selector of one button of a switch."""
    return f"input[name='{name}'][value='{value}']"


def test_arrow_keys_move_a_focused_handle_and_do_not_scroll(page: Tab) -> None:
    page.focus('[data-handle="q"]')
    top = page.value("scrollY")
    page.press("ArrowRight")
    page.press("Shift+ArrowUp")
    page.frames()
    assert state(page, "plane")["q"] == [0.7, 1.4]
    assert page.value("scrollY") == top
    assert page.value(f"[{AT}.dataset.handle, {AT}.ariaValueText]") == ["q", "(0.70, 1.40)"]
    page.press("Control+ArrowRight")
    page.press("Alt+ArrowUp")
    page.frames()
    assert state(page, "plane")["q"] == [0.7, 1.4]


def write(page: Tab, box: str, number: str) -> None:
    """Write a number into a box in place of what stands there."""
    page.focus(f'[name="{box}"]')
    page.run("() => document.activeElement.select()")
    for key in number:
        page.press(key)
    page.frames()


def test_number_boxes_do_all_that_dragging_does(page: Tab) -> None:
    page.run("""() => { document.querySelector('[data-figure="plane"] details').open = true }""")
    write(page, "plane.q.x", "1.50")
    assert state(page, "plane")["q"] == [1.5, 0.9]
    assert page.value(f"{AT}.value") == "1.50", "what is typed is left alone"
    page.press("Tab")
    page.press("ArrowUp")  # a step of the box beside it, which is 0.1 or 0.01
    page.frames()
    assert state(page, "plane")["q"][1] > 0.9
    write(page, "plane.k2.y", "2")
    assert state(page, "plane")["keys"][1] == [-0.8, 2]
    write(page, "plane.q.x", "1e9")
    assert state(page, "plane")["q"][0] == 1
    told(page, "plane", "plane.q.x")
    put(page, "plane", q=[0, 0])
    assert values(page, "plane")["weights"] == [0.25] * 4


@pytest.mark.parametrize(
    ("name", "second", "first"), [*TOGGLES[:2], ("plane.scale", "none", "sqrt")]
)
def test_a_switch_turns_under_the_arrow_keys_and_keeps_the_focus(
    page: Tab, name: str, second: str, first: str
) -> None:
    figure, _, field = name.partition(".")
    page.focus(radio(name, first))
    for key, expected in (("ArrowRight", second), ("ArrowLeft", first)) * 3:
        page.press(key)
        page.frames()
        assert state(page, figure)[field] == expected
        assert page.run(CHECKED, name) == expected
        assert page.value(f"[{AT}.name, {AT}.value]") == [name, expected]


def test_the_grid_is_one_stop_and_arrow_keys_go_from_cell_to_cell(page: Tab) -> None:
    stops = f"{TABLE} td[data-row][tabindex='0']"
    page.focus(stops)
    page.frames()
    assert "‘민수가’ → ‘민수가’" in text(page, READOUT)
    top = page.value("scrollY")
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowLeft"):
        page.press(key)
    page.frames()
    assert state(page, "table")["cell"] == [1, 0]
    assert page.value(f"[{AT}.dataset.row, {AT}.dataset.col]") == ["1", "0"]
    assert "‘어제’ → ‘민수가’" in text(page, READOUT)
    stood = page.value(f'[...document.querySelectorAll("{stops}")].map(td => td === {AT})')
    assert stood == [True]
    assert page.value("scrollY") == top
    page.press("Tab")
    assert page.value(f"{AT}.closest('td')") is None


def test_focus_stays_when_the_figure_is_drawn_anew(page: Tab) -> None:
    page.focus(cell(3, 1))
    for mask in ("bidirectional", "causal"):
        put(page, "table", mask=mask, sentence="minji")
        assert page.value(f"[{AT}.dataset.row, {AT}.dataset.col]") == ["3", "1"]
    page.focus(header(1))
    put(page, "table", mask="bidirectional", sentence="minsu")
    assert page.run("selector => document.activeElement.matches(selector)", header(1))
    page.focus('[data-do="table.reset"]')
    page.press("Enter")
    page.frames()
    assert page.value(f"{AT}.dataset.do") == "table.reset"
    assert state(page, "table")["mask"] == "causal"


def test_what_has_the_focus_by_key_shows_it(page: Tab) -> None:
    ring = f"getComputedStyle({AT})"
    page.focus(radio("table.mask", "causal"))
    page.press("ArrowRight")
    assert page.value(f"getComputedStyle({AT}.nextElementSibling).outlineStyle") == "solid"
    page.focus('[data-do="plane.origin"]')
    page.press("Shift+Tab")
    page.press("Tab")
    assert page.value(f"[{ring}.outlineStyle, {ring}.outlineWidth]") == ["solid", "3px"]
