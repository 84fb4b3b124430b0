"""The experiment: three large numbers, the controls, and the charts below."""

from htpy import Element, Node, dd, div, dl, dt, small, span
from markupsafe import Markup

from app.core.sampling import Outcome
from app.draw.frame import frame, part
from app.draw.numbers import number
from app.draw.setting import Setting
from app.figures.scaling.describe import sentence, theory
from app.figures.scaling.panel import draws, width
from app.figures.scaling.pictures import pictures
from app.figures.scaling.state import UNIFORM, State, experiment


def view(state: State, setting: Setting) -> Markup:
    """Return the inside of the figure."""
    return frame(
        setting,
        "scaling",
        part(setting, "scaling.mean_max", _numbers(state, setting)),
        width(state, setting),
        draws(state, setting),
        pictures(state, setting),
        sentence=sentence(state, setting.words),
    )


def _numbers(state: State, setting: Setting) -> Node:
    words, found = setting.words, experiment(state.d, state.seed)
    even = dd[number(UNIFORM, 3, class_="large"), small[words("scaling.even_why")]]
    return [
        div(".what")[words("scaling.what"), " ", small[words("scaling.how")]],
        dl(".three")[
            div(".plain")[
                dt[words("scaling.plain")], _case(found.unscaled, theory(state.d), setting)
            ],
            div(".divided")[dt[words("scaling.divided")], _case(found.scaled, "1", setting)],
            div(".even")[dt[words("scaling.even")], even],
        ],
    ]


def _case(outcome: Outcome, in_theory: str, setting: Setting) -> Element:
    words = setting.words
    return dd[
        number(outcome.mean_max, class_="large"),
        small[
            words("scaling.score_sd"),
            " ",
            number(outcome.score_sd),
            " ",
            span[f"({words('scaling.in_theory', value=in_theory)})"],
        ],
        small[words("scaling.gradient"), " ", number(outcome.mean_gradient)],
    ]
