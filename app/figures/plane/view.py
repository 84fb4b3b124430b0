"""The plane: picture, table and controls together."""

from htpy import Node, details, div, summary
from markupsafe import Markup

from app.draw.frame import frame
from app.draw.kept import HOLE, stencil
from app.draw.setting import Setting
from app.figures.plane.describe import off_frame, sentence
from app.figures.plane.jumps import can_be_longer, can_tie
from app.figures.plane.ledger import ledger, sum_line
from app.figures.plane.panel import boxes, buttons, scale, switches
from app.figures.plane.picture import picture
from app.figures.plane.state import State


def view(state: State, setting: Setting) -> Markup:
    """Return the inside of the figure. Alone, all but the first toggle is folded away."""
    content = _layout(setting).filled(
        picture(state, setting),
        _remark(state, setting),
        ledger(state, setting),
        scale(state.scale, setting),
        switches(state.values != "keys", state.equal_length, setting),
        buttons(state.q == (0.0, 0.0), can_tie(state), can_be_longer(state), setting),
        sum_line(state, setting),
        boxes(state, setting),
    )
    return frame(setting, "plane", content, sentence=sentence(state, setting.words))


@stencil
def _layout(setting: Setting) -> Node:
    hands, below = [HOLE, HOLE], [HOLE, HOLE]
    beside = div[HOLE, HOLE]
    if not setting.alone:
        return [div(".two")[beside, div[HOLE, HOLE, hands]], below]
    more = summary[setting.words("frame.more")]
    return [div(".two")[beside, div[HOLE, HOLE]], details(".more")[more, hands, below]]


def _remark(state: State, setting: Setting) -> Markup:
    remark = off_frame(state, setting.words)
    return Markup(div(".remark")[remark] if remark else "")
