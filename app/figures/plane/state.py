"""The plane: one query, four keys, their values; the weights and the output follow."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from app.core import geometry
from app.core.arrays import Floats, Point
from app.core.attention import attention
from app.core.softmax import entropy
from app.draw.plane import Plane
from app.kit.fields import SCALE, Field, Flag
from app.kit.points import PointField, Points, PointsField

KEYS: Final = 4
EQUAL_LENGTH: Final = 2.0
# What the picture shows of the plane.
PLANE: Final = Plane(width=7.2, height=6.0)


@dataclass(frozen=True, slots=True)
class State:
    """What the reader sets. ``values`` are the four value points, or "keys" where v = k."""

    q: Point = (0.6, 0.9)
    keys: Points = ((3.0, 1.0), (-0.8, 1.6), (-2.0, -1.0), (0.8, -1.8))
    values: Points | str = "keys"
    scale: str = "sqrt"
    equal_length: bool = False


FIELDS: Final[dict[str, Field]] = {
    "q": PointField(),
    "keys": PointsField(KEYS),
    "values": PointsField(KEYS, "keys"),
    "scale": SCALE,
    "equal_length": Flag(),
}


@dataclass(frozen=True, slots=True)
class Derived:
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
def derive(state: State) -> Derived:
    """Return everything that the state determines."""
    q = np.array([state.q])
    keys = np.array(state.keys)
    if state.equal_length:
        keys = geometry.equal_lengths(keys, EQUAL_LENGTH)
    values = keys if state.values == "keys" else np.array(state.values, dtype=np.float64)
    attended = attention(q, keys, values, scale=state.scale == "sqrt")
    return Derived(
        keys=keys,
        values=values,
        dots=(q @ keys.T)[0],
        scores=attended.scores[0],
        weights=attended.weights[0],
        output=attended.outputs[0],
        winner=int(attended.scores[0].argmax()),
        entropy=float(entropy(attended.weights[0])),
    )


def values(state: State) -> dict[str, Any]:
    """Return the figure's values as plain JSON."""
    derived = derive(state)
    arrays = ("dots", "scores", "weights", "output")
    return {name: (getattr(derived, name) + 0.0).tolist() for name in arrays} | {
        "winner": derived.winner,
        "entropy": derived.entropy,
    }
