"""The page around the figures: its address, its listeners, and the script API."""

from collections.abc import Callable
from json import dumps, loads
from typing import Any

from js import console

from app.browser.proxies import Proxies
from app.loop.page import Page


class BrowserPageHost:
    """See ``app.loop.host.PageHost``. Only text crosses to JavaScript: JSON for values."""

    def __init__(self, seam: Any) -> None:
        """Take the JavaScript side of the seam."""
        self._seam = seam

    def write_fragment(self, fragment: str) -> None:
        """Replace the fragment in place."""
        self._seam.writeFragment(fragment)

    def changed(self, figure: str, detail: dict[str, Any]) -> None:
        """Tell the page, and the host of an embed, that a figure changed."""
        self._seam.changed(dumps({"figure": figure, **detail}))

    def report(self, problem: str) -> None:
        """Show an unexpected error to the reader, and the traceback in the console."""
        console.error(problem)
        self._seam.stumble()


def connect(page: Page, seam: Any, proxies: Proxies) -> None:
    """Let scripts and the address speak to the page."""
    asks: dict[str, Callable[..., object]] = {
        "figures": page.figures,
        "get": page.get,
        "set": page.set,
    }

    def answer(question: str) -> str:
        ask, *arguments = loads(question)
        try:
            return dumps({"answer": asks[ask](*arguments)})
        except ValueError as error:
            return dumps({"error": str(error)})

    seam.connect(proxies.hand_out(answer), proxies.hand_out(page.follow))
