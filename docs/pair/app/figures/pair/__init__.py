"""`pair`: two scores, and the weights that they become."""

from app.figures.pair.describe import sentence
from app.figures.pair.state import FIELDS, State, derive, values
from app.figures.pair.view import view
from app.kit.figure import Figure

FIGURE = Figure(
    name="pair",
    initial=State(),
    fields=FIELDS,
    derive=derive,
    values=values,
    sentence=sentence,
    view=view,
    parts={"weights": ("weights",)},
)
