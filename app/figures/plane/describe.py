"""The plane in words."""

from functools import lru_cache
from typing import Final

from app.draw.numbers import percent, point
from app.draw.symbols import spoken
from app.figures.plane.state import KEYS, PLANE, State, derive
from app.words.catalogue import Words

# Weights closer than this are a tie: the button that leads to one rounds q to a ten-thousandth.
TIE_TOLERANCE: Final = 5e-4


def sentence(state: State, words: Words) -> str:
    """Return what the figure shows, in one or two sentences."""
    derived = derive(state)
    output = point(derived.output)
    weights = derived.weights
    top = weights.max()
    leaders = [n for n, w in enumerate(weights) if top - w < TIE_TOLERANCE]
    if len(leaders) == len(weights):
        return words("plane.even", output=output)
    if len(leaders) > 1:
        names = words("plane.and").join(spoken("k", n + 1) for n in leaders)
        return words("plane.tie", keys=names, share=percent(top), output=output)
    return words(
        "plane.looks", key=spoken("k", derived.winner + 1), share=percent(top), output=output
    )


@lru_cache(maxsize=4)
def names(entry: str, words: Words) -> tuple[str, ...]:
    """Return what the keys or the values are called, by their entry in the catalogue."""
    return tuple(words(entry, n=n + 1) for n in range(KEYS))


def off_frame(state: State, words: Words) -> str | None:
    """Return a remark where q lies outside the picture, else None."""
    if all(abs(x) <= reach for x, reach in zip(state.q, PLANE.reach, strict=True)):
        return None
    return words("plane.off_frame", q=point(state.q))
