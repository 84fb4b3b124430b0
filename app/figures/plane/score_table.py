"""The plane's numbers: a row a key, and the sum with the numbers put in."""

from htpy import small
from markupsafe import Markup

from app.draw.context import Context
from app.draw.score_table import score_table as table
from app.draw.score_table import weighted_sum
from app.figures.plane.state import Derived, State


def score_table(state: State, derived: Derived, context: Context) -> Markup:
    """Return the table: q·k, score and weight for every key."""
    words = context.words
    score = words("plane.score")
    if state.scale == "sqrt":
        score = Markup.escape(score) + Markup(small[" ÷√2"])
    return table(
        words("plane.score_table"),
        (words("plane.key_column"), "q·k", score, words("plane.weight")),
        words("plane.total"),
        scores=(derived.dots.tolist(), derived.scores.tolist()),
        weights=derived.weights.tolist(),
        sum_of_weights=derived.weights.sum(),
        winner=derived.winner,
    )


def sum_line(derived: Derived, context: Context) -> Markup:
    """Return ``output = Σ weight · value`` with the numbers put in."""
    return weighted_sum(
        context.words("plane.output"),
        derived.weights.tolist(),
        derived.values.tolist(),
        derived.output.tolist(),
    )
