"""`table`: every word of a Korean sentence asks all the others; rows ask, columns answer."""

from app.figures.figure import Figure
from app.figures.table.describe import spoken
from app.figures.table.state import FIELDS, State, update, values
from app.figures.table.view import view

PARTS = ("scores", "weights", "outputs")
FIGURE = Figure("table", State(), FIELDS, update, values, spoken, view, PARTS)
