"""What a view gets in place of a value that a teacher hid: it has a shape, and no numbers."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numpy as np

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

D = TypeVar("D", bound="DataclassInstance")

UNKNOWN: Final = "?"


@dataclass(frozen=True, slots=True)
class Hidden:
    """Stands for an array of this shape, or for a single value where the shape is empty.

    It is indexed, listed and printed like what it stands for, and each of its entries prints as
    ``?``. It has no arithmetic: a view that would compute with it fails instead of showing it.
    """

    shape: tuple[int, ...] = ()

    def __getitem__(self, index: object) -> "Hidden":
        """Return the stand-in of an entry or of a row."""
        depth = len(index) if isinstance(index, tuple) else 1
        if depth > len(self.shape):
            raise IndexError(index)
        return Hidden(self.shape[depth:])

    def __iter__(self) -> Iterator["Hidden"]:
        """Yield the stand-ins of the entries of the first axis."""
        if not self.shape:
            raise TypeError("a hidden value is not iterable")
        return iter([Hidden(self.shape[1:])] * self.shape[0])

    def tolist(self) -> Any:
        """Return nested lists of stand-ins, as an array does."""
        return [one.tolist() for one in self] if self.shape else self

    def sum(self) -> "Hidden":
        """Return the stand-in of the sum."""
        return Hidden()

    def __str__(self) -> str:
        """Return what the eye and the ear get."""
        return UNKNOWN

    __html__ = __str__


def is_hidden(*values: object) -> bool:
    """Return whether any of the values is a stand-in."""
    return any(isinstance(value, Hidden) for value in values)


def hide(derived: D, parts: Mapping[str, tuple[str, ...]], hidden: frozenset[str]) -> D:
    """Return ``derived`` with every field that a hidden part covers replaced by a stand-in.

    ``parts`` maps the name of a part to the fields that would give it away.
    """
    covered = {name for part in hidden for name in parts[part]}
    known = {field.name for field in fields(derived)}
    stand_ins = {name: Hidden(np.shape(getattr(derived, name))) for name in covered & known}
    return replace(derived, **stand_ins) if stand_ins else derived
