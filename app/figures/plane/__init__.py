"""`plane`: one query, four keys in two dimensions; drag the query and see where it looks."""

from app.figures.figure import Figure
from app.figures.plane.describe import sentence
from app.figures.plane.state import FIELDS, State, values
from app.figures.plane.update import update
from app.figures.plane.view import view

PARTS = ("dots", "scores", "weights", "output")
FIGURE = Figure("plane", State(), FIELDS, update, values, sentence, view, PARTS)
