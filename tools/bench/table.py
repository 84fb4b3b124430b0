"""The tables: which medians stand in which row, and how a number is written."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from tools.bench.samples import Samples

Number = float | None
NOTHING: Final = "—"


def milliseconds(value: Number) -> str:
    """Return a time in milliseconds as ``0.35 ms``, ``12.3 ms``, ``412 ms`` or ``1.43 s``."""
    if value is None:
        return NOTHING
    if value >= 1000:
        return f"{value / 1000:.2f} s"
    places = 2 if value < 10 else 1 if value < 100 else 0
    return f"{value:.{places}f} ms"


def task(value: Number) -> str:
    """Return the length of the longest task; the browser tells of none below 50 ms."""
    return "< 50 ms" if value == 0 else milliseconds(value)


def megabytes(value: Number) -> str:
    """Return bytes as ``2.38 MB`` (a million bytes)."""
    return NOTHING if value is None else f"{value / 1e6:.2f} MB"


def count(value: Number) -> str:
    """Return a number as a whole one, with thousands apart."""
    return NOTHING if value is None else f"{value:,.0f}"


def share(value: Number) -> str:
    """Return a part of one in per cent."""
    return NOTHING if value is None else f"{value * 100:.1f} %"


def ratio(value: Number) -> str:
    """Return a ratio with two decimals."""
    return NOTHING if value is None else f"{value:.2f}"


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table; all columns but the first hold numbers and stand to the right."""
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, rule, *rows))


@dataclass(frozen=True)
class Line:
    """One row: a quantity of a measure, in words, and how it is written."""

    words: str
    measure: str
    quantity: str
    write: Callable[[Number], str] = milliseconds


@dataclass(frozen=True)
class Table:
    """Rows of medians, a column a page, then Nungil's ratio to each of the other pages."""

    title: str
    pages: dict[str, str]
    lines: tuple[Line, ...]

    def _measured(self, samples: Samples) -> dict[str, str]:
        """Return the pages that were part of the run."""
        return {page: name for page, name in self.pages.items() if samples.has(page)}

    def head(self, samples: Samples) -> tuple[str, ...]:
        """Return the titles of the columns."""
        names = tuple(self._measured(samples).values())
        return ("", *names, *(f"÷ {name}" for name in names[1:]))

    def rows(self, samples: Samples) -> list[tuple[str, ...]]:
        """Return the rows of which anything was measured."""
        found = []
        pages = self._measured(samples)
        for line in self.lines:
            values = [samples.median(line.measure, page, line.quantity) for page in pages]
            if any(value is not None for value in values):
                own, *others = values
                ratios = [ratio(own / v) if own is not None and v else NOTHING for v in others]
                found.append((line.words, *map(line.write, values), *ratios))
        return found


_START: Final = (
    Line("first paint, cold", "cold", "paint"),
    Line("first figure answers, cold", "cold", "first"),
    Line("ready, cold", "cold", "ready"),
    Line("processor time until ready and quiet, cold", "cold", "processor"),
    Line("longest task until ready, cold", "cold", "longest_start", task),
    Line("first paint, warm", "warm", "paint"),
    Line("first figure answers, warm", "warm", "first"),
    Line("ready, warm", "warm", "ready"),
    Line("first paint, 1.6 Mbit/s", "slow", "paint"),
    Line("first figure answers, 1.6 Mbit/s", "slow", "first"),
    Line("ready, 1.6 Mbit/s", "slow", "ready"),
    Line("first paint, 10 Mbit/s", "medium", "paint"),
    Line("ready, 10 Mbit/s", "medium", "ready"),
    Line("first paint, processor slowed 4×", "cpu", "paint"),
    Line("ready, processor slowed 4×", "cpu", "ready"),
    Line("bytes to first paint", "cold", "bytes_paint", megabytes),
    Line("bytes to ready", "cold", "bytes_ready", megabytes),
    Line("bytes in all", "cold", "bytes_all", megabytes),
    Line("bytes to ready, gzip only", "gzip", "bytes_ready", megabytes),
)
_STEPS: Final = (
    Line("page parsed", "cold", "parsed"),
    Line("PyScript asks for the interpreter", "cold", "at_interpreter"),
    Line("interpreter and packages are there", "cold", "at_packages"),
    Line("the app's files are there", "cold", "at_app"),
    Line("ready", "cold", "ready"),
)
_HAND: Final = tuple(
    Line(f"{words}{slowed}", measure, quantity, write)
    for measure, slowed in (("drag", ""), ("drag_slowed", ", slowed 4×"))
    for words, quantity, write in (
        ("move heard → picture, median", "delay", milliseconds),
        ("move heard → picture, p95", "delay_p95", milliseconds),
        ("pointer moved → picture, p95", "wait_p95", milliseconds),
        ("frame begun → picture, median", "draw", milliseconds),
        ("in listeners of a move, p95", "handler_p95", milliseconds),
        ("pictures in 3 s", "moves", count),
        ("frames dropped in 3 s", "dropped", count),
    )
)
_AFTER: Final = (
    Line("longest task after ready, untouched", "tasks", "idle", task),
    Line("longest task while Matplotlib and the first curve come", "tasks", "arrival", task),
    Line("longest task of the next curve", "tasks", "curve", task),
    Line("first curve, Matplotlib's arrival included", "tasks", "first_curve"),
    Line("next curve", "tasks", "next_curve"),
    Line("bytes after ready", "tasks", "bytes_late", megabytes),
    Line("Python's memory after ready", "heap", "heap", megabytes),
    Line("… grown over moves and toggles", "heap", "heap_growth", megabytes),
    Line("Python's objects after ready", "heap", "objects", count),
    Line("… grown over moves and toggles", "heap", "objects_growth", count),
    Line("JavaScript's memory after ready", "heap", "script", megabytes),
    Line("… grown over moves and toggles", "heap", "script_growth", megabytes),
    Line("nodes grown over moves and toggles", "heap", "nodes_growth", count),
    Line("listeners grown over moves and toggles", "heap", "listeners_growth", count),
)
_REDRAW: Final = tuple(
    Line(f"scaling's experiment, d = {d}", "redraw", f"redraw_{d}") for d in (64, 1024)
)
_NUNGIL: Final = {"nungil": "Nungil", "before": "before"}
TABLES: Final = (
    Table(
        "Start",
        {**_NUNGIL, "pyscript": "stock PyScript", "pyodide": "stock Pyodide"},
        _START,
    ),
    Table("Where a cold start is", _NUNGIL, _STEPS),
    Table("Under the hand", {**_NUNGIL, "twin": "twin in JavaScript"}, _HAND),
    Table("The experiment", {**_NUNGIL, "native": "native NumPy"}, _REDRAW),
    Table("After ready", _NUNGIL, _AFTER),
)
