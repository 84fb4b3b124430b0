"""What was measured, and the few numbers that a table is made of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil
from statistics import median
from typing import Any


@dataclass
class Samples:
    """Measured values by (measure, page, quantity), such as ("cold", "nungil", "ready")."""

    values: dict[tuple[str, str, str], list[float]] = field(default_factory=dict)

    def add(self, measure: str, page: str, quantities: Mapping[str, float | None]) -> None:
        """Take one round's values; None says that there was nothing to measure."""
        for quantity, value in quantities.items():
            if value is not None:
                self.values.setdefault((measure, page, quantity), []).append(value)

    def has(self, page: str) -> bool:
        """Return whether anything was measured of a page."""
        return any(measured == page for _, measured, _ in self.values)

    def median(self, measure: str, page: str, quantity: str) -> float | None:
        """Return the median over the rounds, or None where nothing was measured."""
        found = self.values.get((measure, page, quantity))
        return median(found) if found else None

    def ratio(self, quantity: str, *, top: tuple[str, str], below: tuple[str, str]) -> float | None:
        """Return the ratio of two medians; ``top`` and ``below`` are (measure, page)."""
        over, under = self.median(*top, quantity), self.median(*below, quantity)
        return None if over is None or not under else over / under

    def nested(self) -> dict[str, Any]:
        """Return everything as JSON takes it: measure → page → quantity → values of the rounds."""
        found: dict[str, Any] = {}
        for (measure, page, quantity), values in sorted(self.values.items()):
            found.setdefault(measure, {}).setdefault(page, {})[quantity] = values
        return found

    @staticmethod
    def of(nested: Mapping[str, Any]) -> "Samples":
        """Return what ``nested`` was made from."""
        return Samples(
            {
                (measure, page, quantity): list(values)
                for measure, pages in nested.items()
                for page, quantities in pages.items()
                for quantity, values in quantities.items()
            }
        )


def percentile(values: Sequence[float], share: float) -> float | None:
    """Return the smallest value that ``share`` of the values do not exceed; None of no values."""
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)] if ordered else None


def dropped(stamps: Sequence[float], period: float = 1000 / 60) -> int:
    """Return how many frames are missing between frame times in milliseconds.

    A gap of up to one and a half periods is one frame, however it jitters.
    """
    gaps = (later - earlier for earlier, later in pairwise(stamps))
    return sum(round(gap / period) - 1 for gap in gaps if gap > 1.5 * period)
