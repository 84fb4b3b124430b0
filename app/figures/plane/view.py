"""The plane: picture, table and controls together."""

from htpy import Element, Node, div

from app.draw.frame import frame
from app.draw.setting import Setting
from app.figures.plane.describe import off_frame, sentence
from app.figures.plane.ledger import ledger, sum_line
from app.figures.plane.panel import boxes, buttons, switches
from app.figures.plane.picture import picture
from app.figures.plane.state import State


def view(state: State, setting: Setting) -> Element:
    """Return the inside of the figure."""
    return frame(
        setting,
        "plane",
        div(".two")[
            div[picture(state, setting), _remark(state, setting)],
            div(".side")[
                ledger(state, setting),
                switches(state, setting),
                buttons(state, setting),
            ],
        ],
        sum_line(state, setting),
        boxes(state, setting),
        sentence=sentence(state, setting.words),
    )


def _remark(state: State, setting: Setting) -> Node:
    remark = off_frame(state, setting.words)
    return remark and div(".remark")[remark]
