"""Long work in small slices, so that the page goes on answering; the last wish wins."""

from collections.abc import Callable, Iterator
from typing import Final

from app.kit.figure import Work
from app.kit.messages import Failed, Message
from app.loop.host import Cancel, Clock, Root

# Seconds of work at a time, and how long the hand must have been still before a new work begins.
SLICE: Final = 0.008
SETTLE: Final = 0.15


class Worker:
    """Does the work that a figure's state wants. By construction the last wish wins."""

    def __init__(self, clock: Clock, root: Root, send: Callable[[Message], None]) -> None:
        """Begin with nothing to do."""
        self._clock, self._root, self._send = clock, root, send
        self._key: object = None
        self._wish = 0
        self._cancel: Cancel | None = None
        self._steps: Iterator[Message | None] | None = None

    def want(self, work: Work | None) -> None:
        """Work on this from now on, unless it is what is being worked on already."""
        key = None if work is None else work.key
        if key == self._key:
            return
        self.close()
        self._key = key
        if work is not None:
            cancel = self._root.near(lambda: self._settle(work))
            # Where the figure is near already, there may be something else to cancel by now.
            self._cancel = self._cancel or cancel

    def close(self) -> None:
        """Stop what is being worked on."""
        if self._cancel:
            self._cancel()
        if self._steps is not None and hasattr(self._steps, "close"):
            self._steps.close()
        self._key = self._cancel = self._steps = None
        self._wish += 1

    def _settle(self, work: Work) -> None:
        self._cancel = self._clock.later(SETTLE, lambda: self._load(work))

    def _load(self, work: Work) -> None:
        self._cancel = None
        # A load cannot be taken back, and the same key may have been dropped and wished for again.
        wish = self._wish
        self._clock.load(work.packages, lambda reason: self._begin(work, wish, reason))

    def _begin(self, work: Work, wish: int, reason: str | None) -> None:
        if wish != self._wish:
            return
        if reason is not None:
            self._send(Failed(reason))
            return
        self._steps = work.steps()
        self._slice()

    def _slice(self) -> None:
        self._cancel = None
        steps, until = self._steps, self._clock.now() + SLICE
        # A message may change what is wanted; then this work is over.
        while steps is not None and steps is self._steps:
            try:
                message = next(steps)
            except StopIteration:
                self._steps = None
                return
            if message is not None:
                self._send(message)
            if self._clock.now() >= until:
                break
        if steps is self._steps and steps is not None:
            self._cancel = self._clock.later(0, self._slice)
