"""The plane: one query, four keys, their values; the weights and the output follow."""

from dataclasses import dataclass, replace
from functools import lru_cache
from math import hypot
from typing import Any, Final, cast

import numpy as np

from app.core import geometry
from app.core.arrays import Floats
from app.core.attention import attention
from app.core.softmax import entropy
from app.draw.plane import held
from app.figures.coordinates import LIMIT, Place, Places, Point, Points, read_number
from app.figures.fields import Choice, Field, Flag, put
from app.figures.messages import Drag, Message, Press, Put, Step, Type

KEYS: Final = 4
EQUAL_LENGTH: Final = 2.0
STEP: Final = 0.1
HANDLES: Final = ("q", *(f"{letter}{n + 1}" for letter in "kv" for n in range(KEYS)))
_GROW, _FIRST_LENGTH, _FARTHEST = 1.5, 0.5, 40.0


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


def update(state: State, message: Message) -> State:
    """Return the state after a message; one that means nothing here changes nothing."""
    match message:
        case Put(field, value):
            return put(state, field, value)
        case Type(control, text):
            return _typed(state, control, text)
        case Drag(handle, x, y) if handle in HANDLES:
            return _moved(state, handle, held((x, y)))
        case Step(handle, right, up) if handle in HANDLES:
            x, y = _where(state, handle)
            return _moved(state, handle, (round(x + right * STEP, 6), round(y + up * STEP, 6)))
        case Press(action):
            return _pressed(state, action)
    return state


def _typed(state: State, control: str, text: str) -> State:
    match control.split("."):
        case ["values"]:
            return replace(state, values="keys" if text == "keys" else _pulled_off(state))
        case [handle, "x" | "y" as axis] if handle in HANDLES:
            value = read_number(f"plane.{control}", text)
            x, y = _where(state, handle)
            return _moved(state, handle, (value, y) if axis == "x" else (x, value))
        case [field] if field in FIELDS:
            return put(state, field, FIELDS[field].read(f"plane.{field}", text))
    return state


def _pressed(state: State, action: str) -> State:
    match action:
        case "reset":
            return State()
        case "origin":
            return replace(state, q=(0.0, 0.0))
        case "out":
            return replace(state, q=_stretched(state.q, _GROW))
        case "in":
            return replace(state, q=_stretched(state.q, 1 / _GROW))
        case "tie" | "longer":
            towards = _tie(state) if action == "tie" else _longer(_used_keys(state))
            length = min(hypot(*state.q) or 1.0, LIMIT)
            return state if towards is None else replace(state, q=_rounded(towards, length))
    return state


def can_tie(state: State) -> bool:
    """Return whether there is a direction of q in which the two largest scores are equal."""
    return len(_sectors(_used_keys(state))) > 1


def can_be_longer(state: State) -> bool:
    """Return whether a long key wins over a nearer one in some direction of q."""
    return _longer(_used_keys(state)) is not None


def _used_keys(state: State) -> Points:
    return tuple(cast(Point, tuple(k)) for k in outcome(state).keys.tolist())


# These depend on the keys alone; kept, so that a drag of q does not pay for them.
@lru_cache(maxsize=4)
def _sectors(keys: Points) -> list[geometry.Sector]:
    return geometry.winner_sectors(np.array(keys))


@lru_cache(maxsize=4)
def _longer(keys: Points) -> Point | None:
    found = geometry.longer_beats_nearer(np.array(keys))
    return None if found is None else cast(Point, tuple(found.tolist()))


def _tie(state: State) -> Point | None:
    found = geometry.nearest_boundary(outcome(state).keys, np.array(state.q))
    return None if found is None else cast(Point, tuple(found.tolist()))


def _where(state: State, handle: str) -> Point:
    """Return the place of a handle: q, or key or value number 1…4."""
    if handle == "q":
        return state.q
    points = outcome(state).keys if handle.startswith("k") else outcome(state).values
    x, y = points[int(handle[1:]) - 1].tolist()
    return x, y


def _moved(state: State, handle: str, to: Point) -> State:
    if max(map(abs, to)) > LIMIT:
        return state
    if handle == "q":
        return replace(state, q=to)
    if handle.startswith("k"):
        return replace(state, keys=_with(state.keys, handle, to))
    return replace(state, values=_with(_free_values(state), handle, to))


def _with(points: Points, handle: str, to: Point) -> Points:
    changed = int(handle[1:]) - 1
    return tuple(to if number == changed else at for number, at in enumerate(points))


def _free_values(state: State) -> Points:
    return tuple(cast(Point, tuple(v)) for v in outcome(state).values.tolist())


def _pulled_off(state: State) -> Points:
    """Return values that lie beside their keys, so that each can be taken hold of by itself."""
    if state.values != "keys":
        return cast(Points, state.values)
    return tuple(held((x * 0.6, y * 0.6)) for x, y in _free_values(state))


def _stretched(q: Point, factor: float) -> Point:
    length = hypot(*q)
    if length == 0:
        return _rounded(State().q, _FIRST_LENGTH) if factor > 1 else q
    return _rounded(q, min(length * factor, max(length, _FARTHEST)))


def _rounded(direction: Point, length: float) -> Point:
    """Return the point at a length in a direction, to a ten-thousandth: what a link can carry."""
    factor = length / hypot(*direction)
    return round(direction[0] * factor, 4) + 0.0, round(direction[1] * factor, 4) + 0.0
