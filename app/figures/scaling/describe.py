"""The experiment in words: the figure's sentence, and what each chart shows."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from app.core.sampling import CurvePoint
from app.draw.numbers import fixed
from app.figures.scaling.state import State, experiment
from app.words.catalogue import Words

# The least mean of the largest weight for each way in which the sentence says how one-sided it is.
_DEGREES: Final = ((0.8, "nearly_one"), (0.6, "mostly_one"), (0.0, "leaning"))


def sentence(state: State, words: Words) -> str:
    """Return what the figure shows, in one or two sentences."""
    found = experiment(state.d, state.seed)
    plain, divided = fixed(found.unscaled.mean_max), fixed(found.scaled.mean_max)
    if state.d == 1:
        return words("scaling.same", plain=plain)
    degree = next(name for least, name in _DEGREES if found.unscaled.mean_max >= least)
    return words(f"scaling.{degree}", d=str(state.d), plain=plain, divided=divided)


def theory(d: int) -> str:
    """Return what the scores' standard deviation should be: ``√64 = 8``."""
    root = sqrt(d)
    return f"√{d} = {int(root)}" if root == int(root) else f"√{d} ≈ {fixed(root)}"


def weights_finding(state: State, words: Words) -> str:
    """Return what the chart of the largest weights shows."""
    found = experiment(state.d, state.seed)
    return words(
        "scaling.finds_weights",
        d=state.d,
        plain=fixed(found.unscaled.mean_max),
        divided=fixed(found.scaled.mean_max),
    )


def scores_finding(state: State, words: Words) -> str:
    """Return what the chart of the scores shows."""
    sd = experiment(state.d, state.seed).unscaled.score_sd
    return words("scaling.finds_scores", d=state.d, sd=fixed(sd), theory=theory(state.d))


def curve_finding(curve: Sequence[CurvePoint], words: Words) -> str:
    """Return what the chart of the means over d shows."""
    return _over_d("scaling.finds_curve", curve, words, "unscaled", "scaled")


def gradient_finding(curve: Sequence[CurvePoint], words: Words) -> str:
    """Return what the chart of the gradients over d shows."""
    return _over_d("scaling.finds_gradient", curve, words, "gradient_unscaled", "gradient_scaled")


def _over_d(entry: str, curve: Sequence[CurvePoint], words: Words, plain: str, divided: str) -> str:
    if not curve:
        return words("scaling.finds_nothing")
    start, end = curve[0], curve[-1]
    return words(
        entry,
        start=str(start.d),
        end=str(end.d),
        plain_start=fixed(getattr(start, plain)),
        plain_end=fixed(getattr(end, plain)),
        divided_start=fixed(getattr(start, divided)),
        divided_end=fixed(getattr(end, divided)),
    )
