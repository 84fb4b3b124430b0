"""What an attention table says about its chosen cell: pair, score, weight and, if masked, why."""

from htpy import Element, Node, b, p, span

from app.draw.context import Context
from app.draw.hidden import Hidden
from app.draw.numbers import MINUS, Shown, number


def readout(
    context: Context, asks: Node, key: Node, score: Shown, weight: Shown, reason: str | None
) -> Element:
    """Return the line about one cell. ``reason`` is the mask's for hiding it, None if it is seen.

    A masked score is −∞, which JSON and ``data-value`` do not know.
    """
    words = context.words
    why: Node = None
    if reason is not None:
        why = [" ", words("attention.masked_why", why=words(f"attention.mask.{reason}")), " ·"]
    return _line(
        b[asks, " → ", key],
        why,
        f" {words('shared.score')} ",
        f"{MINUS}∞" if reason is not None and not isinstance(score, Hidden) else number(score),
        f" · {words('shared.weight')} ",
        number(weight),
    )


def no_readout(context: Context) -> Element:
    """Return the line as long as no cell was chosen: an invitation."""
    return _line(span(".hint")[context.words("attention.no_cell")])


def _line(*content: Node) -> Element:
    return p(".say", data_readout=True)[content]
