"""The table: a sentence, a mask, a scale; scores, weights and outputs follow."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import numpy as np

from app.core.arrays import Bools, Floats
from app.core.attention import attention
from app.core.masks import causal_mask
from app.figures.fields import Cell, Choice, Field, Index, put
from app.figures.messages import Look, Message, Press, Put, Type
from app.figures.table.sentences import SENTENCES, WIDTH, WORDS_EACH, Sentence


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
    "scale": Choice(("sqrt", "none")),
    "row": Index(WORDS_EACH),
    "cell": Cell(WORDS_EACH),
}


@dataclass(frozen=True, slots=True)
class Outcome:
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


def outcome(state: State) -> Outcome:
    """Return everything that the state determines."""
    return _outcome(state.sentence, state.mask, state.scale)


@lru_cache(maxsize=8)
def _outcome(sentence: str, mask: str, scale: str) -> Outcome:
    chosen = SENTENCES[sentence]
    x = chosen.x()
    queries = x @ np.array(chosen.w_q)
    n = len(chosen.tokens)
    keep = causal_mask(n) if mask == "causal" else np.ones((n, n), dtype=np.bool_)
    free = attention(queries, x, x, scale=scale == "sqrt")
    seen = attention(queries, x, x, mask=keep, scale=scale == "sqrt")
    return Outcome(x, queries, keep, free.scores, seen.scores, seen.weights, seen.outputs)


def values(state: State) -> dict[str, Any]:
    """Return the figure's values as plain JSON: a masked score is None, its weight 0."""
    seen = outcome(state)
    x = seen.x.tolist()
    return {
        "tokens": [token.text for token in sentence_of(state).tokens],
        "features": x,
        "d": WIDTH,
        "queries": seen.queries.tolist(),
        "keys": x,
        "values": x,
        "scores": [
            [score if kept else None for score, kept in zip(*row, strict=True)]
            for row in zip(seen.scores.tolist(), seen.keep.tolist(), strict=True)
        ],
        "weights": seen.weights.tolist(),
        "outputs": seen.outputs.tolist(),
    }


def update(state: State, message: Message) -> State:
    """Return the state after a message; one that means nothing here changes nothing."""
    match message:
        case Put(field, value):
            return put(state, field, value)
        case Type("sentence", text):
            chosen = FIELDS["sentence"].read("table.sentence", text)
            # Row and cell spoke of words that are gone.
            same = chosen == state.sentence
            return state if same else replace(state, sentence=chosen, row=None, cell=None)
        case Type("mask" | "scale" as field, text):
            return put(state, field, FIELDS[field].read(f"table.{field}", text))
        case Look(cell):
            return replace(state, cell=cell)
        case Press("reset"):
            return State()
        case Press(action) if action.startswith("row."):
            row = FIELDS["row"].read("table.row", action.removeprefix("row."))
            return replace(state, row=row)
    return state
