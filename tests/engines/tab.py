"""One tab of one browser, and the few things that a reader does with it, whoever drives it."""

import json
import time
from abc import ABC, abstractmethod
from typing import Any, Final

# Python in the browser starts in seconds; the rest is patience with a busy machine.
PATIENCE_S: Final = 240.0

# JSON goes in and comes out, so that a number is the same number through every driver.
_ASK: Final = """async text => {
  try {
    const value = await (%s)(...JSON.parse(text));
    return JSON.stringify({value: value ?? null});
  } catch (error) {
    return JSON.stringify({error: String(error)});
  }
}"""
_WAIT: Final = """async (...given) => {
  const end = performance.now() + 1000;
  for (;;) {
    // Between two pages there may be no document yet, or no more.
    const got = document.documentElement && (await (%s)(...given));
    if (got || performance.now() > end) return got;
    await new Promise(next => setTimeout(next, 10));
  }
}"""
_FRAMES: Final = """async count => {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
}"""
# A figure may sleep until it is near. What has scrolled takes a frame until the pointer finds it.
_SHOW: Final = """async selector => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  found.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
  if (found.closest('[data-figure]')?.dataset.ready === 'false') return null;
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  const seen = found.getBoundingClientRect();
  return [seen.x + seen.width / 2, seen.y + seen.height / 2];
}"""


class DriverError(Exception):
    """The driver could not do what it was asked, for instance because the page is being left."""


class LostError(DriverError):
    """The browser or its driver died, or does not answer any more."""


class Tab(ABC):
    """What a driver must be able to do, and what follows from it."""

    name: str
    version: str
    lost = False  # set with the first LostError

    def lose(self, why: str) -> LostError:
        """Note that nobody answers any more; return the error to raise."""
        self.lost = True
        return LostError(why)

    # --- What each driver does in its own way --------------------------------------------------

    @abstractmethod
    def go(self, address: str) -> None:
        """Load a page, up to its load event."""

    @abstractmethod
    def reload(self) -> None:
        """Load it once more, up to its load event."""

    @abstractmethod
    def back(self) -> None:
        """Go one entry back, without waiting for what comes."""

    @abstractmethod
    def ask(self, function: str, text: str) -> str:
        """Call an async JavaScript function, from text to text.

        Raises:
            DriverError: the page is being left.
            LostError: nobody answers any more.
        """

    @abstractmethod
    def move(self, x: float, y: float) -> None:
        """Move the mouse to a place of the window, in whole pixels."""

    @abstractmethod
    def down(self) -> None:
        """Press the left mouse button."""

    @abstractmethod
    def up(self) -> None:
        """Let it go."""

    @abstractmethod
    def wheel(self, down: int) -> None:
        """Turn the wheel so many pixels down, where the mouse is."""

    @abstractmethod
    def hold(self, key: str) -> None:
        """Press a key, named as JavaScript names it, and keep it down."""

    @abstractmethod
    def release(self, key: str) -> None:
        """Let it go."""

    @abstractmethod
    def close(self) -> None:
        """End the browser, whether it answers or not, within some seconds."""

    # --- What follows from it --------------------------------------------------------------------

    def run(self, function: str, *arguments: object) -> Any:
        """Call a JavaScript function, async or not, and return what it returns."""
        answer = json.loads(self.ask(_ASK % function, json.dumps(arguments)))
        assert "error" not in answer, f"{answer['error']} in {function}"
        return answer["value"]

    def value(self, expression: str) -> Any:
        """Return what a JavaScript expression comes to."""
        return self.run(f"() => ({expression})")

    def until(self, function: str, *arguments: object) -> Any:
        """Wait until a JavaScript function returns something true, and return that."""
        end, lost = time.monotonic() + PATIENCE_S, None
        while time.monotonic() < end:
            try:
                if got := self.run(_WAIT % function, *arguments):
                    return got
            except LostError:
                raise
            except DriverError as error:  # between two pages there is nobody to ask
                lost = error
        raise AssertionError(f"{function} with {arguments} did not come true; {lost or ''}")

    def frames(self, count: int = 2) -> None:
        """Wait until so many frames have been drawn: a figure renders at most once in each."""
        self.run(_FRAMES, count)

    def show(self, selector: str) -> tuple[int, int]:
        """Scroll an element into view until its figure answers; return its middle, in pixels."""
        x, y = self.until(_SHOW, selector)
        return round(x), round(y)

    def click(self, selector: str) -> None:
        """Click in the middle of an element."""
        self.move(*self.show(selector))
        self.down()
        self.up()

    def focus(self, selector: str) -> None:
        """Scroll an element into view and give it the focus, as the Tab key would."""
        self.show(selector)
        self.run("selector => document.querySelector(selector).focus()", selector)

    def press(self, keys: str) -> None:
        """Press one key, or some together: ``Shift+ArrowUp``."""
        *held, last = keys.split("+")
        for key in (*held, last):
            self.hold(key)
        for key in (last, *reversed(held)):
            self.release(key)
