"""Where things are in the table."""

from typing import Final

TABLE: Final = "[data-figure='table']"
READOUT: Final = f"{TABLE} [data-readout]"
# A switch, its other value, and the one that it opens with.
TOGGLES: Final = [
    ("table.mask", "bidirectional", "causal"),
    ("table.scale", "none", "sqrt"),
    ("table.sentence", "minji", "minsu"),
]


def cell(row: int, column: int) -> str:
    """Return the selector of a cell of weights."""
    return f"{TABLE} td[data-row='{row}'][data-col='{column}']"


def header(row: int) -> str:
    """Return the selector of the button at the head of a row."""
    return f"{TABLE} tr:has(td[data-row='{row}']) th[scope=row] button"
