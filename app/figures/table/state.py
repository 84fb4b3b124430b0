"""The table: a sentence, a mask, a scale; scores, weights and outputs follow."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import numpy as np

from app.core.arrays import Bools, Floats
from app.core.attention import attention
from app.core.masks import causal_mask
from app.figures.table.sentences import SENTENCES, WIDTH, WORDS_EACH, Sentence
from app.kit.fields import SCALE, Cell, Choice, Field, Index
from app.kit.messages import Click, Hover, Message


@dataclass(frozen=True, slots=True)
class State:
    """What the reader sets. ``row`` and ``cell`` are None until one was asked for."""

    sentence: str = "minsu"
    mask: str = "causal"
    scale: str = "sqrt"
    row: int | None = None
    cell: tuple[int, int] | None = None


FIELDS: Final[dict[str, Field]] = {
    "sentence": Choice(tuple(SENTENCES)),
    "mask": Choice(("causal", "bidirectional")),
    "scale": SCALE,
    "row": Index(WORDS_EACH),
    "cell": Cell(WORDS_EACH, WORDS_EACH),
}


@dataclass(frozen=True, slots=True)
class Derived:
    """What follows from a state. With n words: x, queries and outputs n×4; the others n×n.

    ``keep`` is True where a word may look, ``scores`` are -inf elsewhere. ``unmasked`` are the
    scores as they would be without a mask.
    """

    x: Floats
    queries: Floats
    keep: Bools
    unmasked: Floats
    scores: Floats
    weights: Floats
    outputs: Floats


def sentence_of(state: State) -> Sentence:
    """Return the chosen sentence."""
    return SENTENCES[state.sentence]


def shown_row(state: State) -> int:
    """Return the row whose look is drawn: the one asked for, else the sentence's telling one."""
    return sentence_of(state).telling if state.row is None else state.row


def but_cell(state: State) -> State:
    """Return the state without its cell: what a pointer on its way over the cells leaves alone."""
    return replace(state, cell=None)


def derive(state: State) -> Derived:
    """Return everything that the state determines."""
    return _derive(state.sentence, state.mask, state.scale)


@lru_cache(maxsize=8)
def _derive(sentence: str, mask: str, scale: str) -> Derived:
    chosen = SENTENCES[sentence]
    x = chosen.x()
    queries = x @ np.array(chosen.w_q)
    n = len(chosen.tokens)
    keep = causal_mask(n) if mask == "causal" else np.ones((n, n), dtype=np.bool_)
    free = attention(queries, x, x, scale=scale == "sqrt")
    derived = attention(queries, x, x, mask=keep, scale=scale == "sqrt")
    return Derived(x, queries, keep, free.scores, derived.scores, derived.weights, derived.outputs)


def values(state: State) -> dict[str, Any]:
    """Return the figure's values as plain JSON: a masked score is None, its weight 0."""
    derived = derive(state)
    x = derived.x.tolist()
    return {
        "tokens": [token.text for token in sentence_of(state).tokens],
        "features": x,
        "d": WIDTH,
        "queries": derived.queries.tolist(),
        "keys": x,
        "values": x,
        "scores": [
            [score if kept else None for score, kept in zip(*row, strict=True)]
            for row in zip(derived.scores.tolist(), derived.keep.tolist(), strict=True)
        ],
        "weights": derived.weights.tolist(),
        "outputs": derived.outputs.tolist(),
    }


def settle(before: State, after: State, given: frozenset[str]) -> State:
    """Return the state in which a new sentence drops a row and a cell that were not given too."""
    if after.sentence == before.sentence:
        return after
    return replace(
        after,
        row=after.row if "row" in given else None,
        cell=after.cell if "cell" in given else None,
    )


def update(state: State, message: Message) -> State:
    """Return the state after a message; one that means nothing here changes nothing."""
    match message:
        case Hover(_, row, column):
            return replace(state, cell=FIELDS["cell"].load("table.cell", [row, column]))
        case Click(action) if action.startswith("row."):
            row = FIELDS["row"].read("table.row", action.removeprefix("row."))
            return replace(state, row=row)
    return state
