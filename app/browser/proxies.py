"""Python functions handed to JavaScript: they serve all figures, and live as long as the page."""

from collections.abc import Callable
from traceback import format_exc
from typing import Any

from pyodide.ffi import create_proxy


class Proxies:
    """Keeps what it hands out. An error in a function is reported, and the page lives on."""

    def __init__(self, report: Callable[[str], object]) -> None:
        """Tell ``report`` of every error, as a traceback."""
        self._report, self._owned = report, list[Any]()

    def hand_out(self, run: Callable[..., object]) -> Any:
        """Return ``run`` as a JavaScript function that lives as long as the page."""
        proxy = create_proxy(lambda *arguments: self.run(run, *arguments))
        self._owned.append(proxy)
        return proxy

    def run(self, run: Callable[..., object], *arguments: Any) -> object:
        """Call ``run``; an error ends here, the last place that can tell anyone of it."""
        try:
            return run(*arguments)
        except Exception:
            self._report(format_exc())
            return None
