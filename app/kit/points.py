"""Fields that hold points of the plane: one, several, or a word in their place."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.core.arrays import Point
from app.kit.fields import FieldError

# Far beyond every picture, and near enough that no dot product of two such points overflows.
LIMIT: Final = 1e6

Points = tuple[Point, ...]


def coordinate(name: str, value: object) -> float:
    """Return a finite coordinate within the limit, without a minus zero, or raise FieldError."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise _not_a_number(name)
    if abs(value) <= LIMIT:  # which NaN is not
        return float(value) + 0.0
    raise _not_a_number(name)


def _not_a_number(name: str) -> FieldError:
    return FieldError(name, "numbers", least=f"{-LIMIT:.0f}", most=f"{LIMIT:.0f}")


def read_number(name: str, text: str) -> float:
    """Return the coordinate that a text spells, with either minus sign, or raise FieldError."""
    try:
        return coordinate(name, float(text.replace("\N{MINUS SIGN}", "-").replace("_", "x")))
    except ValueError:
        raise _not_a_number(name) from None


@dataclass(frozen=True, slots=True)
class PointField:
    """One point of the plane, ``[x, y]``; in a link ``x,y``."""

    def read(self, name: str, text: str) -> Point:
        return self.load(name, [read_number(name, part) for part in text.split(",", 2)])

    def write(self, value: Point) -> str:
        return ",".join(f"{c:g}" if float(f"{c:g}") == c else repr(c) for c in value)

    def load(self, name: str, value: object) -> Point:
        if isinstance(value, Sequence) and not isinstance(value, str) and len(value) == 2:
            return coordinate(name, value[0]), coordinate(name, value[1])
        raise FieldError(name, "point")

    def dump(self, value: Point) -> list[float]:
        return list(value)


@dataclass(frozen=True, slots=True)
class PointsField:
    """``count`` points, in a link their coordinates in a row; or the text ``word``."""

    count: int
    word: str = ""

    def read(self, name: str, text: str) -> Points | str:
        if self.word and text == self.word:
            return text
        flat = [read_number(name, part) for part in text.split(",", 2 * self.count)]
        return self.load(
            name, list(zip(flat[::2], flat[1::2], strict=False)) if len(flat) % 2 == 0 else None
        )

    def write(self, value: Points | str) -> str:
        return value if isinstance(value, str) else ",".join(PointField().write(p) for p in value)

    def load(self, name: str, value: object) -> Points | str:
        if isinstance(value, str):
            if self.word and value == self.word:
                return value
        elif isinstance(value, Sequence) and len(value) == self.count:
            return tuple(PointField().load(name, point) for point in value)
        raise FieldError(
            name, "points_or" if self.word else "points", count=self.count, word=self.word
        )

    def dump(self, value: Points | str) -> Any:
        return value if isinstance(value, str) else [list(point) for point in value]
