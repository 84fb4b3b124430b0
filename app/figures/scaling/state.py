"""The √d experiment: what the reader sets, and what long work has brought so far."""

from dataclasses import dataclass, replace
from functools import lru_cache
from math import isfinite, log2
from typing import Any, Final

import numpy as np

from app.core import sampling
from app.core.arrays import Floats
from app.core.sampling import DRAWS, KEYS, MAX_D, CurvePoint, Experiment
from app.kit.fields import Field, FieldError, Whole
from app.kit.messages import Click, Done, Failed, Input, Message

MAX_LOG2_D: Final = 10
NOTCHES: Final = 8  # of the slider, to a doubling of d; a binary fraction, so that each is exact
LAST_SEED: Final = 2**32 - 1
DIMENSIONS: Final = tuple(sampling.curve_dimensions())
UNIFORM: Final = 1 / KEYS


@dataclass(frozen=True, slots=True)
class Drawing:
    """The picture that is on the page: what it shows, and its charts as SVG.

    ``charts`` is empty for the picture that came with the page.
    """

    d: int = 64
    seed: int = 1
    points: int = len(DIMENSIONS)
    charts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reached:
    """Long work has computed one more point of a seed's curve."""

    seed: int
    point: CurvePoint


@dataclass(frozen=True, slots=True)
class State:
    """``d`` and ``seed`` are the reader's; the rest follows the long work.

    ``curve`` holds the points of this seed's curve that are known. ``stopped``: the reader does
    not wait for more of them. ``trouble`` says why there is no new picture, else it is empty.
    """

    d: int = 64
    seed: int = 1
    curve: tuple[CurvePoint, ...] = ()
    stopped: bool = False
    trouble: str = ""
    drawing: Drawing = Drawing()


FIELDS: Final[dict[str, Field]] = {"d": Whole(1, MAX_D), "seed": Whole(0, LAST_SEED)}


@lru_cache(maxsize=128)
def experiment(d: int, seed: int) -> Experiment:
    """Return the experiment, kept for when the slider comes by again: 24 kB each."""
    return sampling.experiment(d, seed)


@dataclass(frozen=True, slots=True)
class Derived:
    """What follows from a state; arrays hold the unscaled case, then the scaled one.

    ``charts`` are the drawing's, as SVG; empty for the drawing that came with the page.
    """

    mean_max: Floats
    score_sd: Floats
    mean_gradient: Floats
    charts: tuple[str, ...]


def derive(state: State) -> Derived:
    """Return everything that the state determines."""
    found = experiment(state.d, state.seed)
    cases = found.unscaled, found.scaled
    return Derived(
        mean_max=np.array([case.mean_max for case in cases]),
        score_sd=np.array([case.score_sd for case in cases]),
        mean_gradient=np.array([case.mean_gradient for case in cases]),
        charts=state.drawing.charts,
    )


def values(state: State) -> dict[str, Any]:
    """Return the figure's values as plain JSON."""
    found = experiment(state.d, state.seed)
    cases = {"unscaled": found.unscaled, "scaled": found.scaled}
    return {
        "draws": DRAWS,
        "keys": KEYS,
        "uniform": UNIFORM,
        **{
            name: {case: getattr(stats, name) for case, stats in cases.items()}
            for name in ("mean_max", "score_sd", "mean_gradient")
        },
    }


def settle(before: State, after: State, given: frozenset[str]) -> State:
    """Return the state in which another seed begins with a curve of its own."""
    return after if after.seed == before.seed else replace(after, curve=(), stopped=False)


def update(state: State, message: Message) -> State:
    """Return the state after a message; one that means nothing here changes nothing."""
    match message:
        case Input("log2_d", text):
            return replace(state, d=_slid(text))
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


def awaits_drawing(state: State) -> bool:
    """Return whether the picture on the page is not, or not all of, what the state asks for."""
    points = len(state.curve) if state.stopped else len(DIMENSIONS)
    shown = state.drawing
    return (shown.d, shown.seed) != (state.d, state.seed) or shown.points < points


def built(state: State) -> State:
    """Return the state with its picture on the page, where the build put it."""
    return replace(state, drawing=Drawing(state.d, state.seed))


def notch(d: int) -> float:
    """Return the slider's place for d: log2 d, to the nearest notch."""
    return round(log2(d) * NOTCHES) / NOTCHES


def _slid(text: str) -> int:
    try:
        place = float(text)
    except ValueError:
        place = -1
    if not (isfinite(place) and 0 <= place <= MAX_LOG2_D):
        raise FieldError("scaling.log2_d", "numbers", least=0, most=MAX_LOG2_D)
    return round(2**place)


def _pressed(state: State, action: str) -> State:
    match action:
        case "redraw":
            seed = 0 if state.seed == LAST_SEED else state.seed + 1
            return settle(state, replace(state, seed=seed), frozenset({"seed"}))
        case "reset":
            return replace(state, stopped=False)
        case "stop":
            return replace(state, stopped=True)
        case "resume":
            return replace(state, stopped=False)
        case "retry":
            return replace(state, trouble="")
    return state
