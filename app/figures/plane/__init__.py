"""`plane`: one query, four keys in two dimensions; drag the query and see where it looks."""

from app.figures.plane.describe import sentence
from app.figures.plane.state import FIELDS, State, derive, values
from app.figures.plane.update import update
from app.figures.plane.view import view
from app.kit.figure import Figure

FIGURE = Figure(
    name="plane",
    initial=State(),
    fields=FIELDS,
    derive=derive,
    values=values,
    sentence=sentence,
    view=view,
    update=update,
    own_controls=frozenset({"values"}),
    parts={
        "dots": ("dots",),
        "scores": ("scores",),
        "weights": ("weights", "output", "winner", "entropy"),
        "output": ("output",),
    },
)
