"""One figure alive on a page: messages in, at most one render a frame, long work between frames."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from app.draw.context import Context
from app.kit.fields import FieldError
from app.kit.figure import Figure
from app.kit.messages import Click, Message, Set
from app.kit.step import step
from app.loop.host import Cancel, Clock, Root
from app.loop.worker import Worker

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

S = TypeVar("S", bound="DataclassInstance")

# A listener hears one sentence once the hand has been still for this long.
SPEAK_AFTER = 0.5


class Mounted(Generic[S]):
    """A figure, its state and its place on the page."""

    def __init__(
        self,
        figure: Figure[S, Any],
        context: Context,
        root: Root,
        clock: Clock,
        changed: Callable[["Mounted[S]"], None],
    ) -> None:
        """Take the figure's first state; nothing is drawn before ``send`` or ``draw``."""
        self.figure, self.context, self.state = figure, context, figure.initial
        self._root, self._clock, self._changed = root, clock, changed
        self._first: Cancel | None = None
        self._frame: Cancel | None = None
        self._speech: Cancel | None = None
        self._spoken = self.sentence()
        self._worker = Worker(clock, root, self._hand_over)
        self._handing_over = False

    def set_fields(self, values: Mapping[str, Any]) -> None:
        """Set fields together, as a link or a script does: locks do not hold them.

        Raises:
            FieldError: the figure does not take them together.
        """
        self.become(step(self.figure, self.figure.initial, self.state, Set(values)))

    def send(self, message: Message) -> None:
        """Let something happen to the figure. What it does not take becomes a notice."""
        if message == Click("reveal"):
            return self.show(replace(self.context, hidden=frozenset()))
        try:
            state = self._with_locks(step(self.figure, self.figure.initial, self.state, message))
        except FieldError as error:
            return self.notify([error])
        self.become(state)

    def become(self, state: S) -> None:
        """Take a new state, and drop what the reader was told about the old one."""
        if state != self.state:
            before, self.state = self.state, state
            if not self._handing_over:
                self.context = replace(self.context, notices=())
            # Now and not at the next frame: until then old work would go on handing over.
            self._worker.want(self.figure.work(state, self.context.words))
            self._wish()
            # What long work hands over is no change of what a reader, link or script set.
            if self.figure.state(before) != self.figure.state(state):
                self._changed(self)
        elif self.context.notices and not self._handing_over:
            self.show(replace(self.context, notices=()))

    def notify(self, errors: list[FieldError]) -> None:
        """Tell the reader which fields were given something that they do not take."""
        words = self.context.words
        lines = tuple(
            words("shared.bad_value", field=e.field, takes=e.takes(words)) for e in errors
        )
        self.show(replace(self.context, notices=lines))

    def show(self, context: Context) -> None:
        """Take a new context: locks, hidden parts, notices."""
        if context != self.context:
            self.context = context
            self._wish()

    def draw(self) -> None:
        """Draw now: the whole figure as its view prints it."""
        frame, self._frame = self._frame, None
        if frame:
            frame()
        self._root.patch(str(self.figure.draw(self.state, self.context)))
        self._worker.want(self.figure.work(self.state, self.context.words))

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
        if self.context.hidden:
            return self.context.words("shared.hidden")
        return self.figure.sentence(self.state, self.context.words)

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
        return replace(state, **{name: getattr(self.state, name) for name in self.context.locked})

    def _wish(self) -> None:
        self.refresh()
        if self._speech:
            if self._handing_over:
                return
            self._speech()
        self._speech = self._clock.later(SPEAK_AFTER, self._speak)

    def _speak(self) -> None:
        self._speech = None
        sentence = " ".join((*self.context.notices, self.sentence()))
        if sentence != self._spoken:
            self._spoken = sentence
            self._root.announce(sentence)
