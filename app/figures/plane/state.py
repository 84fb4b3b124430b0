"""The plane: one query, four keys, their values; the weights and the output follow."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from app.core import geometry
from app.core.arrays import Floats
from app.core.attention import attention
from app.core.softmax import entropy
from app.figures.coordinates import Place, Places, Point, Points
from app.figures.fields import Choice, Field, Flag

KEYS: Final = 4
EQUAL_LENGTH: Final = 2.0


@dataclass(frozen=True, slots=True)
class State:
    """What the reader sets. ``values`` are the four value points, or "keys" where v = k."""

    q: Point = (0.6, 0.9)
    keys: Points = ((3.0, 1.0), (-0.8, 1.6), (-2.0, -1.0), (0.8, -1.8))
    values: Points | str = "keys"
    scale: str = "sqrt"
    equal_length: bool = False


FIELDS: Final[dict[str, Field]] = {
    "q": Place(),
    "keys": Places(KEYS),
    "values": Places(KEYS, "keys"),
    "scale": Choice(("sqrt", "none")),
    "equal_length": Flag(),
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What follows from a state: keys and values as used, and the attention of q over them.

    Shapes: keys and values 4×2; dots, scores and weights 4; output 2.
    ``winner`` has the largest score.
    """

    keys: Floats
    values: Floats
    dots: Floats
    scores: Floats
    weights: Floats
    output: Floats
    winner: int
    entropy: float


@lru_cache(maxsize=4)
def outcome(state: State) -> Outcome:
    """Return everything that the state determines."""
    q = np.array([state.q])
    keys = np.array(state.keys)
    if state.equal_length:
        keys = geometry.equal_lengths(keys, EQUAL_LENGTH)
    values = keys if state.values == "keys" else np.array(state.values, dtype=np.float64)
    seen = attention(q, keys, values, scale=state.scale == "sqrt")
    return Outcome(
        keys=keys,
        values=values,
        dots=(q @ keys.T)[0],
        scores=seen.scores[0],
        weights=seen.weights[0],
        output=seen.outputs[0],
        winner=int(seen.scores[0].argmax()),
        entropy=float(entropy(seen.weights[0])),
    )


def values(state: State) -> dict[str, Any]:
    """Return the figure's values as plain JSON."""
    seen = outcome(state)
    arrays = ("dots", "scores", "weights", "output")
    return {name: (getattr(seen, name) + 0.0).tolist() for name in arrays} | {
        "winner": seen.winner,
        "entropy": seen.entropy,
    }
