"""The page under test: opened, ready, and back to how it began."""

from typing import Any, Final

from app.figures import NAMES, load
from app.words.catalogue import LANGUAGES, Words
from tests.engines.tab import Tab

# On a machine that is busy, a start may end its wait for files, and go on when they come after all.
_STALLED: Final = [Words(one)("boot.stalled", what="\0").partition("\0")[0] for one in LANGUAGES]
READY: Final = """stalled => {
  const state = document.documentElement.dataset.nungil;
  const said = document.getElementById('nungil-status')?.textContent ?? '';
  if (state === 'failed' && stalled.some(words => said.includes(words))) return null;
  return ['ready', 'failed'].includes(state) && state;
}"""
IS_READY: Final = """page => location.href.split('#')[0] === page
  && document.documentElement.dataset.nungil === 'ready'"""
# Those that sleep stand as they did at first. To set them would wake them.
AWAKE: Final = """() => nungil.figures().filter(name =>
  document.querySelector(`[data-figure="${name}"]`)?.dataset.ready === 'true')"""
SET: Final = "all => { for (const [name, state] of Object.entries(all)) nungil.set(name, state) }"


def ready(tab: Tab) -> None:
    """Wait until the page answers; figures that are far may sleep on."""
    state = tab.until(READY, _STALLED)
    assert state == "ready", tab.value("document.getElementById('nungil-status').textContent")


def open_page(tab: Tab, address: str) -> None:
    """Load a page anew and wait until its figures answer."""
    tab.go("about:blank")  # or a link to the page that is open already would load nothing
    tab.go(address)
    ready(tab)


def begin_again(tab: Tab, address: str) -> None:
    """Open a page unless it is open; give its figures their first state, the pointer a corner."""
    if not tab.run(IS_READY, address):
        open_page(tab, address)
    reset(tab)


def reset(tab: Tab) -> None:
    """Give the figures their first state, and the pointer a corner."""
    assert set(tab.value("nungil.figures()")) <= set(NAMES)
    tab.up()  # a test that failed may have left it down
    tab.move(1, 1)
    awake = tab.run(AWAKE)
    tab.run(SET, {name: load(name).state(load(name).initial) for name in awake})
    tab.frames()


def state(tab: Tab, figure: str) -> dict[str, Any]:
    """Return a figure's state as a script gets it."""
    got: dict[str, Any] = tab.run("name => nungil.get(name).state", figure)
    return got


def values(tab: Tab, figure: str) -> dict[str, Any]:
    """Return a figure's values as a script gets them."""
    got: dict[str, Any] = tab.run("name => nungil.get(name).values", figure)
    return got


def put(tab: Tab, figure: str, **fields: object) -> dict[str, Any]:
    """Set fields as a script does, wait until they are drawn, and return the values."""
    got: dict[str, Any] = tab.run("(name, s) => nungil.set(name, s).values", figure, fields)
    tab.frames()
    return got


def text(tab: Tab, selector: str) -> str:
    """Return what an element says."""
    said: str = tab.run("s => document.querySelector(s).textContent", selector)
    return said


def told(tab: Tab, figure: str, words: str) -> None:
    """Wait until a figure says something."""
    said = """(name, words) =>
      document.querySelector(`[data-figure="${name}"]`).textContent.includes(words)"""
    tab.until(said, figure, words)


def option(name: str, value: str) -> str:
    """Return the part of a switch that a hand presses: the radio button itself is a point."""
    return f"label:has(input[name='{name}'][value='{value}'])"


def drawn(tab: Tab, figure: str) -> str:
    """Return a figure's markup, but for what it speaks: that comes later."""
    markup: str = tab.run(
        """name => {
          const copy = document.querySelector(`[data-figure="${name}"]`).cloneNode(true);
          copy.querySelector('[data-live]')?.remove();
          return copy.innerHTML;
        }""",
        figure,
    )
    return markup


def data_values(tab: Tab, selector: str) -> list[float]:
    """Return the exact numbers behind the drawn ones inside the elements, in their order."""
    numbers: list[float] = tab.run(
        "selector => [...document.querySelectorAll(selector)]"
        ".flatMap(found => [...found.querySelectorAll('[data-value]')])"
        ".map(number => Number(number.dataset.value))",
        selector,
    )
    return numbers
