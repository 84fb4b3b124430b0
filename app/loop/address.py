"""The page's address: the link that it was opened with, and the state that is written back."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any, Final

from app.kit.fields import FieldError
from app.loop import links
from app.loop.host import Cancel, Clock
from app.loop.locks import changed_fields
from app.loop.mounted import Mounted

# The address is written at most this often, in seconds.
WRITE_EVERY: Final = 0.5


class Address:
    """Follows links and writes states. A sleeping figure's part of a link waits until it wakes."""

    def __init__(
        self, clock: Clock, write: Callable[[str], None], awake: Mapping[str, Mounted[Any]]
    ) -> None:
        """Take the figures that are awake, by name; the mapping is the page's own."""
        self._clock, self._write, self._awake = clock, write, awake
        self._fragment = ""
        self._writing: Cancel | None = None
        self._unwritten = False

    def follow(self, query: str, fragment: str) -> None:
        """Take a link: the figures that are awake now, the others when they wake."""
        if links.is_state(fragment):
            self._fragment = fragment
            for mounted in self._awake.values():
                self.apply(mounted)

    def apply(self, mounted: Mounted[Any]) -> None:
        """Give a figure its part of the link.

        Fields that it leaves out go to their default; a figure that it does not name at all opens
        as its page says. What long work brought is no field, and stays.
        """
        figure, name = mounted.figure, mounted.figure.name
        link = links.read(self._fragment, {name: figure})
        values, errors = link.values.get(name, {}), link.errors.get(name, [])
        rest = figure.initial if values or errors else mounted.opening
        fields = {field: getattr(rest, field) for field in figure.fields}
        locked, hidden = (_own(names, name) for names in (link.locked, link.hidden))
        mounted.set_context(replace(mounted.context, locked=locked, hidden=hidden))
        try:
            mounted.set_fields(fields | values)
        except FieldError as error:
            mounted.set_fields(fields)
            errors = [*errors, error]
        if errors:
            mounted.notify(errors)

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
        states = [
            (mounted.figure, mounted.state)
            for mounted in self._awake.values()
            if changed_fields(mounted.figure, mounted.opening, mounted.state)
        ]
        # What the link says to others, and to figures that sleep, is kept as it was.
        rest = links.read(self._fragment, {n: m.figure for n, m in self._awake.items()}).rest
        self._write(links.write(states, rest))

    def _write_later(self) -> None:
        self._writing = None
        self.write_now()


def _own(names: Collection[str], figure: str) -> frozenset[str]:
    """Return the names that a figure has in ``<figure>.<name>``."""
    pairs = (name.partition(".") for name in names)
    return frozenset(name for owner, _, name in pairs if owner == figure)
