"""The experiment's controls: d on a slider and in a box, the seed, another draw."""

from math import log2
from typing import Final

from htpy import Element, div, label, span

from app.draw import controls
from app.draw.context import Context
from app.figures.scaling.state import FIELDS, D, State
from app.figures.scaling.update import MAX_LOG2_D, NOTCHES, notch
from app.kit.controls import control

_TICKS: Final = (D.least, 8, 64, 512, D.most)


def width(state: State, context: Context) -> Element:
    """Return box and slider for d. The slider's axis is logarithmic, and so are its ticks."""
    words = context.words
    return div(".slide")[
        label(".number")[words("scaling.d"), " =", control(context, FIELDS, state, "d")],
        controls.slider(
            context,
            "log2_d",
            words("scaling.slider"),
            f"{notch(state.d):g}",
            f"d = {state.d}",
            least="0",
            most=f"{MAX_LOG2_D:g}",
            step=f"{1 / NOTCHES:g}",
            field="d",
        ),
        div(".ticks", aria_hidden="true")[
            ((span(style=f"--at:{log2(d) / MAX_LOG2_D:g}")[str(d)], " ") for d in _TICKS)
        ],
    ]


def draws(state: State, context: Context) -> Element:
    """Return what draws again: a button, and a box for the seed."""
    words = context.words
    locked = "seed" in context.locked
    return controls.actions(
        controls.action(context, "redraw", words("scaling.redraw"), disabled=locked),
        label(".number")[words("scaling.seed"), control(context, FIELDS, state, "seed")],
        controls.action(context, "reset", words("shared.reset"), quiet=True),
    )
