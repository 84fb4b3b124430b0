"""Two scores that the reader sets, and the weights that follow."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from app.core.arrays import Floats
from app.core.softmax import softmax
from app.kit.fields import Field, Whole


@dataclass(frozen=True, slots=True)
class State:
    """The scores of two keys."""

    first: int = 2
    second: int = 1


FIELDS: Final[dict[str, Field]] = {"first": Whole(0, 9), "second": Whole(0, 9)}


@dataclass(frozen=True, slots=True)
class Derived:
    """What a state determines: two weights."""

    weights: Floats


def derive(state: State) -> Derived:
    """Return everything that the state determines."""
    return Derived(softmax(np.array([state.first, state.second], dtype=float)))


def values(state: State) -> dict[str, Any]:
    """Return the figure's values as plain JSON."""
    return {"weights": derive(state).weights.tolist()}
