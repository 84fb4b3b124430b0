"""Keys and their colours: one hue each, and always their name beside it."""

from typing import Final

from htpy import Node, i, sub

from app.draw.template import lazy

SUBSCRIPTS: Final = "₀₁₂₃₄₅₆₇₈₉"


def spoken(letter: str, number: int) -> str:
    """Return ``k₁`` for key 1: what is written in sentences and pictures."""
    return letter + SUBSCRIPTS[number]


@lazy
def symbol(letter: str, number: int) -> Node:
    """Return ``k₁`` in its hue."""
    return i(f".sym.k{number}")[letter, sub[str(number)]]
