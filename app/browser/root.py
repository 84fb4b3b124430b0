"""One figure's element on the page, reached by the figure's name."""

from collections.abc import Callable
from typing import Any

from app.loop.host import Cancel


class BrowserRoot:
    """See ``app.loop.host.Root``. It holds no element and no proxy."""

    def __init__(self, name: str, bridge: Any) -> None:
        """Take the figure's name, and the JavaScript side of the bridge."""
        self._name, self._bridge = name, bridge
        self._waiting: Callable[[], None] | None = None

    def patch(self, markup: str) -> None:
        """Make the inside of the figure equal to the markup."""
        self._bridge.patch(self._name, markup)

    def announce(self, sentence: str) -> None:
        """Say a sentence through the figure's live region."""
        self._bridge.announce(self._name, sentence)

    def near(self, run: Callable[[], None]) -> Cancel:
        """Run once the figure is in view or about to be: now, if it is."""
        self._waiting = run
        if self._bridge.isNear(self._name):
            self.came_near()
        return self._forget

    def came_near(self) -> None:
        """Run what waited for the figure to be near."""
        run, self._waiting = self._waiting, None
        if run:
            run()

    def _forget(self) -> None:
        self._waiting = None
