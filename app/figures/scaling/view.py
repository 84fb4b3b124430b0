"""The experiment: three large numbers, the controls, and the charts below."""

from htpy import Element, Node, dd, div, dl, dt, small, span
from markupsafe import Markup

from app.draw.context import Context
from app.draw.hidden import Hidden
from app.draw.numbers import number
from app.draw.shell import hidden_part, shell
from app.figures.scaling.describe import sentence, theory
from app.figures.scaling.panel import draws, width
from app.figures.scaling.pictures import pictures
from app.figures.scaling.state import UNIFORM, Derived, State


def view(state: State, derived: Derived, context: Context) -> Markup:
    """Return the inside of the figure."""
    hidden = isinstance(derived.mean_max, Hidden)
    return shell(
        context,
        hidden_part(context.words) if hidden else _numbers(state, derived, context),
        width(state, context),
        draws(state, context),
        pictures(state, derived, context),
        sentence=sentence(state, context.words),
    )


def _numbers(state: State, derived: Derived, context: Context) -> Node:
    words = context.words
    even = dd[number(UNIFORM, 3, class_="large"), " ", small[words("scaling.even_why")]]
    return [
        div(".what")[words("scaling.what"), " ", small[words("scaling.how")]],
        dl(".three")[
            div(".plain")[dt[words("scaling.plain")], _case(0, derived, theory(state.d), context)],
            div(".divided")[dt[words("scaling.divided")], _case(1, derived, "1", context)],
            div(".even")[dt[words("scaling.even")], even],
        ],
    ]


def _case(case: int, derived: Derived, in_theory: str, context: Context) -> Element:
    words = context.words
    return dd[
        number(derived.mean_max[case], class_="large"),
        " ",
        small[
            words("scaling.score_sd"),
            " ",
            number(derived.score_sd[case]),
            " ",
            span[words("scaling.in_theory", value=in_theory)],
        ],
        " ",
        small[words("scaling.gradient"), " ", number(derived.mean_gradient[case])],
    ]
