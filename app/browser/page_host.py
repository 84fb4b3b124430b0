"""The page around the figures: its address, its listeners, and where the figures are."""

from json import dumps, loads
from typing import Any

from js import console


class BrowserPageHost:
    """See ``app.loop.host.PageHost``. Only text crosses to JavaScript: JSON for values."""

    def __init__(self, bridge: Any) -> None:
        """Take the JavaScript side of the bridge."""
        self._bridge = bridge

    def write_fragment(self, fragment: str) -> None:
        """Replace the fragment in place."""
        self._bridge.writeFragment(fragment)

    def changed(self, figure: str, detail: dict[str, Any]) -> None:
        """Tell the page, and the host of an embed, that a figure changed."""
        self._bridge.changed(dumps({"figure": figure, **detail}))

    def wake_first(self) -> list[str]:
        """Return the figures that were touched or are near the window, nearest first."""
        names: list[str] = loads(self._bridge.wakeFirst())
        return names

    def is_laid_out(self, name: str) -> bool:
        """Return whether a figure has a box."""
        return bool(self._bridge.isLaidOut(name))

    def hand_over(self, name: str) -> None:
        """Deliver the messages that were queued while the figure slept."""
        self._bridge.handOver(name)

    def figure_ready(self, name: str) -> None:
        """Tell the page that a figure answers."""
        self._bridge.figureReady(name)

    def drop(self, name: str) -> None:
        """Let go of a figure that could not start."""
        self._bridge.drop(name)

    def ready(self, broken: list[str]) -> None:
        """Tell the page that all figures answer, but for those that could not start."""
        self._bridge.ready(", ".join(broken))

    def report(self, problem: str) -> None:
        """Show an unexpected error to the reader, and the traceback in the console."""
        console.error(problem)
        self._bridge.showError()
