"""What a link says to one figure, and what the figure makes of it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from app.kit.fields import FieldError
from app.kit.figure import Figure
from app.kit.messages import Set
from app.kit.step import step
from app.words.catalogue import Words

# A link may be 10 kB of nonsense; the notice about it stays short.
_MOST_NAMES: Final = 4
_NAME: Final = re.compile(r"[\w.-]{1,40}")


@dataclass(frozen=True, slots=True)
class Part:
    """What a link says to one figure, by the figure's own names.

    ``errors`` are values that a field does not take, ``unknown`` full names that mean nothing.
    """

    values: Mapping[str, Any]
    errors: tuple[FieldError, ...]
    locked: frozenset[str]
    hidden: frozenset[str]
    unknown: tuple[str, ...]

    @property
    def is_named(self) -> bool:
        """Whether the link names a field of the figure, if only with a bad value."""
        return bool(self.values or self.errors)

    def open(
        self, figure: Figure[Any, Any], opening: Any
    ) -> tuple[dict[str, Any], tuple[FieldError, ...]]:
        """Return values of all fields, which the figure takes together, and what it does not take.

        ``opening`` is the state in which the page opens the figure, and in which it stands if the
        link does not name it. Else the fields that the link leaves out have their default.
        """
        rest = figure.initial if self.is_named else opening
        fields = {name: getattr(rest, name) for name in figure.fields}
        values, errors = dict(self.values), self.errors
        while values:
            try:
                step(figure, opening, opening, Set(fields | values))
            except FieldError as error:
                errors += (error,)
                if values.pop(error.field.partition(".")[2], None) is None:
                    values.clear()
            else:
                break
        return fields | values, errors


def notices(
    words: Words, errors: tuple[FieldError, ...] = (), unknown: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Return what the reader is told about a link: a line a bad value, one for unknown names."""
    lines = [words("shared.bad_value", field=e.field, takes=e.takes(words)) for e in errors]
    if unknown:
        # A link's author may have written a sentence, or markup, in the place of a name.
        short = [n if _NAME.fullmatch(n) else "…" for n in unknown]
        names = ", ".join((*short[:_MOST_NAMES], *("…",) * (len(short) > _MOST_NAMES)))
        lines.append(words("shared.unknown_names", names=names))
    return tuple(lines)
