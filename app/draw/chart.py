"""Charts drawn by Matplotlib; its only importer. Nothing is imported before a chart is asked for.

A chart goes into the page as SVG that belongs there: no ids, so that two copies can share a page;
the page's own font; and the page's own colours, so that dark mode keeps contrast, beside those of
the light page for where the style sheet is not, as in a browser's reader view.
"""

import atexit
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from io import StringIO
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any, Final, Literal

from app.draw.inline_svg import COLOURS, inline
from app.draw.scales import BOTTOM, CENTRE, HEIGHT, LEFT, WIDTH, Limits, Scales
from app.draw.slow_imports import in_slices

# What draws a chart; each import brings much with it. See ``_order``.
MODULES: Final = ("matplotlib.figure", "matplotlib.backends.backend_svg")
LARGE: Final = ("matplotlib", "pyparsing")
ORDER: Final = "chart_modules.txt"
# Matplotlib's names of a text's sides.
Across = Literal["left", "center", "right"]
Side = Literal["top", "center", "bottom"]

_POINTS: Final = 72
_FONT_SIZE: Final = 11
# In widths of the line, so that thin lines have fine dashes.
_DASHES: Final[dict[str, Any]] = {"solid": "-", "dashed": (0, (5, 2.5)), "dotted": (0, (1, 2.5))}


def warm_up() -> Iterator[None]:
    """Import Matplotlib in slices, then give it the page's font to measure with."""
    order = _order()
    # Without the order, the large packages have to run first, as Python would do it.
    yield from in_slices(order or MODULES, LARGE if order else ())
    _settings()
    yield


def _order() -> Sequence[str]:
    """Return what is imported for a chart, one small import after another; empty if not known.

    The build writes down which modules came in, in the order in which they were complete, so that
    each import finds all that it needs and is a short one: at once they would hold the page up.
    """
    try:
        return (pkgutil.get_data("app.draw", ORDER) or b"").decode().split()
    except FileNotFoundError:
        return ()


def font() -> bytes:
    """Return the font of the charts, a static TrueType file that the build puts beside this one."""
    data = pkgutil.get_data("app.draw", "chart.ttf")
    if data is None:  # a loader that keeps no data
        raise FileNotFoundError("app/draw/chart.ttf")
    return data


def chart(label: str, x: Limits, y: Limits, paint: "Callable[[Chart], None]") -> str:
    """Return a chart as SVG. ``label`` says what it shows; ``paint`` draws between the limits."""
    from matplotlib import rc_context

    with rc_context(_settings()):
        axes = Chart(x, y)
        paint(axes)
        return axes.svg(label)


class Chart:
    """One pair of axes. Coordinates are the data's; colours are named as in the style sheet.

    Artists are put on the figure in points, without Matplotlib's own axes: making those and their
    ticks takes three times as long as all the rest, and a reader drags a slider meanwhile.
    """

    def __init__(self, x: Limits, y: Limits) -> None:
        """Open axes with these limits. The figure is known to nobody else, and goes with this."""
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure

        size = WIDTH / _POINTS, HEIGHT / _POINTS
        self._canvas: Any = FigureCanvasSVG(Figure(size, dpi=_POINTS, frameon=False))
        self._to = Scales(x, y)

    def across(self, ticks: Iterable[tuple[float, str]], title: str) -> None:
        """Write numbers along the x axis, and what they are."""
        for x, text in ticks:
            self._write(self._to.right(x), BOTTOM - 6, text, "soft", va="top")
        self._write(CENTRE, BOTTOM - 23, title, "ink", va="top")
        self.level(self._to.y[0], "edge")

    def up(self, ticks: Iterable[tuple[float, str]]) -> None:
        """Write numbers along the y axis, with a line across for each but the lowest."""
        for y, text in ticks:
            self._write(LEFT - 6, self._to.above(y), text, "soft", ha="right", va="center")
            if y > self._to.y[0]:
                self.level(y, "line")

    def area(
        self, edges: Sequence[float], heights: Sequence[float], colour: str, dash: str = "solid"
    ) -> None:
        """Draw a histogram: one height between each two edges."""
        from matplotlib.patches import StepPatch

        steps = [self._to.above(h) for h in heights], [self._to.right(e) for e in edges]
        style: dict[str, Any] = {"color": COLOURS[colour], "baseline": self._to.above(0)}
        self._add(StepPatch(*steps, fill=True, linewidth=0, alpha=0.22, **style))
        outline = StepPatch(*steps, fill=False, linewidth=1.4, **style)
        outline.set_linestyle(_DASHES[dash])
        self._add(outline)

    def line(
        self, xs: Iterable[float], ys: Iterable[float], colour: str, dash: str = "solid"
    ) -> None:
        """Draw a line through points."""
        self._line(xs, ys, colour, dash, width=2)

    def level(self, y: float, colour: str, dash: str = "solid") -> None:
        """Draw a thin line from side to side."""
        self._line(self._to.x, (y, y), colour, dash, width=1)

    def upright(self, x: float, colour: str, dash: str = "solid") -> None:
        """Draw a thin line from bottom to top."""
        self._line((x, x), self._to.y, colour, dash, width=1)

    def dot(self, x: float, y: float, colour: str) -> None:
        """Draw a dot."""
        from matplotlib.patches import Circle

        at = self._to.right(x), self._to.above(y)
        self._add(Circle(at, 4, facecolor=COLOURS[colour], linewidth=0), zorder=3)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        colour: str,
        *,
        ha: Across = "center",
        va: Side = "bottom",
    ) -> None:
        """Write at a point; ``ha`` and ``va`` say which side of the text is there."""
        self._write(self._to.right(x), self._to.above(y), text, colour, ha=ha, va=va)

    def svg(self, label: str) -> str:
        """Return what was drawn."""
        out = StringIO()
        self._canvas.print_svg(out, metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))
        return inline(out.getvalue(), label)

    def _line(
        self, xs: Iterable[float], ys: Iterable[float], colour: str, dash: str, width: float
    ) -> None:
        from matplotlib.lines import Line2D

        line = Line2D([self._to.right(x) for x in xs], [self._to.above(y) for y in ys])
        line.set(color=COLOURS[colour], linewidth=width, linestyle=_DASHES[dash])
        self._add(line, zorder=width)

    def _write(
        self,
        right: float,
        above: float,
        text: str,
        colour: str,
        *,
        ha: Across = "center",
        va: Side,
    ) -> None:
        from matplotlib.text import Text

        writing = Text(right, above, text, color=COLOURS[colour], ha=ha, va=va)
        self._add(writing, zorder=4)

    def _add(self, artist: Any, zorder: float = 1.5) -> None:
        from matplotlib.transforms import IdentityTransform

        artist.set(transform=IdentityTransform(), zorder=zorder)
        self._canvas.figure.add_artist(artist)


@cache
def _settings() -> dict[str, Any]:
    """Return Matplotlib's settings. The font only measures: what draws the text is the page's."""
    from matplotlib.font_manager import fontManager

    folder = mkdtemp()  # Matplotlib opens a font by its path, and keeps it open
    atexit.register(rmtree, folder, ignore_errors=True)
    file = Path(folder, "chart.ttf")
    file.write_bytes(font())
    fontManager.addfont(file)
    return {
        "font.family": fontManager.ttflist[-1].name,
        "svg.fonttype": "none",
        "svg.hashsalt": "nungil",
        "font.size": _FONT_SIZE,
    }
