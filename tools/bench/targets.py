"""What the page is meant to reach, as ratios within one run, and what it reached."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tools.bench.samples import Samples
from tools.bench.table import NOTHING, count, megabytes, milliseconds, ratio, share, task

Measured = Callable[[Samples], float | None]
Row = tuple[str, str, str, str]


@dataclass(frozen=True)
class Target:
    """Something measured that should not exceed ``limit``."""

    words: str
    limit: float
    measured: Measured
    write: Callable[[float | None], str] = ratio
    remark: str = ""

    def row(self, samples: Samples) -> Row:
        """Return the target's line: what, target, measured, and whether it is met."""
        value = self.measured(samples)
        met = NOTHING if value is None else "yes" if value <= self.limit else "no"
        wanted = "0" if self.limit == 0 else f"≤ {self.write(self.limit)}"
        return f"{self.words}", f"{wanted}{self.remark}", self.write(value), met


def _against(quantity: str, page: str, measure: str = "cold") -> Measured:
    return lambda samples: samples.ratio(quantity, top=(measure, "nungil"), below=(measure, page))


def _own(measure: str, quantity: str) -> Measured:
    return lambda samples: samples.median(measure, "nungil", quantity)


def _runtime_at_paint(samples: Samples) -> float | None:
    """Return the runtime's part that came before the first paint; all of it if no figure showed."""
    figures = samples.median("slow", "nungil", "figures")
    if figures is None:
        return None
    return samples.median("slow", "nungil", "paint_share") if figures else 1.0


def _longest_after(samples: Samples) -> float | None:
    lengths = [samples.median("tasks", "nungil", name) for name in ("idle", "arrival", "curve")]
    return max((one for one in lengths if one is not None), default=None)


TARGETS: Final = (
    Target("ready ÷ stock PyScript, cold", 0.45, _against("ready", "pyscript"), remark=" (0.33)"),
    Target("ready ÷ stock Pyodide, cold", 0.60, _against("ready", "pyodide")),
    Target("runtime that came before the first paint, 1.6 Mbit/s", 0.10, _runtime_at_paint, share),
    Target("bytes to ready ÷ stock PyScript's", 0.60, _against("bytes_ready", "pyscript")),
    Target("move heard → picture, p95", 4, _own("drag", "delay_p95"), milliseconds),
    Target("the same, slowed 4×", 16, _own("drag_slowed", "delay_p95"), milliseconds),
    Target("frames dropped in a drag of 3 s", 0, _own("drag", "dropped"), count),
    Target("longest task after ready", 50, _longest_after, task),
    Target("redraw ÷ native NumPy, d = 64", 2.5, _against("redraw_64", "native", "redraw")),
    Target("redraw ÷ native NumPy, d = 1024", 2.5, _against("redraw_1024", "native", "redraw")),
    Target("Python's memory grown, 20,000 moves", 0, _own("heap", "heap_growth"), megabytes),
)
