"""When figures wake: those near the window first, the others when near, asked, or in idle time.

A sleeping figure costs nothing: its code and its words are not imported.
"""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from app.loop.host import Cancel, Clock, PageHost
from app.loop.mounted import Mounted

# Nothing is done in idle time until the hand has been still for this long, in seconds.
REST: Final = 0.5


@dataclass(frozen=True, slots=True)
class Sleeper:
    """A figure that sleeps: ``load`` imports its code, ``mount`` brings it to life."""

    load: Callable[[], object]
    mount: Callable[[], Mounted[Any]]


class Waking:
    """Wakes figures, each in a task of its own, so that the page answers in between."""

    def __init__(self, clock: Clock, host: PageHost, drop: Callable[[str], None]) -> None:
        """Begin without figures. ``drop`` lets go of one that could not start."""
        self._clock, self._host, self._drop = clock, host, drop
        self._asleep: dict[str, Sleeper] = {}
        self._next = deque[str]()  # to wake at once, in this order
        self._undrawn = deque[tuple[str, Mounted[Any]]]()  # awake, and without a first render
        self._loaded: set[str] = set()
        self._broken: list[str] = []
        self._is_ready = False
        self._task: Cancel | None = None
        self._idle: Cancel | None = None
        self._still_at = 0.0

    def add(self, name: str, sleeper: Sleeper) -> None:
        """Take in a figure; it sleeps."""
        self._asleep[name] = sleeper
        self._continue()

    def remove(self, name: str) -> None:
        """Let go of a figure, asleep or awake."""
        self._asleep.pop(name, None)
        self._loaded.discard(name)
        self._undrawn = deque(entry for entry in self._undrawn if entry[0] != name)
        if self._idle and not self._has_idle_work():
            self._idle()
            self._idle = None

    def start(self) -> None:
        """Wake the figures that were touched or are near; when they answer, the page is ready."""
        self._next.extend(self._host.wake_first())
        self._wake_next()

    def near(self, name: str, *, touched: bool = False) -> None:
        """Wake a figure soon, as it came near; one that was touched comes before the others."""
        if name not in self._asleep:
            return
        if touched:
            self._next.appendleft(name)
        elif name not in self._next:
            self._next.append(name)
        self._continue()

    def wake(self, name: str) -> None:
        """Wake a figure now, unless it is awake; an error is raised, and the figure is broken."""
        sleeper = self._asleep.pop(name, None)
        if sleeper is None:
            return
        with self._failing(name):
            mounted = sleeper.mount()
            self._host.hand_over(name)
            if not mounted.start():
                self._undrawn.append((name, mounted))
            self._host.figure_ready(name)
        self._continue()

    def hand_moved(self) -> None:
        """Note that the reader is doing something: idle time is not now."""
        self._still_at = self._clock.now() + REST

    def _wake_next(self) -> None:
        self._task = None
        if self._next:
            try:
                self.wake(self._next.popleft())
            except Exception:
                # The error is reported first; in a task of its own the page goes on.
                self._task = self._clock.later(0, self._wake_next)
                raise
        if not self._next and not self._is_ready:
            self._is_ready = True
            self._host.ready(self._broken)
        self._continue()

    def _continue(self) -> None:
        """Schedule what is to be done next, unless it is scheduled already."""
        if self._next and self._task is None:
            self._task = self._clock.later(0, self._wake_next)
        if self._is_ready and self._idle is None and self._has_idle_work():
            self._idle = self._clock.idle(self._use_idle_time)

    def _has_idle_work(self) -> bool:
        return bool(self._undrawn) or any(map(self._host.is_laid_out, self._asleep))

    def _use_idle_time(self) -> None:
        self._idle = None
        wait = self._still_at - self._clock.now()
        if wait > 0:
            self._idle = self._clock.later(wait, self._come_to_rest)
            return
        try:
            self._do_idle_work()
        finally:
            self._continue()

    def _come_to_rest(self) -> None:
        self._idle = None
        self._continue()

    def _do_idle_work(self) -> None:
        """Do one thing: a first render, or waking the next figure that has a box."""
        if self._undrawn:
            self._undrawn.popleft()[1].schedule_render()
            return
        name = next(filter(self._host.is_laid_out, self._asleep), None)
        if name in self._loaded:
            self.wake(name)
        elif name is not None:
            self._loaded.add(name)
            with self._failing(name):
                self._asleep[name].load()

    @contextmanager
    def _failing(self, name: str) -> Iterator[None]:
        """Let go of a figure if an error is raised, which goes on to whoever reports it."""
        try:
            yield
        except Exception:
            self._asleep.pop(name, None)
            self._broken.append(name)
            self._drop(name)
            raise
