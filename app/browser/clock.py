"""The browser's frames, timers, idle time and packages. Four proxies serve all of them."""

from collections.abc import Callable
from itertools import count
from time import perf_counter
from typing import Any

import pyodide_js
from js import (
    cancelAnimationFrame,
    clearTimeout,
    requestAnimationFrame,
    setTimeout,
)

from app.browser.proxies import Proxies
from app.loop.host import Cancel

Run = Callable[[], None]


class BrowserClock:
    """See ``app.loop.host.Clock``. Calls wait on this side, so that no proxy is made for each."""

    def __init__(self, proxies: Proxies, bridge: Any) -> None:
        """Take what owns the proxies, and the JavaScript side of the bridge."""
        self._proxies, self._bridge = proxies, bridge
        self._numbers = count()
        self._timers: dict[int, Run] = {}
        self._frames: dict[int, Run] = {}
        self._idle: dict[int, Run] = {}
        self._loads: dict[int, Callable[[str | None], None]] = {}
        self._on_timer = proxies.hand_out(self._run_timer)
        self._on_frame = proxies.hand_out(self._run_frame)
        self._on_idle = proxies.hand_out(self._run_idle)
        self._on_load = proxies.hand_out(self._run_load)

    def now(self) -> float:
        """Return seconds from some fixed moment, without crossing to JavaScript."""
        return perf_counter()

    def frame(self, run: Run) -> Cancel:
        """Run before the next frame is painted."""
        number = next(self._numbers)
        self._frames[number] = run
        # A callback of its own for each, so that an error in one spares the others.
        handle = requestAnimationFrame(self._on_frame)

        def cancel() -> None:
            cancelAnimationFrame(handle)
            self._frames.pop(number, None)

        return cancel

    def later(self, seconds: float, run: Run) -> Cancel:
        """Run after some seconds."""
        number = next(self._numbers)
        self._timers[number] = run
        timeout = setTimeout(self._on_timer, seconds * 1000, number)

        def cancel() -> None:
            clearTimeout(timeout)
            self._timers.pop(number, None)

        return cancel

    def idle(self, run: Run) -> Cancel:
        """Run when the page has nothing else to do, or after a second."""
        number = next(self._numbers)
        self._idle[number] = run
        handle = self._bridge.idle(self._on_idle, number)

        def cancel() -> None:
            self._bridge.cancelIdle(handle)
            self._idle.pop(number, None)

        return cancel

    def load(self, packages: tuple[str, ...], done: Callable[[str | None], None]) -> None:
        """Fetch packages of the runtime, then call ``done`` with None or with what went wrong."""
        if not packages:
            done(None)
            return
        number = next(self._numbers)
        self._loads[number] = done
        self._bridge.load(pyodide_js, ",".join(packages), self._on_load, number)

    def _run_timer(self, number: int) -> None:
        if run := self._timers.pop(number, None):
            run()

    def _run_idle(self, number: int) -> None:
        if run := self._idle.pop(number, None):
            run()

    def _run_frame(self, _: float) -> None:
        # Frames come in the order in which they were requested, without those that were cancelled.
        self._frames.pop(next(iter(self._frames)))()

    def _run_load(self, number: int, reason: object) -> None:
        # JavaScript's null is a value of its own here, and not None.
        self._loads.pop(number)(reason if isinstance(reason, str) else None)
