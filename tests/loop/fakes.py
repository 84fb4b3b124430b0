"""A clock that stands still until a test moves it, a figure's place, and a page around it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from app.loop.host import Cancel

Run = Callable[[], None]
Loaded = Callable[[str | None], None]


@dataclass(eq=False)
class _Turn:
    run: Run
    due: float = 0.0


class FakeClock:
    """Time passes, frames are painted and packages arrive when the test says so.

    With ``guarded``, an error in a turn ends there and is kept, as the browser's clock does it.
    """

    def __init__(self, *, guarded: bool = False) -> None:
        self.time = 0.0
        self.loads: list[tuple[tuple[str, ...], Loaded]] = []
        self.errors: list[Exception] = []
        self._guarded = guarded
        self._frames: list[_Turn] = []
        self._timers: list[_Turn] = []
        self._idle: list[_Turn] = []

    def now(self) -> float:
        return self.time

    def frame(self, run: Run) -> Cancel:
        return _queued(self._frames, _Turn(run))

    def later(self, seconds: float, run: Run) -> Cancel:
        return _queued(self._timers, _Turn(run, self.time + seconds))

    def idle(self, run: Run) -> Cancel:
        return _queued(self._idle, _Turn(run))

    def load(self, packages: tuple[str, ...], done: Loaded) -> None:
        if packages:
            self.loads.append((packages, done))
        else:
            done(None)

    def paint(self) -> None:
        """Run what waits for the next frame, and not what that wishes for the one after."""
        waiting = list(self._frames)
        for turn in waiting:
            if turn in self._frames:
                self._frames.remove(turn)
                self._take(turn.run)

    def wait(self, seconds: float) -> None:
        """Let time pass, and with it every timer that falls due."""
        end = self.time + seconds
        while due := [turn for turn in self._timers if turn.due <= end + 1e-9]:
            first = min(due, key=lambda turn: turn.due)
            self._timers.remove(first)
            self.time = max(self.time, first.due)
            self._take(first.run)
        self.time = max(self.time, end)

    def turn(self) -> None:
        """Run the timer that is due next, and nothing else."""
        first = min(self._timers, key=lambda turn: turn.due)
        self._timers.remove(first)
        self.time = max(self.time, first.due)
        self._take(first.run)

    def rest(self) -> bool:
        """Run the next of what waits for idle time; return whether there was something."""
        if not self._idle:
            return False
        self._take(self._idle.pop(0).run)
        return True

    def arrive(self, reason: str | None = None) -> None:
        """Let the oldest load that is under way end: well, or for a reason."""
        _, done = self.loads.pop(0)
        self._take(lambda: done(reason))

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits for a frame, a moment or idle time."""
        return not self._frames and not self._timers and not self._idle

    def _take(self, run: Run) -> None:
        try:
            run()
        except Exception as error:
            if not self._guarded:
                raise
            self.errors.append(error)


def _queued(queue: list[_Turn], turn: _Turn) -> Cancel:
    queue.append(turn)

    def cancel() -> None:
        if turn in queue:
            queue.remove(turn)

    return cancel


class FakeRoot:
    """Keeps what is drawn and said. In view from the beginning, unless told otherwise."""

    def __init__(self, *, in_view: bool = True) -> None:
        self.patches: list[str] = []
        self.announced: list[str] = []
        self._in_view = in_view
        self._waiting: list[_Turn] = []

    def patch(self, markup: str) -> None:
        self.patches.append(markup)

    def announce(self, sentence: str) -> None:
        self.announced.append(sentence)

    def near(self, run: Run) -> Cancel:
        if not self._in_view:
            return _queued(self._waiting, _Turn(run))
        run()
        return lambda: None

    def come_near(self) -> None:
        self._in_view = True
        while self._waiting:
            self._waiting.pop(0).run()


@dataclass
class FakePageHost:
    """An address that can be written, listeners that keep what they hear, and a window."""

    address: str = ""
    written: list[str] = field(default_factory=list)
    changes: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    first: list[str] = field(default_factory=list)
    hidden: set[str] = field(default_factory=set)
    queued: dict[str, list[str]] = field(default_factory=dict)
    answering: list[str] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    ready_without: list[list[str]] = field(default_factory=list)
    receive: Callable[[str, str], None] = lambda name, text: None

    def write_fragment(self, fragment: str) -> None:
        self.address = fragment
        self.written.append(fragment)

    def changed(self, figure: str, detail: dict[str, Any]) -> None:
        self.changes.append((figure, detail))

    def wake_first(self) -> list[str]:
        return self.first

    def is_laid_out(self, name: str) -> bool:
        return name not in self.hidden

    def hand_over(self, name: str) -> None:
        for text in self.queued.pop(name, []):
            self.receive(name, text)

    def figure_ready(self, name: str) -> None:
        self.answering.append(name)

    def drop(self, name: str) -> None:
        self.dropped.append(name)

    def ready(self, broken: list[str]) -> None:
        self.ready_without.append(list(broken))
