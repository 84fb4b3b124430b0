"""What the slider, the buttons and the results of long work make of a state."""

from dataclasses import replace
from math import isfinite, log2
from typing import Final

from app.figures.scaling.state import (
    DIMENSIONS,
    LAST_SEED,
    D,
    Drawing,
    Reached,
    State,
    settle,
)
from app.kit.fields import FieldError
from app.kit.messages import Click, Done, Failed, Input, Message

MAX_LOG2_D: Final = log2(D.most)
NOTCHES: Final = 8  # of the slider, to a doubling of d; a binary fraction, so that each is exact


def update(state: State, message: Message) -> State:
    """Return the state after a message; one that means nothing here changes nothing."""
    match message:
        case Input("log2_d", text):
            return settle(state, replace(state, d=_slid(text)), frozenset({"d"}))
        case Click(action):
            return _pressed(state, action)
        case Done(Reached(seed, point)) if seed == state.seed and point.d == awaited_d(state):
            return replace(state, curve=(*state.curve, point))
        case Done(Drawing() as drawing):
            return replace(state, drawing=drawing)
        case Failed(reason):
            return replace(state, trouble=reason)
    return state


def awaited_d(state: State) -> int | None:
    """Return where the curve goes on; None when it has arrived."""
    return None if len(state.curve) == len(DIMENSIONS) else DIMENSIONS[len(state.curve)]


def notch(d: int) -> float:
    """Return the slider's position for d: log2 d, to the nearest notch."""
    return round(log2(d) * NOTCHES) / NOTCHES


def _slid(text: str) -> int:
    try:
        position = float(text)
    except ValueError:
        position = -1
    if not (isfinite(position) and 0 <= position <= MAX_LOG2_D):
        raise FieldError("scaling.log2_d", "numbers", least=0, most=f"{MAX_LOG2_D:g}")
    return round(2**position)


def _pressed(state: State, action: str) -> State:
    match action:
        case "redraw":
            seed = 0 if state.seed == LAST_SEED else state.seed + 1
            return settle(state, replace(state, seed=seed), frozenset({"seed"}))
        case "reset" | "retry":
            return replace(state, trouble="")
        case "stop":
            return replace(state, stopped=True)
        case "resume":
            return replace(state, stopped=False)
    return state
