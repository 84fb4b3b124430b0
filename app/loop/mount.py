"""One figure alive on a page: messages in, at most one render a frame, long work between frames."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Generic, TypeVar

from app.draw.frame import veiled
from app.draw.setting import Setting
from app.figures.fields import FieldError
from app.figures.figure import Figure
from app.figures.messages import Message, Press
from app.loop.host import Cancel, Clock, Root
from app.loop.worker import Worker

S = TypeVar("S")

# A listener hears one sentence once the hand has been still for this long.
SPEAK_AFTER = 0.5


class Mounted(Generic[S]):
    """A figure, its state and its place on the page."""

    def __init__(
        self,
        figure: Figure[S],
        setting: Setting,
        root: Root,
        clock: Clock,
        changed: Callable[["Mounted[S]"], None],
    ) -> None:
        """Take the figure's first state; nothing is drawn before ``send`` or ``draw``."""
        self.figure, self.setting, self.state = figure, setting, figure.initial
        self._root, self._clock, self._changed = root, clock, changed
        self._first: Cancel | None = None
        self._frame: Cancel | None = None
        self._speech: Cancel | None = None
        self._spoken = self.sentence()
        self._worker = Worker(clock, root, self._hand_over)
        self._handing_over = False

    def send(self, message: Message) -> None:
        """Let something happen to the figure. What it does not take becomes a notice."""
        if message == Press("reveal"):
            return self.show(replace(self.setting, hidden=frozenset()))
        try:
            state = self._with_locks(self.figure.update(self.state, message))
        except FieldError as error:
            return self.notify([error])
        self.become(state)

    def become(self, state: S) -> None:
        """Take a new state, and drop what the reader was told about the old one."""
        if state != self.state:
            before, self.state = self.state, state
            if not self._handing_over:
                self.setting = replace(self.setting, notices=())
            # Now and not at the next frame: until then old work would go on handing over.
            self._worker.want(self.figure.work(state, self.setting.words))
            self._wish()
            # What long work hands over is no change of what a reader, link or script set.
            if self.figure.state(before) != self.figure.state(state):
                self._changed(self)
        elif self.setting.notices and not self._handing_over:
            self.show(replace(self.setting, notices=()))

    def notify(self, errors: list[FieldError]) -> None:
        """Tell the reader which fields were given something that they do not take."""
        words = self.setting.words
        lines = tuple(words("frame.bad_value", field=e.field, takes=e.takes(words)) for e in errors)
        self.show(replace(self.setting, notices=lines))

    def show(self, setting: Setting) -> None:
        """Take a new setting: locks, hidden parts, notices."""
        if setting != self.setting:
            self.setting = setting
            self._wish()

    def draw(self) -> None:
        """Draw now: the whole figure as its view prints it."""
        frame, self._frame = self._frame, None
        if frame:
            frame()
        self._root.patch(str(self.figure.view(self.state, self.setting)))
        self._worker.want(self.figure.work(self.state, self.setting.words))

    def begin(self, seconds: float) -> None:
        """Draw what a link has changed now, and what was built, which is right, in some seconds.

        That render changes nothing, and a page that waited for it would answer later.
        """
        if self._frame:
            self.draw()
        else:
            self._first = self._clock.later(seconds, self.refresh)

    def refresh(self) -> None:
        """Wish for a render, though nothing changed."""
        if self._frame is None:
            self._frame = self._clock.frame(self.draw)

    def sentence(self) -> str:
        """Return what the figure shows, in words; of one that is partly hidden, only that."""
        if veiled(self.setting, self.figure.name):
            return self.setting.words("frame.hidden")
        return self.figure.sentence(self.state, self.setting.words)

    def report(self) -> dict[str, Any]:
        """Return state and values as plain JSON."""
        return {"state": self.figure.state(self.state), "values": self.figure.values(self.state)}

    def unmount(self) -> None:
        """Let go of frames, timers and work."""
        for cancel in (self._first, self._frame, self._speech):
            if cancel:
                cancel()
        self._worker.close()

    def _hand_over(self, message: Message) -> None:
        """Take what long work brings: no notice goes with it, and no sentence waits for its end."""
        self._handing_over = True
        try:
            self.send(message)
        finally:
            self._handing_over = False

    def _with_locks(self, state: S) -> S:
        """Return the state with what a teacher locked as it was: no hand or reset changes it."""
        name = self.figure.name
        locked = [n for n in self.figure.fields if f"{name}.{n}" in self.setting.locked]
        before = {n: getattr(self.state, n) for n in locked}
        changed = {n: v for n, v in before.items() if getattr(state, n) != v}
        return self.figure.put(state, changed)

    def _wish(self) -> None:
        self.refresh()
        if self._speech:
            if self._handing_over:
                return
            self._speech()
        self._speech = self._clock.later(SPEAK_AFTER, self._speak)

    def _speak(self) -> None:
        self._speech = None
        sentence = " ".join((*self.setting.notices, self.sentence()))
        if sentence != self._spoken:
            self._spoken = sentence
            self._root.announce(sentence)
