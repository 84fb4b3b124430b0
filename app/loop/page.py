"""All figures of one page: what a script, a link, a host or a hand may ask of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from app import figures
from app.draw.context import Context
from app.kit.messages import Click, GestureEnd, Leave, decode
from app.loop.address import Address
from app.loop.host import Cancel, Clock, PageHost, Root
from app.loop.mounted import Mounted
from app.loop.opening import opening_state
from app.loop.waking import Sleeper, Waking


class Page:
    """The figures of a page, by name: ``plane``, and the second of that kind ``plane-2``."""

    def __init__(self, clock: Clock, host: PageHost) -> None:
        """Begin without figures."""
        self._clock, self._host = clock, host
        self._names: list[str] = []
        self._awake: dict[str, Mounted[Any]] = {}
        self._changes: Cancel | None = None
        self._changed: set[str] = set()
        self._address = Address(clock, host.write_fragment, self._names, self._awake)
        self._waking = Waking(clock, host, self._drop)
        self.start, self.near = self._waking.start, self._waking.near
        self.follow = self._address.follow

    def expect(self, name: str, kind: str, mount: Callable[[], object]) -> None:
        """Take in a figure that sleeps; ``mount`` calls the method of that name when it wakes."""

        def wake() -> Mounted[Any]:
            mount()
            return self._awake[name]

        self._names.append(name)
        self._waking.add(name, Sleeper(lambda: figures.load(kind), wake))

    def mount(self, root: Root, name: str, context: Context, opening: str = "") -> Cancel:
        """Bring a figure to life on a root; return what ends it and leaves nothing behind.

        ``context.figure`` is its kind. ``opening`` is the state in which the page opens it, and
        shows it already, as the text of a link; empty for the default.
        """
        kind = figures.load(context.figure)
        state = kind.built(opening_state(kind, opening))
        figure = replace(kind, name=name)
        mounted = Mounted(figure, context, root, self._clock, self._note_change, state)
        if name not in self._names:
            self._names.append(name)
        self._awake[name] = mounted
        self._address.apply(mounted)
        return lambda: self.remove(name)

    def remove(self, name: str) -> None:
        """Let go of a figure, asleep or awake: of its frames, timers and work."""
        if name in self._names:
            self._names.remove(name)
        self._waking.remove(name)
        self._changed.discard(name)
        if mounted := self._awake.pop(name, None):
            mounted.stop()

    def figures(self) -> list[str]:
        """Return the names of the figures on this page, in their order."""
        return list(self._names)

    def get(self, name: str) -> dict[str, Any]:
        """Return a figure's state and values.

        Raises:
            ValueError: no figure of that name is on this page.
        """
        return self._woken(name).report()

    def set(self, name: str, partial: object) -> dict[str, Any]:
        """Set some of a figure's fields, all or none, and return the new state and values.

        Raises:
            ValueError: no such figure, no such field, or a value that a field does not take.
        """
        mounted = self._woken(name)
        if not isinstance(partial, Mapping):
            raise ValueError(
                f"{name} takes an object of fields: {', '.join(mounted.figure.fields)}"
            )
        mounted.set_fields(mounted.figure.load(partial))
        return mounted.report()

    def receive(self, name: str, text: str) -> None:
        """Take a message that a hand sent to a figure; see ``app.kit.messages.decode``."""
        self._waking.hand_moved()
        mounted = self._woken(name)
        match decode(text):
            case GestureEnd():
                self._address.write_now()
            case Leave():
                mounted.schedule_render()
            case message:
                mounted.dispatch(message)
                if isinstance(message, Click):
                    self._address.write_now()

    def _drop(self, name: str) -> None:
        """Let go of a figure that could not start."""
        self.remove(name)
        self._host.drop(name)

    def _note_change(self, mounted: Mounted[Any]) -> None:
        """Note that a figure changed: listeners hear of it at the next frame, the address soon."""
        self._changed.add(mounted.figure.name)
        if self._changes is None:
            self._changes = self._clock.frame(self._tell)
        self._address.note_change()

    def _tell(self) -> None:
        self._changes = None
        names, self._changed = self._changed, set()
        for name in self._names:
            if name in names:
                self._host.changed(name, self.get(name))

    def _woken(self, name: str) -> Mounted[Any]:
        if name not in self._names:
            known = ", ".join(self._names)
            raise ValueError(f"no figure {name!r} on this page; there are: {known}")
        self._waking.wake(name)
        return self._awake[name]
