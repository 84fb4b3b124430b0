"""The plane's numbers: a row a key, and the sum with the numbers put in."""

from functools import lru_cache

from htpy import small
from markupsafe import Markup, escape

from app.draw.context import Context
from app.draw.score_table import score_table as table
from app.draw.score_table import weighted_sum
from app.figures.plane.state import Derived, State
from app.words.catalogue import Words


def score_table(state: State, derived: Derived, context: Context) -> Markup:
    """Return the table: q·k, score and weight for every key."""
    words = context.words
    return table(
        words("plane.score_table"),
        _columns(state.scale, words),
        words("plane.total"),
        scores=(derived.dots.tolist(), derived.scores.tolist()),
        weights=derived.weights.tolist(),
        sum_of_weights=derived.weights.sum(),
        winner=derived.winner,
    )


@lru_cache(maxsize=4)
def _columns(scale: str, words: Words) -> tuple[str, ...]:
    score = escape(words("plane.score"))
    if scale == "sqrt":
        score += Markup(small[" ÷√2"])
    return words("plane.key_column"), "q·k", score, words("plane.weight")


def sum_line(derived: Derived, context: Context) -> Markup:
    """Return ``output = Σ weight · value`` with the numbers put in."""
    return weighted_sum(
        context.words("plane.output"),
        derived.weights.tolist(),
        derived.values.tolist(),
        derived.output.tolist(),
    )
