"""From data to places in a chart, in points from its lower left corner."""

from dataclasses import dataclass
from typing import Final

WIDTH: Final = 330
HEIGHT: Final = 212
# What lies between the edge and the axes.
LEFT: Final = 32
BOTTOM: Final = 42
_RIGHT: Final = 16
_TOP: Final = 20
CENTRE: Final = (LEFT + WIDTH - _RIGHT) / 2

Limits = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Scales:
    """Two axes, each with its least and its largest value."""

    x: Limits
    y: Limits

    def right(self, x: float) -> float:
        """Return how far to the right ``x`` lies."""
        least, most = self.x
        return LEFT + (x - least) / (most - least) * (WIDTH - LEFT - _RIGHT)

    def above(self, y: float) -> float:
        """Return how high ``y`` lies."""
        least, most = self.y
        return BOTTOM + (y - least) / (most - least) * (HEIGHT - BOTTOM - _TOP)
