"""The fields that links, controls and scripts may set: what each takes, and how it is written."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from app.words.catalogue import Words


class FieldError(ValueError):
    """A value that a field does not take. Scripts get the English text, readers ``takes``."""

    def __init__(self, field: str, entry: str, **parts: object) -> None:
        """Name the field, and the catalogue's entry that says what it takes."""
        super().__init__(field, entry)
        self.field, self._entry, self._parts = field, entry, parts

    def __str__(self) -> str:
        """Return the English text; that catalogue is imported only for a script that asks."""
        return f"{self.field} takes {self.takes(Words('en'))}"

    def takes(self, words: Words) -> str:
        """Return what the field takes, in the words of a language."""
        return words(f"takes.{self._entry}", **self._parts)


class Field(Protocol):
    """How one field is read and written. ``read`` takes text, ``load`` plain JSON."""

    def read(self, name: str, text: str) -> Any:
        """Return the value that a link's text spells, or raise FieldError."""

    def write(self, value: Any) -> str:
        """Return the text for a link."""

    def load(self, name: str, value: object) -> Any:
        """Return the value from plain JSON, or raise FieldError."""

    def dump(self, value: Any) -> Any:
        """Return the value as plain JSON."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few names.

    ``words`` is the catalogue's key of the title; a key below it names each option. Empty, it is
    ``<figure>.<field>``.
    """

    options: tuple[str, ...]
    words: str = ""

    def read(self, name: str, text: str) -> str:
        return self.load(name, text)

    def write(self, value: str) -> str:
        return value

    def load(self, name: str, value: object) -> str:
        if isinstance(value, str) and value in self.options:
            return value
        raise FieldError(name, "choice", options=", ".join(self.options))

    def dump(self, value: str) -> str:
        return value


# Whether scores are divided by √d: the same field in every figure that has it.
SCALE: Final = Choice(("sqrt", "none"), words="shared.scale")


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def read(self, name: str, text: str) -> bool:
        return self.load(name, {"true": True, "false": False}.get(text))

    def write(self, value: bool) -> str:
        return "true" if value else "false"

    def load(self, name: str, value: object) -> bool:
        if isinstance(value, bool):
            return value
        raise FieldError(name, "flag")

    def dump(self, value: bool) -> bool:
        return value


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number between two bounds, both included."""

    least: int
    most: int

    def read(self, name: str, text: str) -> int:
        digits = text.strip()
        return self.load(name, int(digits) if digits.isdecimal() and len(digits) < 20 else None)

    def write(self, value: int) -> str:
        return str(value)

    def load(self, name: str, value: object) -> int:
        # Numbers from JavaScript may come as floats; 64.0 is the whole number 64.
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        if (
            isinstance(value, int)
            and not isinstance(value, bool)
            and self.least <= value <= self.most
        ):
            return value
        raise FieldError(name, "whole", least=self.least, most=self.most)

    def dump(self, value: int) -> int:
        return value


@dataclass(frozen=True, slots=True)
class Index:
    """None, or the position of one of ``count`` things, from 0; in a link empty for None."""

    count: int

    def read(self, name: str, text: str) -> int | None:
        return None if text == "" else self._whole().read(name, text)

    def write(self, value: int | None) -> str:
        return "" if value is None else str(value)

    def load(self, name: str, value: object) -> int | None:
        try:
            return None if value is None else self._whole().load(name, value)
        except FieldError:
            raise FieldError(name, "index", most=self.count - 1) from None

    def dump(self, value: int | None) -> int | None:
        return value

    def _whole(self) -> Whole:
        return Whole(0, self.count - 1)


@dataclass(frozen=True, slots=True)
class Cell:
    """None, or a cell ``[row, column]`` of a table; in a link ``2,0``."""

    rows: int
    columns: int

    def read(self, name: str, text: str) -> tuple[int, int] | None:
        parts = text.split(",", 2)
        if text == "":
            return None
        # Nothing longer is a position, and Python refuses to read very long rows of digits.
        short = (int(p) if p.isdecimal() and len(p) < 20 else p for p in parts)
        return self.load(name, list(short))

    def write(self, value: tuple[int, int] | None) -> str:
        return "" if value is None else f"{value[0]},{value[1]}"

    def load(self, name: str, value: object) -> tuple[int, int] | None:
        if value is None:
            return None
        if isinstance(value, Sequence) and not isinstance(value, str) and len(value) == 2:
            try:
                row = Whole(0, self.rows - 1).load(name, value[0])
                return row, Whole(0, self.columns - 1).load(name, value[1])
            except FieldError:
                pass
        raise FieldError(name, "cell", rows=self.rows - 1, columns=self.columns - 1)

    def dump(self, value: tuple[int, int] | None) -> list[int] | None:
        return None if value is None else list(value)
