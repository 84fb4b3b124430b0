"""`table`: every word of a Korean sentence asks all the others; rows ask, columns answer."""

from app.figures.table.describe import spoken
from app.figures.table.state import FIELDS, State, derive, settle, update, values
from app.figures.table.view import view
from app.kit.figure import Figure

FIGURE = Figure(
    name="table",
    initial=State(),
    fields=FIELDS,
    derive=derive,
    values=values,
    sentence=spoken,
    view=view,
    update=update,
    settle=settle,
    parts={
        "scores": ("dots", "unmasked", "scores"),
        "weights": ("weights", "outputs"),
        "outputs": ("outputs",),
    },
)
