"""What the loop needs from the world around it: a browser page, or a fake of one in the tests."""

from collections.abc import Callable
from typing import Any, Protocol

Cancel = Callable[[], None]


class Clock(Protocol):
    """Time, animation frames and idle time. Whatever is scheduled can be cancelled."""

    def now(self) -> float:
        """Return seconds from some fixed moment."""

    def frame(self, run: Callable[[], None]) -> Cancel:
        """Run before the next frame is painted."""

    def later(self, seconds: float, run: Callable[[], None]) -> Cancel:
        """Run after some seconds."""

    def idle(self, run: Callable[[], None]) -> Cancel:
        """Run when the page has nothing else to do."""

    def load(self, packages: tuple[str, ...], done: Callable[[str | None], None]) -> None:
        """Fetch packages, then call ``done`` with None or the reason why they cannot be had."""


class Root(Protocol):
    """One figure's element on the page."""

    def patch(self, markup: str) -> None:
        """Make the inside of the figure equal to the markup, keeping focus and drags."""

    def announce(self, sentence: str) -> None:
        """Say a sentence through the figure's live region."""

    def near(self, run: Callable[[], None]) -> Cancel:
        """Run once the figure is in view or about to be."""


class PageHost(Protocol):
    """What lies around the figures: the address, the listeners, and where the figures are."""

    def write_fragment(self, fragment: str) -> None:
        """Replace the state in the address, without a new entry in the history."""

    def changed(self, figure: str, detail: dict[str, Any]) -> None:
        """Tell the page, and the host of an embed, that a figure changed."""

    def wake_first(self) -> list[str]:
        """Return the sleeping figures that were touched or are near the window, nearest first."""

    def is_laid_out(self, name: str) -> bool:
        """Return whether a figure has a box; one in a closed chapter has none."""

    def hand_over(self, name: str) -> None:
        """Deliver the messages that were queued while the figure slept."""

    def figure_ready(self, name: str) -> None:
        """Tell the page that a figure answers."""

    def drop(self, name: str) -> None:
        """Let go of a figure that could not start: nothing listens for it any more."""

    def ready(self, broken: list[str]) -> None:
        """Tell the page that all figures answer, but for those that could not start."""
