"""One figure awake on a page: messages in, at most one render a frame, long work between frames."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from app.draw.context import Context
from app.kit.fields import FieldError
from app.kit.figure import Figure
from app.kit.messages import Click, Message, Set
from app.kit.step import step
from app.loop.host import Cancel, Clock, Root
from app.loop.locks import changed_fields, locked_step
from app.loop.worker import Worker

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

S = TypeVar("S", bound="DataclassInstance")

# A listener hears one sentence once the hand has been still for this long, in seconds.
SPEAK_AFTER: Final = 0.5


class Mounted(Generic[S]):
    """A figure, its state and its root on the page.

    ``figure.name`` is its name on this page: the second of a kind is ``plane-2``.
    ``opening`` is the state in which the page opens it, and to which a reset returns.
    """

    def __init__(
        self,
        figure: Figure[S, Any],
        context: Context,
        root: Root,
        clock: Clock,
        changed: Callable[["Mounted[S]"], None],
        opening: S | None = None,
    ) -> None:
        """Take the opening state, which the page shows already; nothing is drawn or computed."""
        self.figure, self.context = figure, context
        self.state = self.opening = figure.initial if opening is None else opening
        self._root, self._clock, self._changed = root, clock, changed
        self._frame: Cancel | None = None
        self._speech: Cancel | None = None
        self._speak_at = 0.0
        self._spoken: str | None = None  # None: what the page was built with
        self._built = self.state, context
        self._worker = Worker(clock, root, self._take_result)
        self._is_result = False

    def set_fields(self, values: Mapping[str, Any]) -> None:
        """Set fields together, as a link or a script does: locks do not hold them.

        Raises:
            FieldError: the figure does not take them together.
        """
        self.set_state(step(self.figure, self.opening, self.state, Set(values)))

    def dispatch(self, message: Message) -> None:
        """Let something happen to the figure. What it does not take becomes a notice."""
        if message == Click("reveal"):
            return self.set_context(replace(self.context, hidden=frozenset()))
        locked = self.context.locked
        try:
            state = locked_step(self.figure, self.opening, self.state, message, locked)
        except FieldError as error:
            return self.notify([error])
        self.set_state(state)

    def set_state(self, state: S) -> None:
        """Take a new state, and drop the notices about the old one."""
        if state != self.state:
            before, self.state = self.state, state
            if not self._is_result:
                self.context = replace(self.context, notices=())
            # Now and not at the next frame: until then the old work would go on sending results.
            self._request_work()
            self._schedule()
            # A result of long work is no change of what a reader, link or script set.
            if changed_fields(self.figure, before, state):
                self._changed(self)
        elif self.context.notices and not self._is_result:
            self.set_context(replace(self.context, notices=()))

    def set_context(self, context: Context) -> None:
        """Take a new context: locks, hidden parts, notices."""
        if context != self.context:
            self.context = context
            self._schedule()

    def notify(self, errors: list[FieldError]) -> None:
        """Tell the reader which fields were given something that they do not take."""
        words = self.context.words
        lines = tuple(
            words("shared.bad_value", field=e.field, takes=e.takes(words)) for e in errors
        )
        self.set_context(replace(self.context, notices=lines))

    def start(self) -> bool:
        """Draw now if a link or early input changed the figure; return whether it did.

        What is unchanged looks as it was built; its first render can wait until the page is idle.
        """
        if self._frame:
            self.render()
            return True
        return False

    def render(self) -> None:
        """Draw now: the whole figure as its view prints it."""
        frame, self._frame = self._frame, None
        if frame:
            frame()
        self._root.patch(str(self.figure.draw(self.state, self.context)))
        self._request_work()

    def schedule_render(self) -> None:
        """Draw at the next animation frame, though nothing may have changed."""
        if self._frame is None:
            self._frame = self._clock.frame(self.render)

    def report(self) -> dict[str, Any]:
        """Return state and values as plain JSON."""
        return {"state": self.figure.state(self.state), "values": self.figure.values(self.state)}

    def stop(self) -> None:
        """Cancel animation frame, timer and work."""
        for cancel in (self._frame, self._speech):
            if cancel:
                cancel()
        self._frame = self._speech = None
        self._worker.close()

    def _request_work(self) -> None:
        self._worker.want(self.figure.work(self.state, self.context.words))

    def _take_result(self, message: Message) -> None:
        """Take a result of long work: notices stay, and the sentence does not wait for its end."""
        self._is_result = True
        try:
            self.dispatch(message)
        finally:
            self._is_result = False

    def _schedule(self) -> None:
        self.schedule_render()
        if self._speech and self._is_result:
            return
        self._speak_at = self._clock.now() + SPEAK_AFTER
        # A timer that is set already looks at ``_speak_at`` when it fires.
        if not self._speech:
            self._speech = self._clock.later(SPEAK_AFTER, self._speak)

    def _speak(self) -> None:
        self._speech = None
        rest = self._speak_at - self._clock.now()
        if rest > 0:
            self._speech = self._clock.later(rest, self._speak)
            return
        sentence = " ".join((*self.context.notices, self._sentence(self.state, self.context)))
        if self._spoken is None:
            self._spoken = self._sentence(*self._built)
        if sentence != self._spoken:
            self._spoken = sentence
            self._root.announce(sentence)

    def _sentence(self, state: S, context: Context) -> str:
        """Return what the figure shows, in words; of one with hidden parts, only that."""
        if context.hidden:
            return context.words("shared.hidden")
        return self.figure.sentence(state, context.words)
