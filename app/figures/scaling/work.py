"""The long work: the curve of a seed, point by point, then the charts.

The code of the charts is imported when they are drawn, so that a page that has drawings needs none.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from app.core.sampling import curve_point, experiment_steps
from app.figures.scaling.state import DIMENSIONS, Drawing, Reached, State, awaits_drawing
from app.kit.figure import Work
from app.kit.messages import Done, Message
from app.words.catalogue import Words

_PACKAGES: Final = ("matplotlib",)


def work(state: State, words: Words) -> Work | None:
    """Return the way to the picture of this state, if it is not on the page and can be had."""
    if state.trouble or not awaits_drawing(state):
        return None
    # The points that come in on the way are no new wish.
    key = state.d, state.seed, state.stopped
    return Work(key, lambda: _steps(state, words), _PACKAGES)


def first(state: State, words: Words) -> State:
    """Return the state with its picture drawn, as the build puts it on the page."""
    for message in _steps(state, words):
        if isinstance(message, Done) and isinstance(message.result, Drawing):
            return replace(state, drawing=message.result)
    raise AssertionError("long work ends with a drawing")


def _steps(state: State, words: Words) -> Iterator[Message | None]:
    from app.draw import chart
    from app.figures.scaling.charts import CHARTS

    yield from chart.warm_up()
    curve = list(state.curve)
    for d in () if state.stopped else DIMENSIONS[len(curve) :]:
        point = curve_point((yield from experiment_steps(d, state.seed)))
        curve.append(point)
        yield Done(Reached(state.seed, point))
    drawn = []
    for draw in CHARTS:
        drawn.append(draw(state, curve, words))
        yield None
    yield Done(Drawing(state.d, state.seed, len(curve), tuple(drawn)))
