"""All figures of one page: what a script, a link or a host may ask of them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from app.loop import links
from app.loop.host import Cancel, Clock, PageHost
from app.loop.link_part import notices
from app.loop.mounted import Mounted

# The address is written at most this often, in seconds.
WRITE_EVERY: Final = 0.5


class Page:
    """The figures of a page, by name. Of two of a kind the first is the one that names speak of."""

    def __init__(self, clock: Clock, outside: PageHost) -> None:
        """Begin without figures."""
        self._clock, self._outside = clock, outside
        self._mounted: dict[str, Mounted[Any]] = {}
        self._changes: Cancel | None = None
        self._changed: set[str] = set()
        self._writing: Cancel | None = None
        self._unwritten = False
        self._link = links.parse("", "", ())

    def add(self, mounted: Mounted[Any]) -> None:
        """Take a figure in."""
        self._mounted.setdefault(mounted.figure.name, mounted)

    def figures(self) -> list[str]:
        """Return the names of the figures on this page, in their order."""
        return list(self._mounted)

    def get(self, name: str) -> dict[str, Any]:
        """Return a figure's state and values.

        Raises:
            ValueError: no figure of that name is on this page.
        """
        return self._named(name).report()

    def set(self, name: str, partial: object) -> dict[str, Any]:
        """Set some of a figure's fields, all or none, and return the new state and values.

        Raises:
            ValueError: no such figure, no such field, or a value that a field does not take.
        """
        mounted = self._named(name)
        if not isinstance(partial, Mapping):
            raise ValueError(
                f"{name} takes an object of fields: {', '.join(mounted.figure.fields)}"
            )
        mounted.set_fields(mounted.figure.load(partial))
        return mounted.report()

    def follow(self, query: str, fragment: str) -> None:
        """Take the state that an address says; what it does not name stands as at first."""
        self._link = links.parse(query, fragment, self._mounted)
        for name, mounted in self._mounted.items():
            figure = mounted.figure
            part = self._link.for_figure(name, figure)
            fields, errors = part.open(figure, figure.initial)
            mounted.show(replace(mounted.context, locked=part.locked, hidden=part.hidden))
            mounted.set_fields(fields)
            told = notices(mounted.context.words, errors, part.unknown)
            mounted.show(replace(mounted.context, notices=told))

    def changed(self, mounted: Mounted[Any]) -> None:
        """Note that a figure changed: listeners hear of it at the next frame, the address soon.

        Of a second one of its kind neither could say anything.
        """
        name = mounted.figure.name
        if self._mounted.get(name) is not mounted:
            return
        self._changed.add(name)
        if self._changes is None:
            self._changes = self._clock.frame(self._tell)
        self._unwritten = True
        if self._writing is None:
            self._writing = self._clock.later(WRITE_EVERY, self._write)

    def gesture_ended(self) -> None:
        """Write the address now: the hand has let go."""
        if self._unwritten:
            self._write_now()

    def _tell(self) -> None:
        self._changes = None
        names, self._changed = self._changed, set()
        for name in self._mounted:
            if name in names:
                self._outside.changed(name, self.get(name))

    def _write(self) -> None:
        self._writing = None
        if self._unwritten:
            self._write_now()

    def _write_now(self) -> None:
        self._unwritten = False
        awake = [(m.figure, m.figure.initial, m.state) for m in self._mounted.values()]
        self._outside.write_fragment(links.write(self._link, awake))

    def _named(self, name: str) -> Mounted[Any]:
        if name not in self._mounted:
            known = ", ".join(self._mounted)
            raise ValueError(f"no figure {name!r} on this page; there are: {known}")
        return self._mounted[name]
