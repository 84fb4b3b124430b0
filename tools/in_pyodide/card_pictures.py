"""Runs inside Pyodide: the pictures that messengers show of a shared page, one a page and figure.

PNG, as no messenger takes SVG. Title, description, the sign of Nungil, and a figure's own weights.
"""

from collections.abc import Mapping
from pathlib import Path as FilePath
from textwrap import wrap
from typing import Any, Final

import numpy as np
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.patches import Circle, PathPatch
from matplotlib.path import Path

from app.figures import NAMES, load
from app.words.catalogue import LANGUAGES, Language, Words

PAPER, INK, MUTED, GOLD = "#fbfaf7", "#1d2127", "#5b6068", "#e5a50a"
INCHES, DPI = (12.0, 6.3), 100  # 1200 × 630 px: what the large messengers ask for
# The sign as in static/icon.svg.
_LID: Final = [(2, 16), (8, 6), (24, 6), (30, 16), (24, 26), (8, 26), (2, 16), (2, 16)]
_LINE: Final[Mapping[Language, int]] = {"ko": 15, "en": 21}  # characters of a title's line
_LESSONS_FIGURE: Final = "table"


def draw_cards(folder: FilePath, font: FilePath, titles: Mapping[Language, str]) -> None:
    """Write ``<language>.png`` and ``<language>-<figure>.png``; same input, same bytes."""
    folder.mkdir(parents=True)
    for language in LANGUAGES:
        words = Words(language)
        name, _, title = titles[language].partition(" — ")
        _draw(
            folder / f"{language}.png",
            font,
            language,
            name,
            title[0].upper() + title[1:],
            _LESSONS_FIGURE,
        )
        for figure in NAMES:
            card = folder / f"{language}-{figure}.png"
            _draw(card, font, language, name, words(f"{figure}.caption"), figure)


def _draw(
    target: FilePath, font: FilePath, language: Language, name: str, title: str, figure: str
) -> None:
    card = Figure(figsize=INCHES, dpi=DPI, facecolor=PAPER)
    sign: Any = card.add_axes((0.06, 0.74, 0.1, 0.19))
    sign.set(xlim=(0, 32), ylim=(32, 0), aspect="equal")
    sign.axis("off")
    curve = [Path.MOVETO, *[Path.CURVE4] * 6, Path.CLOSEPOLY]
    sign.add_patch(PathPatch(Path(_LID, curve), fill=False, edgecolor=INK, linewidth=5))
    sign.add_patch(Circle((19.5, 16), 5, color=GOLD))
    large, small = FontProperties(fname=font, size=44), FontProperties(fname=font, size=24)
    card.text(0.175, 0.835, name, fontproperties=small, color=INK, va="center")
    text = "\n".join(wrap(title, _LINE[language]))
    card.text(0.06, 0.38, text, fontproperties=large, color=INK, va="center", linespacing=1.3)
    weights = _weights(figure)
    if weights is not None:
        heat: Any = card.add_axes((0.62, 0.12, 0.32, 0.76))
        heat.axis("off")
        colours = LinearSegmentedColormap.from_list("weights", ["#f1eee6", GOLD])
        heat.pcolormesh(weights[::-1], cmap=colours, vmin=0, vmax=1, edgecolors=PAPER, linewidth=6)
        heat.set_aspect("equal")
    card.savefig(target, format="png", facecolor=PAPER, metadata={"Software": None})


def _weights(figure: str) -> Any:
    """Return a figure's weights as a matrix, or None where it has none."""
    built = load(figure)
    weights = built.values(built.initial).get("weights")
    if isinstance(weights, Mapping):
        weights = list(weights.values())
    return None if weights is None else np.atleast_2d(np.array(weights, dtype=np.float64))
