"""The plane: picture, table and controls together."""

from htpy import Node, details, div, summary
from markupsafe import Markup

from app.draw.context import Context
from app.draw.shell import shell
from app.draw.template import SLOT, template
from app.figures.plane.describe import off_frame, sentence
from app.figures.plane.jumps import can_be_longer, can_tie
from app.figures.plane.panel import boxes, buttons, scale, switches
from app.figures.plane.picture import picture
from app.figures.plane.score_table import score_table, sum_line
from app.figures.plane.state import Derived, State


def view(state: State, derived: Derived, context: Context) -> Markup:
    """Return the inside of the figure. Alone, all but the first toggle is folded away."""
    content = _layout(context).fill(
        picture(state, context),
        _remark(state, context),
        score_table(state, context),
        scale(state.scale, context),
        switches(state.values != "keys", state.equal_length, context),
        buttons(state.q == (0.0, 0.0), can_tie(state), can_be_longer(state), context),
        sum_line(state, context),
        boxes(state, context),
    )
    return shell(context, content, sentence=sentence(state, context.words))


@template
def _layout(context: Context) -> Node:
    hands, below = [SLOT, SLOT], [SLOT, SLOT]
    beside = div[SLOT, SLOT]
    if not context.embedded:
        return [div(".two")[beside, div[SLOT, SLOT, hands]], below]
    more = summary[context.words("shared.more")]
    return [div(".two")[beside, div[SLOT, SLOT]], details(".more")[more, hands, below]]


def _remark(state: State, context: Context) -> Markup:
    remark = off_frame(state, context.words)
    return Markup(div(".remark")[remark] if remark else "")
