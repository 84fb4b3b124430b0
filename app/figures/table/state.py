"""The table: a sentence, a mask, a scale; scores, weights and outputs follow."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import numpy as np

from app.core.arrays import Floats
from app.core.attention import attention, scaled_scores
from app.core.masks import Mask, causal_mask, join_masks
from app.figures.table.sentences import LONGEST, SENTENCES, WIDTH, Sentence
from app.kit.fields import SCALE, Cell, Choice, Field, Index
from app.kit.messages import Hover, Message


@dataclass(frozen=True, slots=True)
class State:
    """What the reader sets. ``row`` and ``cell`` are None until one was asked for."""

    sentence: str = "minsu"
    mask: str = "causal"
    scale: str = "sqrt"
    row: int | None = None
    cell: tuple[int, int] | None = None


# Row and cell have the bounds of the longest sentence here; ``settle`` knows the chosen one.
FIELDS: Final[dict[str, Field]] = {
    "sentence": Choice(tuple(SENTENCES)),
    "mask": Choice(("causal", "bidirectional")),
    "scale": SCALE,
    "row": Index(LONGEST),
    "cell": Cell(LONGEST, LONGEST),
}


@dataclass(frozen=True, slots=True)
class Derived:
    """What follows from a state. With n words: x, queries and outputs n×4; the others n×n.

    ``dots`` are q·k, ``unmasked`` the scores as they would be without a mask, ``scores`` are -inf
    where the mask hides a pair.
    """

    x: Floats
    w_q: Floats
    queries: Floats
    mask: Mask
    dots: Floats
    unmasked: Floats
    scores: Floats
    weights: Floats
    outputs: Floats


def sentence_of(state: State) -> Sentence:
    """Return the chosen sentence."""
    return SENTENCES[state.sentence]


def shown_row(state: State) -> int:
    """Return the row whose weights are drawn as arcs: the one asked for, else the sentence's."""
    return sentence_of(state).default_row if state.row is None else state.row


def without_cell(state: State) -> State:
    """Return the state without its cell: all that a pointer on its way over the cells keeps."""
    return replace(state, cell=None)


def derive(state: State) -> Derived:
    """Return everything that the state determines."""
    return _derive(sentence_of(state), state.mask, state.scale == "sqrt")


@lru_cache(maxsize=8)
def _derive(sentence: Sentence, mask: str, scale: bool) -> Derived:
    x, w_q = sentence.x(), np.array(sentence.w_q)
    queries, n = x @ w_q, len(sentence.tokens)
    joined = join_masks(n, n, **({"future": causal_mask(n)} if mask == "causal" else {}))
    found = attention(queries, x, x, mask=joined.keep, scale=scale)
    return Derived(
        x=x,
        w_q=w_q,
        queries=queries,
        mask=joined,
        dots=scaled_scores(queries, x, scale=False),
        unmasked=scaled_scores(queries, x, scale=scale),
        scores=found.scores,
        weights=found.weights,
        outputs=found.outputs,
    )


def values(state: State) -> dict[str, Any]:
    """Return the figure's values as plain JSON: a masked score is None, its weight 0."""
    derived = derive(state)
    x = derived.x.tolist()
    return {
        "tokens": [token.text for token in sentence_of(state).tokens],
        "features": x,
        "d": WIDTH,
        "w_q": derived.w_q.tolist(),
        "queries": derived.queries.tolist(),
        "keys": x,
        "values": x,
        "dots": derived.dots.tolist(),
        "scores": [
            [score if reason is None else None for score, reason in zip(*row, strict=True)]
            for row in zip(derived.scores.tolist(), derived.mask.reasons, strict=True)
        ],
        "weights": derived.weights.tolist(),
        "outputs": derived.outputs.tolist(),
    }


def settle(before: State, after: State, given: frozenset[str]) -> State:
    """Return the state in which a new sentence drops a row and a cell that were not given too.

    Raises:
        FieldError: row or cell lie outside the chosen sentence.
    """
    if after.sentence != before.sentence:
        row = after.row if "row" in given else None
        after = replace(after, row=row, cell=after.cell if "cell" in given else None)
    n = len(sentence_of(after).tokens)
    Index(n).load("table.row", after.row)
    Cell(n, n).load("table.cell", after.cell)
    return after


def update(state: State, message: Message) -> State:
    """Return the state after a message; one that means nothing here changes nothing."""
    match message:
        case Hover(_, row, column):
            return settle(state, replace(state, cell=(row, column)), frozenset({"cell"}))
    return state
