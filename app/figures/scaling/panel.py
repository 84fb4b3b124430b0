"""The experiment's controls: d on a slider and in a box, the seed, another draw."""

from math import log2

from htpy import Element, div, i, input, label, span

from app.core.sampling import MAX_D
from app.draw import controls
from app.draw.context import Context
from app.figures.scaling.state import LAST_SEED, MAX_LOG2_D, NOTCHES, State, notch

_TICKS = (1, 8, 64, 512, 1024)


def width(state: State, context: Context) -> Element:
    """Return box and slider for d. The slider's axis is logarithmic, and so are its ticks."""
    words = context.words
    name, _, letter = words("scaling.d").rpartition(" ")
    box = controls.box(
        context, "d", words("scaling.d"), str(state.d), least="1", most=str(MAX_D), step="1"
    )
    return div(".slide")[
        label(".number")[name, " ", i[letter], " =", box],
        input(
            type="range",
            name="scaling.log2_d",
            aria_label=words("scaling.slider"),
            aria_valuetext=f"d = {state.d}",
            value=f"{notch(state.d):g}",
            min="0",
            max=str(MAX_LOG2_D),
            step=f"{1 / NOTCHES:g}",
            disabled="d" in context.locked,
        ),
        div(".ticks", aria_hidden="true")[
            (span(style=f"--at:{log2(d) / MAX_LOG2_D:g}")[str(d)] for d in _TICKS)
        ],
    ]


def draws(state: State, context: Context) -> Element:
    """Return what draws again: a button, and a box for the seed."""
    words = context.words
    seed = controls.box(
        context,
        "seed",
        words("scaling.seed"),
        str(state.seed),
        least="0",
        most=str(LAST_SEED),
        step="1",
    )
    locked = "seed" in context.locked
    return controls.actions(
        controls.action(context, "redraw", words("scaling.redraw"), disabled=locked),
        label(".number")[words("scaling.seed"), seed],
        controls.action(context, "reset", words("shared.reset"), quiet=True),
    )
