"""The charts' place on the page, and the line that says what they show and what is being done."""

from typing import Final

from htpy import Element, Node, details, div, li, progress, section, summary, ul
from markupsafe import Markup

from app.draw import controls
from app.draw.context import Context
from app.draw.hidden import Hidden
from app.draw.shell import hidden_part
from app.figures.scaling.state import DIMENSIONS, Derived, State, awaits_drawing, is_drawn

_PANELS: Final = ("weights", "means", "scores", "gradients")


def pictures(state: State, derived: Derived, context: Context) -> Element:
    """Return the charts below their line, or what stands in the place of hidden ones."""
    words = context.words
    hidden = isinstance(derived.charts, Hidden)
    content = hidden_part(words) if hidden else _charts(state, derived.charts, context)
    if context.embedded:
        return details(".pictures.more")[summary[words("scaling.charts")], content]
    return section(".pictures", aria_label=words("scaling.charts"))[content]


def _charts(state: State, charts: tuple[str, ...], context: Context) -> Element:
    """Return the line and the charts below it.

    The page keeps a drawing while its key stays the same, so the one that came with the page
    needs no markup here. Paper shows the line where the charts are not those of the numbers above.
    """
    words, shown = context.words, state.drawing
    panels = (
        div(".panel")[
            div(".title")[words(f"scaling.panel_{name}")], _legend(name, context), Markup(chart)
        ]
        for name, chart in zip(_PANELS, charts, strict=False)
    )
    return div(id=f"{context.uid}-charts", data_stale="true" if not is_drawn(state) else None)[
        div(".news")[_news(state, context)],
        div(".four", data_drawing=f"{shown.d}-{shown.seed}-{shown.points}")[panels],
    ]


def _legend(panel: str, context: Context) -> Node:
    """Return which line is which: by colour and, as colour alone is not for all, by its dashes."""
    words = context.words
    if panel == "scores":
        names = [("plain", "scaling.chart_score"), ("normal", "scaling.normal")]
    else:
        names = [("plain", "scaling.plain"), ("divided", "scaling.divided")]
    return ul(".legend")[(li(class_=kind)[words(name)] for kind, name in names)]


def _news(state: State, context: Context) -> Node:
    words, shown = context.words, state.drawing
    known, whole = len(state.curve), len(DIMENSIONS)
    of = {"d": shown.d, "seed": shown.seed}
    if state.trouble and awaits_drawing(state):
        return [
            div[words("scaling.trouble", why=state.trouble, **of)],
            controls.action(context, "retry", words("scaling.retry")),
        ]
    news: list[Node] = []
    if awaits_drawing(state):
        news.append(div[words("scaling.coming", **of)])
    else:
        news.append(div[words("scaling.shown", **of)])
    if state.stopped and known < whole:
        news.append(div[words("scaling.partial", done=known, all=whole)])
        news.append(controls.action(context, "resume", words("scaling.resume")))
    elif awaits_drawing(state) and known < whole:
        text = words("scaling.progress", done=known, all=whole)
        news.append(div[progress(max=str(whole), value=str(known), aria_label=text), " ", text])
        news.append(controls.action(context, "stop", words("scaling.stop")))
    return news
