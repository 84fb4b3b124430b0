"""The plane: picture, table and controls together."""

from htpy import div
from markupsafe import Markup

from app.draw.context import Context
from app.draw.layout import folded, side_by_side
from app.draw.shell import shell
from app.draw.template import join
from app.figures.plane.describe import off_frame, sentence
from app.figures.plane.jumps import can_be_longer, can_tie
from app.figures.plane.panel import boxes, buttons, scale, switches
from app.figures.plane.picture import picture
from app.figures.plane.score_table import score_table, sum_line
from app.figures.plane.state import Derived, State


def view(state: State, derived: Derived, context: Context) -> Markup:
    """Return the inside of the figure. Embedded, all but the first toggle is folded away."""
    drawing = join(picture(state, derived, context), _remark(state, context))
    numbers = join(score_table(state, derived, context), scale(state.scale, context))
    moves = join(
        switches(state.values != "keys", state.equal_length, context),
        buttons(state.q == (0.0, 0.0), can_tie(state), can_be_longer(state), context),
    )
    details = join(sum_line(derived, context), boxes(state, derived, context))
    if context.embedded:
        more = folded(context.words("shared.more"), join(moves, details))
        content = join(side_by_side(drawing, numbers), more)
    else:
        content = join(side_by_side(drawing, join(numbers, moves)), details)
    return shell(context, content, sentence=sentence(state, context.words))


def _remark(state: State, context: Context) -> Markup:
    remark = off_frame(state, context.words)
    return Markup(div(".remark")[remark]) if remark else Markup()
