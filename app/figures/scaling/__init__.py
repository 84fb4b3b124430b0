"""`scaling`: why scores are divided by √d, by an experiment with random vectors."""

from app.figures.figure import Figure
from app.figures.scaling.describe import sentence
from app.figures.scaling.state import FIELDS, State, update, values
from app.figures.scaling.view import view
from app.figures.scaling.work import first, work

PARTS = ("mean_max", "chart")
FIGURE = Figure("scaling", State(), FIELDS, update, values, sentence, view, PARTS, work, first)
