"""The four charts: largest weights, their mean as d grows, the scores, the gradients."""

from collections.abc import Callable, Sequence
from math import exp, log2, pi, sqrt
from typing import Final

import numpy as np

from app.core.sampling import CurvePoint
from app.draw.chart import Across, Chart, chart
from app.draw.numbers import fixed
from app.figures.scaling.describe import (
    curve_finding,
    gradient_finding,
    scores_finding,
    weights_finding,
)
from app.figures.scaling.state import UNIFORM, D, State, experiment
from app.words.catalogue import Words

Draw = Callable[[State, Sequence[CurvePoint], Words], str]

_WIDTHS: Final = [(log2(d), str(d)) for d in (1, 8, 64, 512, D.most)]
_LAST: Final = log2(D.most)
_REACH: Final = 4  # of the scores' axis, in standard deviations
_LABEL_WIDTH: Final = 0.16  # of a mean's label; nearer ones are written to either side


def weights(state: State, curve: Sequence[CurvePoint], words: Words) -> str:
    """Draw how the largest of 8 weights is spread over the 300 draws, both cases."""
    found = experiment(state.d, state.seed)
    plain, divided = found.unscaled.mean_max, found.scaled.mean_max
    cases = [(found.unscaled, "undivided", "solid"), (found.scaled, "divided", "dashed")]
    histograms = [np.histogram(case.largest, 25, (0, 1)) for case, *_ in cases]
    top = max(counts.max() for counts, _ in histograms) * 1.02

    def paint(on: Chart) -> None:
        on.across([(x / 4, fixed(x / 4)) for x in range(5)], words("scaling.chart_weight"))
        on.up([(n, str(n)) for n in range(0, int(top), 100 if top > 150 else 50)])
        on.upright(UNIFORM, "soft", "dotted")
        on.text(UNIFORM, top, words("scaling.chart_even"), "soft")
        for (counts, edges), (_, colour, dash) in zip(histograms, cases, strict=True):
            on.area(edges.tolist(), counts.tolist(), colour, dash)
        for case, colour, dash in cases:
            on.upright(case.mean_max, colour, dash)
        are_near = abs(plain - divided) < _LABEL_WIDTH
        on.text(plain, top, fixed(plain), "undivided", ha="left" if are_near else "center")
        if divided != plain:
            on.text(divided, top, fixed(divided), "divided", ha="right" if are_near else "center")

    return chart(weights_finding(state, words), (0, 1), (0, top), paint)


def means(state: State, curve: Sequence[CurvePoint], words: Words) -> str:
    """Draw the mean of the largest weight as d grows, both cases, and where d is now."""
    found = experiment(state.d, state.seed)

    def paint(on: Chart) -> None:
        _along_d(on, words, [(0, "0"), (0.5, fixed(0.5, 1)), (1, "1")])
        on.level(UNIFORM, "soft", "dotted")
        on.text(_LAST, UNIFORM - 0.02, words("scaling.chart_even"), "soft", ha="right", va="top")
        _curves(on, [(p.d, p.unscaled, p.scaled) for p in curve])
        _today(on, state.d, 1, found.unscaled.mean_max, found.scaled.mean_max)

    return chart(curve_finding(curve, words), (0, _LAST), (0, 1), paint)


def scores(state: State, curve: Sequence[CurvePoint], words: Words) -> str:
    """Draw how the 2,400 scores are spread, and the normal density of variance d."""
    found, sd = experiment(state.d, state.seed), sqrt(state.d)
    reach = _REACH * sd
    counts, edges = np.histogram(found.dots, 48, (-reach, reach))
    density = counts / found.dots.size / np.diff(edges)
    xs = np.linspace(-reach, reach, 81)
    normal = [exp(-(x**2) / (2 * state.d)) / sqrt(2 * pi * state.d) for x in xs.tolist()]
    top = max(density.max(), max(normal)) * 1.02

    def paint(on: Chart) -> None:
        places = 0 if sd == int(sd) else 1
        steps = range(-_REACH, _REACH + 1, 2)
        on.across([(n * sd, fixed(n * sd, places)) for n in steps], words("scaling.chart_score"))
        on.area(edges.tolist(), density.tolist(), "undivided")
        on.line(xs.tolist(), normal, "ink")

    return chart(scores_finding(state, words), (-reach, reach), (0, top), paint)


def gradients(state: State, curve: Sequence[CurvePoint], words: Words) -> str:
    """Draw the mean of w(1 − w) as d grows, both cases, and where d is now."""
    found = experiment(state.d, state.seed)

    def paint(on: Chart) -> None:
        _along_d(on, words, [(n / 10, fixed(n / 10, 1)) for n in range(3)])
        on.level(0.25, "soft", "dotted")
        on.text(_LAST, 0.246, words("scaling.chart_most"), "soft", ha="right", va="top")
        _curves(on, [(p.d, p.gradient_unscaled, p.gradient_scaled) for p in curve])
        seen = found.unscaled.mean_gradient, found.scaled.mean_gradient
        _today(on, state.d, 0.25, *seen)

    return chart(gradient_finding(curve, words), (0, _LAST), (0, 0.25), paint)


CHARTS: Final[tuple[Draw, ...]] = (weights, means, scores, gradients)


def _along_d(on: Chart, words: Words, up: Sequence[tuple[float, str]]) -> None:
    on.across(_WIDTHS, words("scaling.chart_width"))
    on.up(up)


def _curves(on: Chart, points: Sequence[tuple[int, float, float]]) -> None:
    if points:
        xs = [log2(d) for d, _, _ in points]
        on.line(xs, [plain for _, plain, _ in points], "undivided")
        on.line(xs, [divided for _, _, divided in points], "divided", "dashed")


def _today(on: Chart, d: int, top: float, plain: float, divided: float) -> None:
    x = log2(d)
    on.upright(x, "ink")
    on.dot(x, divided, "divided")
    on.dot(x, plain, "undivided")
    ha: Across = "left" if x < 1 else "right" if x > _LAST - 1 else "center"
    on.text(x, top, f"d = {d}", "ink", ha=ha)
