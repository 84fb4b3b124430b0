"""The plane: picture, table and controls together."""

from htpy import Fragment, Node, details, div, fragment, summary

from app.draw.frame import frame
from app.draw.setting import Setting
from app.figures.plane.describe import off_frame, sentence
from app.figures.plane.jumps import can_be_longer, can_tie
from app.figures.plane.ledger import ledger, sum_line
from app.figures.plane.panel import boxes, buttons, scale, switches
from app.figures.plane.picture import picture
from app.figures.plane.state import State


def view(state: State, setting: Setting) -> Fragment:
    """Return the inside of the figure. Alone, all but the first toggle is folded away."""
    hands = fragment[
        switches(state.values != "keys", state.equal_length, setting),
        buttons(state.q == (0.0, 0.0), can_tie(state), can_be_longer(state), setting),
    ]
    below = fragment[sum_line(state, setting), boxes(state, setting)]
    return frame(
        setting,
        "plane",
        div(".two")[
            div[picture(state, setting), _remark(state, setting)],
            div[
                ledger(state, setting),
                scale(state.scale, setting),
                not setting.alone and hands,
            ],
        ],
        below
        if not setting.alone
        else details(".more")[summary[setting.words("frame.more")], hands, below],
        sentence=sentence(state, setting.words),
    )


def _remark(state: State, setting: Setting) -> Node:
    remark = off_frame(state, setting.words)
    return remark and div(".remark")[remark]
