"""One figure's element on the page."""

from collections.abc import Callable
from typing import Any

from app.browser.proxies import Proxies
from app.loop.host import Cancel


class BrowserRoot:
    """See ``app.loop.host.Root``."""

    def __init__(self, element: Any, seam: Any, proxies: Proxies) -> None:
        """Take the ``<figure>`` element, and the JavaScript side of the seam."""
        self._element, self._seam = element, seam
        self._nearby: Callable[[], None] | None = None
        self._is_watched = False
        self._on_near = proxies.hand_out(self._run_near)

    def patch(self, markup: str) -> None:
        """Make the inside of the figure equal to the markup."""
        self._seam.patch(self._element, markup)

    def announce(self, sentence: str) -> None:
        """Say a sentence through the figure's live region."""
        self._seam.announce(self._element, sentence)

    def near(self, run: Callable[[], None]) -> Cancel:
        """Run once the figure is in view or about to be."""
        self._nearby = run
        if not self._is_watched:
            self._is_watched = True
            self._seam.near(self._element, self._on_near)
        return self._forget

    def _run_near(self) -> None:
        self._is_watched = False
        run, self._nearby = self._nearby, None
        if run:
            run()

    def _forget(self) -> None:
        self._nearby = None
