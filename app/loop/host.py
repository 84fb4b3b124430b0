"""What the loop asks of the world around it: a browser page, or a fake of one in the tests."""

from collections.abc import Callable
from typing import Any, Protocol

Cancel = Callable[[], None]


class Clock(Protocol):
    """Time, and turns of it. A turn that was wished for can be taken back."""

    def now(self) -> float:
        """Return seconds from some fixed moment."""

    def frame(self, run: Callable[[], None]) -> Cancel:
        """Run before the next frame is painted."""

    def later(self, seconds: float, run: Callable[[], None]) -> Cancel:
        """Run after some seconds."""

    def load(self, packages: tuple[str, ...], done: Callable[[str | None], None]) -> None:
        """Fetch packages, then call ``done`` with None or the reason why they cannot be had."""


class Root(Protocol):
    """One figure's place on the page."""

    def patch(self, markup: str) -> None:
        """Make the inside of the figure equal to the markup, keeping focus and drags."""

    def announce(self, sentence: str) -> None:
        """Say a sentence to those who listen."""

    def near(self, run: Callable[[], None]) -> Cancel:
        """Run once the figure is in view or about to be."""


class PageHost(Protocol):
    """What lies around the figures: the address and the listeners."""

    def write_fragment(self, fragment: str) -> None:
        """Replace the state in the address, without a new entry in the history."""

    def changed(self, figure: str, detail: dict[str, Any]) -> None:
        """Tell the page, and the host of an embed, that a figure changed."""

    def report(self, problem: str) -> None:
        """Make an unexpected error visible, to the reader and to whoever looks after the page."""
