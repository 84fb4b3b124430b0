"""For each kind of field: any value that it takes."""

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from app.kit.fields import Cell, Choice, Field, Flag, Index, Whole
from app.kit.points import LIMIT, PointField, PointsField

# What a field holds has no minus zero: reading takes its sign away.
coordinates = st.floats(-LIMIT, LIMIT).map(lambda c: c + 0.0)
points = st.tuples(coordinates, coordinates)


def values(field: Field) -> st.SearchStrategy[Any]:
    """Return a strategy for what a field of this kind can hold."""
    match field:
        case Choice(options):
            return st.sampled_from(options)
        case Flag():
            return st.booleans()
        case Whole(least, most):
            return st.integers(least, most)
        case Index(count):
            return st.none() | st.integers(0, count - 1)
        case Cell(rows, columns):
            return st.none() | st.tuples(st.integers(0, rows - 1), st.integers(0, columns - 1))
        case PointField():
            return points
        case PointsField(count, word):
            several = st.tuples(*[points] * count)
            return several | st.just(word) if word else several
    raise TypeError(f"teach tests/kit/kinds.py what a {type(field).__name__} holds")


def states(fields: Mapping[str, Field]) -> st.SearchStrategy[dict[str, Any]]:
    """Return a strategy for values of all fields at once."""
    return st.fixed_dictionaries({name: values(field) for name, field in fields.items()})
