"""A page that is used for long: memory stays flat, the console silent, the network at home."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.shared import DESK, figure
from tests.browser.visits import Visits
from tests.engines.by_playwright import PageTab
from tests.engines.hand import take
from tests.engines.lesson import reset, values

# Keeps hold of every memory that WebAssembly gets: Python's own is the only one.
MEMORIES: Final = """
window.memories = [];
const Memory = WebAssembly.Memory;
WebAssembly.Memory = class extends Memory {
  constructor(...args) {
    super(...args);
    memories.push(this);
  }
};
for (const name of ['instantiate', 'instantiateStreaming']) {
  const whole = WebAssembly[name];
  WebAssembly[name] = async (...args) => {
    const made = await whole.apply(WebAssembly, args);
    for (const one of Object.values((made.instance ?? made).exports))
      if (one instanceof Memory) memories.push(one);
    return made;
  };
}
"""
HELD: Final = "memories.map(memory => memory.buffer.byteLength)"
MOVES: Final = """async (handle, count) => {
  const box = document.querySelector('[data-frame]').getBoundingClientRect();
  for (let n = 1; n <= count; n++) {
    handle.dispatchEvent(new PointerEvent('pointermove', {
      bubbles: true, isPrimary: true, pointerId: 1, buttons: 1,
      clientX: box.x + box.width * (0.5 + 0.4 * Math.cos(n / 20)),
      clientY: box.y + box.height * (0.5 + 0.4 * Math.sin(n / 20)),
    }));
    if (n % 10 === 0) await new Promise(requestAnimationFrame);
  }
}"""
TOGGLES: Final = """async count => {
  for (let n = 0; n < count; n++) {
    for (const name of ['plane.scale', 'table.mask'])
      document.querySelector(`[name="${name}"]:not(:checked)`).click();
    await new Promise(requestAnimationFrame);
  }
}"""


def use(page: Page, moves: int, toggles: int) -> None:
    take(PageTab(page))
    page.locator('[data-handle="q"]').evaluate(MOVES, moves)
    page.mouse.up()
    page.evaluate(TOGGLES, toggles)


def held(page: Page, client: CDPSession) -> tuple[list[int], int, int]:
    """Return the bytes of Python's memory, and how many nodes and listeners there are."""
    client.send("HeapProfiler.collectGarbage")
    counted = client.send("Memory.getDOMCounters")
    return page.evaluate(HELD), counted["nodes"], counted["jsEventListeners"]


def test_memory_is_flat_after_2000_moves_and_100_toggles(open_page: Visits) -> None:
    page = open_page(
        "index.html",
        viewport=DESK,
        reduced_motion="reduce",
        alone=True,
        before=lambda page: page.add_init_script(MEMORIES),
    )
    client = page.context.new_cdp_session(page)
    use(page, 500, 50)
    python, nodes, listeners = held(page, client)
    assert max(python) > 2**23, "Python's own memory is among them"
    use(page, 2000, 100)
    reset(PageTab(page))
    now = held(page, client)
    assert now[0] == python
    assert now[1] < nodes + 200
    assert now[2] <= listeners


class Reader:
    """Does one thing after another to the figures, the same in every run."""

    def __init__(self, page: Page) -> None:
        self.page, self.random = page, Random(2)
        self.ways: tuple[Callable[[], None], ...] = (
            self.choose,
            self.press,
            self.step,
            self.write,
            self.look,
            self.slide,
            self.drag,
        )

    def one(self, selector: str) -> Locator:
        found = self.page.locator(f"figure[data-figure] {selector}")
        return found.nth(self.random.randrange(found.count()))

    def choose(self) -> None:
        self.one("input:is([type=radio], [type=checkbox])").dispatch_event("click")

    def press(self) -> None:
        self.one("button[data-do]").dispatch_event("click")

    def step(self) -> None:
        self.one("[data-handle]").focus()
        for key in self.random.choices(["ArrowUp", "ArrowLeft", "Shift+ArrowRight"], k=3):
            self.page.keyboard.press(key)

    def write(self) -> None:
        box = self.one("input[type=number]")
        box.evaluate("box => { box.closest('details')?.setAttribute('open', '') }")
        box.fill(self.random.choice(["1", "2", "-1", "0.5", "1e9", ""]))

    def look(self) -> None:
        self.one("td[data-row]").dispatch_event("pointerover", {"bubbles": True})

    def slide(self) -> None:
        self.one("input[type=range]").focus()
        self.page.keyboard.press(self.random.choice(["ArrowLeft", "ArrowRight", "PageUp"]))

    def drag(self) -> None:
        x, y = take(PageTab(self.page), self.random.choice(["q", "k1", "k3"]))
        self.page.mouse.move(x + self.random.randint(-60, 60), y + self.random.randint(-60, 60))
        self.page.mouse.up()


def test_200_things_done_leave_console_and_network_as_they_were(open_page: Visits) -> None:
    page = open_page("index.html", viewport=DESK, reduced_motion="reduce")
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    reader = Reader(page)
    for n in range(200):
        reader.ways[n % len(reader.ways)]()
    PageTab(page).frames()
    assert heard == []
    visit = open_page.of(page)
    assert visit.problems() == []
    assert all(url.startswith(open_page.site) or url.startswith("blob:") for url in visit.requests)
    assert "NaN" not in page.content()
    for row in values(PageTab(page), "table")["weights"]:
        assert sum(row) == pytest.approx(1, abs=1e-9)
    assert sum(values(PageTab(page), "plane")["weights"]) == pytest.approx(1, abs=1e-9)
    reset(PageTab(page))
    expect(page.locator("#nungil-status")).to_be_hidden()
    expect(figure(page, "table").locator("figcaption")).to_contain_text("‘산’은")
