"""What a reader does becomes small messages, also before Python is awake, in each engine."""

from pathlib import Path
from typing import Any, Final

import pytest

from tests.engines.editions import edition, held, python
from tests.engines.hand import CENTRE, take
from tests.engines.lesson import begin_again, put, state
from tests.engines.tab import Tab

# Notes each message that crosses to Python, as it comes.
LISTEN: Final = """
import app.loop.page as page
heard, decode = [], page.decode
page.decode = lambda text: (heard.append(text), decode(text))[1]
"null"
"""
HEARD: Final = """
import json
page.decode = decode
json.dumps([json.loads(text) for text in heard])
"""

SHOW: Final = """name => document.querySelector(`[data-handle="${name}"]`)
  .scrollIntoView({ block: "center", behavior: "instant" })"""

# A figure that no build wrote, with two tables: `said` collects the messages of its root.
BY_HAND: Final = """async () => {
  window.stop?.();
  window.pair?.remove();
  const address = name => document.querySelector(`link[href$="/${name}.js"]`).href;
  const { listen } = await import(address("input"));
  const root = document.createElement("figure");
  root.dataset.figure = "pair";
  const rows = [0, 1].map(row => `<tr>${[0, 1, 2].map(column =>
    `<td tabindex="-1" data-row="${row}" data-col="${column}"><b>x</b></td>`).join("")}</tr>`);
  const table = name => `<table data-table="${name}">${rows.join("")}</table>`;
  root.innerHTML = table("one") + table("two") + `
    <input type="number" name="pair.n" step="any"><input type="checkbox" name="pair.on">
    <input type="number" name="other.n"><button data-do="pair.go.1"><i>go</i></button>
    <button data-do="pairs.go">other</button>`;
  document.querySelector("main").prepend(root);
  window.said = [];
  window.stop = listen(root, message => said.push(message));
  window.pair = root;
}"""


@pytest.fixture
def pair(tab: Tab, site: str) -> Tab:
    """A page with a root made by hand, of which a test sees the messages."""
    begin_again(tab, f"{site}embed/plane.html")
    tab.run(BY_HAND)
    return tab


def said(tab: Tab) -> list[list[Any]]:
    """Return the messages since the last time."""
    messages: list[list[Any]] = tab.value("said.splice(0)")
    return messages


def test_each_event_of_a_drag_crosses_once(page: Tab) -> None:
    x, y = take(page)
    python(page, LISTEN)
    for step in range(1, 11):
        page.move(x + 3 * step, y)
    page.up()
    page.frames()
    heard = python(page, HEARD)
    drags = [message for message in heard if message[0] == "drag"]
    assert [message[0] for message in heard] == ["drag"] * len(drags) + ["end"]
    assert 1 <= len(drags) <= 10
    assert all(message[1] == "q" for message in drags)
    x_now, _ = state(page, "plane")["q"]
    assert x_now == pytest.approx(drags[-1][2], abs=5e-4)


def test_what_is_done_before_python_wakes_is_done_in_its_order_when_it_does(
    tab: Tab, site: str, watched: Path
) -> None:
    tab.go("about:blank")
    tab.go(site + edition(watched, "index.html", "held.html", held))
    # The figures are mounted then: what is done before is heard by nobody.
    tab.until("() => document.documentElement.dataset.nungil !== 'static'")
    # Where it is, and not `show`, which waits for the figure.
    tab.run("() => document.querySelector('[name=\"plane.scale\"][value=none]').click()")
    tab.run(SHOW, "q")
    at = tab.run(CENTRE, "q")
    x, y = map(round, at)
    tab.move(x, y)
    tab.down()
    for step in range(1, 30):
        tab.move(x + step, y - step)
    assert tab.run(CENTRE, "q") == pytest.approx(at, abs=1), "asleep, it does not follow yet"
    tab.up()
    tab.run("() => document.querySelector('[data-handle=\"q\"]').focus()")
    tab.press("ArrowRight")
    tab.until("() => window.letGo && (letGo(), true)")
    # On a slow machine the page may have given up meanwhile; it goes on when the file comes.
    tab.until("() => document.documentElement.dataset.nungil === 'ready'")
    assert state(tab, "plane")["scale"] == "none"
    tab.frames()
    tab.show('[data-handle="q"]')
    moved = tab.run("""() => {
      const { q } = nungil.get('plane').state;
      return { q, focus: document.activeElement.dataset.handle };
    }""")
    assert moved["focus"] == "q"
    assert moved["q"][0] > 0.7
    assert moved["q"][1] > 0.9


def test_of_many_early_moves_the_last_is_kept_and_order_stays(pair: Tab) -> None:
    kept = pair.run("""async () => {
      const { href } = document.querySelector('link[href$="/queue.js"]');
      const { Queue } = await import(href);
      const queue = new Queue();
      const asks = [["leave"], ["end"], ["drag", "q", 1, 1], ["drag", "q", 2, 2], ["end"],
        ["drag", "k1", 3, 3], ["drag", "q", 4, 4], ["step", "q", 1, 0], ["step", "q", 1, 0],
        ["input", "n", "1"], ["input", "n", "12"], ["input", "m", "1"], ["click", "go"],
        ["click", "go"], ["hover", "a", 0, 0], ["hover", "a", 0, 1], ["hover", "b", 0, 1],
      ].map(message => queue.push(message));
      return [asks.filter(Boolean).length, queue.takeAll(), queue.isEmpty];
    }""")
    assert kept == [
        1,
        [
            ["drag", "q", 2, 2],
            ["end"],
            ["drag", "k1", 3, 3],
            ["drag", "q", 4, 4],
            ["step", "q", 1, 0],
            ["step", "q", 1, 0],
            ["input", "n", "12"],
            ["input", "m", "1"],
            ["click", "go"],
            ["click", "go"],
            ["hover", "a", 0, 1],
            ["hover", "b", 0, 1],
        ],
        True,
    ]


def test_arrow_keys_stay_within_the_table_they_began_in(pair: Tab) -> None:
    pair.run('() => pair.querySelector(\'[data-table="two"] [data-col="1"]\').focus()')
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp"):
        pair.press(key)
    looked = [message for message in said(pair) if message[0] == "hover"]
    assert looked == [
        ["hover", "two", 0, 1],
        ["hover", "two", 1, 1],
        ["hover", "two", 1, 2],
        ["hover", "two", 0, 2],
    ]


def test_a_cell_is_looked_at_once_however_the_pointer_moves_in_it(pair: Tab) -> None:
    x, y = pair.show('figure [data-table="one"] [data-row="1"][data-col="0"] b')
    for across in (0, 1, 2):
        pair.move(x + across, y)
    assert said(pair) == [["hover", "one", 1, 0]]


def test_controls_send_what_they_hold_and_only_those_of_this_figure(pair: Tab) -> None:
    pair.run("() => pair.querySelector('[name=\"pair.n\"]').focus()")
    for key in "-5":
        pair.press(key)
    pair.press("Tab")
    # "-" alone is no number yet; the change event brings nothing new, and ends the gesture.
    assert said(pair) == [["input", "n", "-5"], ["end"], ["leave"]]
    pair.click('figure [name="pair.on"]')
    assert [m for m in said(pair) if m[0] in ("input", "end")] == [["input", "on", "true"], ["end"]]
    pair.run("() => pair.querySelector('[name=\"other.n\"]').focus()")
    pair.press("7")
    pair.click("figure [data-do='pairs.go']")
    assert {message[0] for message in said(pair)} <= {"leave"}
    pair.click("figure [data-do='pair.go.1'] i")
    assert [m for m in said(pair) if m[0] != "leave"] == [["click", "go.1"]]


def test_a_box_left_empty_is_told_though_no_number_was_typed(pair: Tab) -> None:
    pair.run("() => { pair.querySelector('[name=\"pair.n\"]').value = '3' }")
    pair.run("() => pair.querySelector('[name=\"pair.n\"]').select()")
    pair.press("Backspace")
    assert said(pair) == []
    pair.press("Tab")
    assert said(pair) == [["input", "n", ""], ["end"], ["leave"]]


def test_stopped_a_root_sends_nothing(pair: Tab) -> None:
    pair.run("() => { stop(); said.length = 0 }")
    pair.click("figure [data-do='pair.go.1']")
    pair.move(*pair.show('figure [data-table="one"] [data-row="1"][data-col="0"]'))
    pair.run("() => pair.querySelector('td').focus()")
    pair.press("ArrowDown")
    assert said(pair) == []
    assert pair.value("document.activeElement.dataset.row") == "0"


@pytest.mark.parametrize("name", ["scaling.seed", "plane.q.x"])
def test_the_wheel_scrolls_the_page_and_leaves_a_number_box_alone(page: Tab, name: str) -> None:
    page.run("() => document.querySelectorAll('details').forEach(one => { one.open = true })")
    page.click(f'[name="{name}"]')
    page.until(f"""() => document.activeElement.name === '{name}'
      && document.activeElement.closest('figure').dataset.ready === 'true'""")
    figure = name.partition(".")[0]
    before, top = state(page, figure), page.value("scrollY")
    box = page.value("document.activeElement.value")
    for _ in range(3):
        page.wheel(100)
    page.until("top => scrollY > top", top)
    page.frames()
    assert page.value("document.activeElement.value") == box
    assert state(page, figure) == before
    assert page.value("document.activeElement.readOnly") is False
    page.press("ArrowUp")
    page.frames()
    assert state(page, figure) != before, "the keys still work"


def test_a_script_that_sets_the_figure_meanwhile_does_not_stop_a_drag(page: Tab) -> None:
    x, y = take(page)
    page.move(x + 10, y)
    put(page, "plane", q=[0, 0])
    page.move(x + 40, y)
    page.frames()
    page.up()
    at = page.run(CENTRE, "q")
    assert (abs(at[0] - x - 40) <= 2, abs(at[1] - y) <= 2) == (True, True)
