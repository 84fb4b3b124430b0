"""The browser's frames, timers and packages. Three proxies serve all of them."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pyodide_js
from js import (
    cancelAnimationFrame,
    clearTimeout,
    performance,
    requestAnimationFrame,
    setTimeout,
)

from app.browser.proxies import Proxies
from app.loop.host import Cancel

Run = Callable[[], None]


class BrowserClock:
    """See ``app.loop.host.Clock``. Calls wait on this side, so that no proxy is made for each."""

    def __init__(self, proxies: Proxies, seam: Any) -> None:
        """Take what owns the proxies, and the JavaScript side of the seam."""
        self._proxies, self._seam = proxies, seam
        self._numbers = count()
        self._timers: dict[int, Run] = {}
        self._frames: dict[int, Run] = {}
        self._loads: dict[int, Callable[[str | None], None]] = {}
        self._on_timer = proxies.hand_out(self._run_timer)
        self._on_frame = proxies.hand_out(self._run_frame)
        self._on_load = proxies.hand_out(self._run_load)

    def now(self) -> float:
        """Return seconds since the page began."""
        return float(performance.now()) / 1000

    def frame(self, run: Run) -> Cancel:
        """Run before the next frame is painted."""
        number = next(self._numbers)
        self._frames[number] = run
        # A turn of its own for each: what one has drawn is seen before the next begins.
        turn = requestAnimationFrame(self._on_frame)

        def cancel() -> None:
            cancelAnimationFrame(turn)
            self._cancel(self._frames, number)

        return cancel

    def later(self, seconds: float, run: Run) -> Cancel:
        """Run after some seconds."""
        number = next(self._numbers)
        self._timers[number] = run
        timeout = setTimeout(self._on_timer, seconds * 1000, number)

        def cancel() -> None:
            clearTimeout(timeout)
            self._cancel(self._timers, number)

        return cancel

    def load(self, packages: tuple[str, ...], done: Callable[[str | None], None]) -> None:
        """Fetch packages of the runtime, then call ``done`` with None or with what went wrong."""
        if not packages:
            done(None)
            return
        number = next(self._numbers)
        self._loads[number] = done
        self._seam.load(pyodide_js, ",".join(packages), self._on_load, number)

    def _cancel(self, waiting: dict[int, Run], number: int) -> None:
        waiting.pop(number, None)

    def _run_timer(self, number: int) -> None:
        run = self._timers.pop(number, None)
        if run:
            run()

    def _run_frame(self, _: float) -> None:
        # Turns come in the order of their wishes, and those that were cancelled do not come.
        self._frames.pop(next(iter(self._frames)))()

    def _run_load(self, number: int, reason: object) -> None:
        # JavaScript's null is a value of its own here, and not None.
        self._loads.pop(number)(reason if isinstance(reason, str) else None)
