"""The charts' place on the page, and the line that says what they show and what is being done."""

from typing import Final

from htpy import Element, Node, details, div, progress, section, span, summary
from markupsafe import Markup

from app.draw import controls
from app.draw.frame import covered
from app.draw.setting import Setting
from app.figures.scaling.state import DIMENSIONS, State, awaits_drawing

_PANELS: Final = ("weights", "means", "scores", "gradients")
_NAME: Final = "scaling.chart"


def pictures(state: State, setting: Setting) -> Element:
    """Return the charts below their line.

    The page keeps a drawing while its key stays the same, so the one that came with the page
    needs no markup here. Hidden, it is kept for when it is revealed.
    """
    words, shown, hidden = setting.words, state.drawing, _NAME in setting.hidden
    panels = (
        div(".panel")[div(".title")[words(f"scaling.panel_{name}")], _legend(name, setting), chart]
        for name, chart in zip(_PANELS, map(Markup, shown.charts), strict=False)
    )
    content = [
        hidden and covered(words),
        div(id=f"{setting.uid}-charts", hidden=hidden)[
            div(".news")[_news(state, setting)],
            div(".four", data_drawing=f"{shown.d}-{shown.seed}-{shown.points}")[panels],
        ],
    ]
    if setting.alone:
        return details(".pictures.more")[summary[words("scaling.charts")], content]
    return section(".pictures", aria_label=words("scaling.charts"))[content]


def _legend(panel: str, setting: Setting) -> Node:
    """Return which line is which: by colour and, as colour alone is not for all, by its dashes."""
    words = setting.words
    if panel == "scores":
        names = [("plain", "scaling.chart_score"), ("normal", "scaling.normal")]
    else:
        names = [("plain", "scaling.plain"), ("divided", "scaling.divided")]
    return div(".legend")[(span(class_=kind)[words(name)] for kind, name in names)]


def _news(state: State, setting: Setting) -> Node:
    words, shown = setting.words, state.drawing
    known, whole = len(state.curve), len(DIMENSIONS)
    of = {"d": shown.d, "seed": shown.seed}
    if state.trouble and awaits_drawing(state):
        return [
            div[words("scaling.trouble", why=state.trouble, **of)],
            controls.action("scaling.retry", words("scaling.retry")),
        ]
    news: list[Node] = []
    if awaits_drawing(state):
        news.append(div[words("scaling.coming", **of)])
    else:
        news.append(div[words("scaling.shown", **of)])
    if state.stopped and known < whole:
        news.append(div[words("scaling.partial", done=known, all=whole)])
        news.append(controls.action("scaling.resume", words("scaling.resume")))
    elif awaits_drawing(state) and known < whole:
        text = words("scaling.progress", done=known, all=whole)
        news.append(div[progress(max=str(whole), value=str(known), aria_label=text), " ", text])
        news.append(controls.action("scaling.stop", words("scaling.stop")))
    return news
