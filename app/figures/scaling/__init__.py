"""`scaling`: why scores are divided by √d, by an experiment with random vectors."""

from app.figures.scaling.describe import sentence
from app.figures.scaling.state import FIELDS, State, built, derive, settle, values
from app.figures.scaling.update import update
from app.figures.scaling.view import view
from app.figures.scaling.work import first, work
from app.kit.figure import Figure

FIGURE = Figure(
    name="scaling",
    initial=State(),
    fields=FIELDS,
    derive=derive,
    values=values,
    sentence=sentence,
    view=view,
    update=update,
    settle=settle,
    # The charts print the means, so they are hidden with them.
    parts={
        "mean_max": ("mean_max", "score_sd", "mean_gradient", "charts"),
        "chart": ("charts",),
    },
    work=work,
    first=first,
    built=built,
)
