"""The √d experiment: what the reader sets, and what long work has delivered so far."""

from dataclasses import dataclass, replace
from functools import lru_cache
from math import sqrt
from typing import Any, Final

import numpy as np

from app.core import sampling
from app.core.arrays import Floats
from app.core.sampling import DRAWS, KEYS, MAX_D, CurvePoint, Experiment
from app.core.softmax import softmax
from app.kit.fields import Field, Whole

LAST_SEED: Final = 2**32 - 1
DIMENSIONS: Final = tuple(sampling.curve_dimensions())
UNIFORM: Final = 1 / KEYS

D: Final = Whole(1, MAX_D)
FIELDS: Final[dict[str, Field]] = {"d": D, "seed": Whole(0, LAST_SEED)}


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


@dataclass(frozen=True, slots=True)
class Derived:
    """What follows from a state; arrays hold the unscaled case, then the scaled one.

    ``charts`` are the drawing's, as SVG; empty for the drawing that came with the page.
    """

    mean_max: Floats
    score_sd: Floats
    mean_gradient: Floats
    charts: tuple[str, ...]


@lru_cache(maxsize=128)
def experiment(d: int, seed: int) -> Experiment:
    """Return the experiment, cached for when the slider comes by again: 24 kB each."""
    return sampling.experiment(d, seed)


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
    dots = sampling.one_draw(state.d, state.seed)
    return {
        "draws": DRAWS,
        "keys": KEYS,
        "weights": {
            "unscaled": softmax(dots).tolist(),
            "scaled": softmax(dots / sqrt(state.d)).tolist(),
        },
        **{
            name: {case: getattr(stats, name) for case, stats in cases.items()}
            for name in ("mean_max", "saturated", "score_sd", "mean_gradient")
        },
        "uniform": UNIFORM,
    }


def settle(before: State, after: State, given: frozenset[str]) -> State:
    """Return the state in which another seed begins with a curve of its own.

    Whoever sets a field asks for its whole picture, also where the work was stopped before.
    """
    curve = after.curve if after.seed == before.seed else ()
    return replace(after, curve=curve, stopped=False)


def awaits_drawing(state: State) -> bool:
    """Return whether the picture on the page is not, or not all of, what the state asks for."""
    points = len(state.curve) if state.stopped else len(DIMENSIONS)
    return not is_drawn(state) or state.drawing.points < points


def is_drawn(state: State) -> bool:
    """Return whether the picture on the page is of the state's own d and seed."""
    return (state.drawing.d, state.drawing.seed) == (state.d, state.seed)


def built(state: State) -> State:
    """Return the state with its picture on the page, where the build put it."""
    return replace(state, drawing=Drawing(state.d, state.seed))
