"""What happens to the plane: hands, boxes, buttons, links and scripts."""

from dataclasses import replace
from typing import Final

from app.figures.plane.handles import HANDLES, position, with_free_values, with_handle_at
from app.figures.plane.jumps import inwards, out, to_longer, to_tie
from app.figures.plane.state import PLANE, State
from app.kit.messages import Click, Drag, Input, Message, Step
from app.kit.points import read_number

_STEP: Final = 0.1


def update(state: State, message: Message) -> State:
    """Return the state after a message; one that means nothing here changes nothing."""
    match message:
        case Input(control, text):
            return _input(state, control, text)
        case Drag(handle, x, y) if handle in HANDLES:
            return with_handle_at(state, handle, PLANE.clamp((x, y)))
        case Step(handle, right, up) if handle in HANDLES:
            x, y = position(state, handle)
            to = round(x + right * _STEP, 6), round(y + up * _STEP, 6)
            return with_handle_at(state, handle, to)
        case Click(action):
            return _click(state, action)
    return state


def _input(state: State, control: str, text: str) -> State:
    match control.split("."):
        case ["values"]:
            return replace(state, values="keys") if text == "keys" else with_free_values(state)
        case [handle, "x" | "y" as axis] if handle in HANDLES:
            value = read_number(f"plane.{control}", text)
            x, y = position(state, handle)
            return with_handle_at(state, handle, (value, y) if axis == "x" else (x, value))
    return state


def _click(state: State, action: str) -> State:
    match action:
        case "origin":
            return replace(state, q=(0.0, 0.0))
        case "out":
            return out(state)
        case "in":
            return inwards(state)
        case "tie":
            return to_tie(state)
        case "longer":
            return to_longer(state)
    return state
