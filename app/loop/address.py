"""The page's address: the link that it was opened with, and the state that is written back."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any, Final

from app.loop import links
from app.loop.host import Cancel, Clock
from app.loop.link_part import notices
from app.loop.mounted import Mounted

# The address is written at most this often, in seconds.
WRITE_EVERY: Final = 0.5


class Address:
    """Follows links and writes states. A sleeping figure's part of a link waits until it wakes."""

    def __init__(
        self,
        clock: Clock,
        write: Callable[[str], None],
        names: Collection[str],
        awake: Mapping[str, Mounted[Any]],
    ) -> None:
        """Take the names of all figures and those that are awake; both belong to the page."""
        self._clock, self._write, self._names, self._awake = clock, write, names, awake
        self._text = "", ""
        self._writing: Cancel | None = None
        self._unwritten = False

    def follow(self, query: str, fragment: str) -> None:
        """Take a link: the figures that are awake now, the others when they wake.

        A fragment that is only a place, such as ``table``, leaves the state as it is.
        """
        if fragment and links.parse(query, fragment, ()).is_place:
            return
        self._text = query, fragment
        for mounted in self._awake.values():
            self.apply(mounted)

    def apply(self, mounted: Mounted[Any]) -> None:
        """Give a figure its part of the link. What long work brought is no field, and stays."""
        figure, context = mounted.figure, mounted.context
        part = self._link().for_figure(figure.name, figure)
        fields, errors = part.open(figure, mounted.opening)
        mounted.set_context(replace(context, locked=part.locked, hidden=part.hidden))
        mounted.set_fields(fields)
        told = notices(context.words, errors, part.unknown)
        mounted.set_context(replace(mounted.context, notices=told))

    def note_change(self) -> None:
        """Write the address soon."""
        self._unwritten = True
        if self._writing is None:
            self._writing = self._clock.later(WRITE_EVERY, self._write_later)

    def write_now(self) -> None:
        """Write the address, if there is something to write: a gesture has ended."""
        if not self._unwritten:
            return
        self._unwritten = False
        awake = [(one.figure, one.opening, one.state) for one in self._awake.values()]
        self._write(links.write(self._link(), awake))

    def _write_later(self) -> None:
        self._writing = None
        self.write_now()

    def _link(self) -> links.Link:
        return links.parse(*self._text, self._names)
