"""Subsets of Pretendard: one variable web font for the page, one static font for Matplotlib.

Pretendard is under the SIL Open Font License 1.1 with the Reserved Font Name “Pretendard”, so a
modified version must carry another name: both subsets are called “Nungil Sans”.
"""

import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fontTools import subset  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from fontTools.varLib import instancer  # type: ignore[import-untyped]

from tools.errors import SetupError

FAMILY: Final = "Nungil Sans"
WEB_FONT: Final = "nungil.woff2"
CHART_FONT: Final = "chart.ttf"
WEIGHTS: Final = (400, 700)  # all that the style sheet asks for; lighter and heavier are cut off
_SOURCE: Final = Path("pretendard/dist/public/variable/PretendardVariable.ttf")
_LICENCE: Final = Path("pretendard/dist/LICENSE.txt")

_ASCII: Final = "".join(map(chr, range(0x20, 0x7F)))
# What figures may come to show that the first pictures do not: taken as far as the font has it.
_MARGIN: Final = _ASCII + "−–—·•…‘’“”√×÷±≈≠≤≥∞←→↑↓↔▶▼⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉ᵀ½¼⅛%‰\u00a0"
_CHART_MARGIN: Final = _ASCII + "−·√×÷…‘’₀₁₂₃₄₅₆₇₈₉²"
# Records of the name table that the licence wants kept, or that say where the design is from.
_KEPT_NAMES: Final = (0, 5, 7, 8, 9, 10, 11, 12, 13, 14)


@dataclass(frozen=True)
class Fonts:
    """The files that ``subset_web_font`` wrote: the font, and its licence text beside it."""

    web: Path
    licence: Path


def subset_web_font(text: str, node_modules: Path, out: Path) -> Fonts:
    """Write ``nungil.woff2`` and the licence into ``out``; same input, same bytes.

    Args:
        text: all text of the pages, formulas left out; each of its characters will have a glyph.

    Raises:
        SetupError: npm's pretendard is missing, or it has no glyph for some of the characters.
    """
    font = _subset(node_modules, text, _MARGIN, features=("ccmp", "kern", "mark", "mkmk", "tnum"))
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    _rename(font)
    font.flavor = "woff2"
    fonts = Fonts(out / WEB_FONT, out / "nungil-sans-licence.txt")
    out.mkdir(parents=True, exist_ok=True)
    font.save(fonts.web)
    fonts.licence.write_bytes((node_modules / _LICENCE).read_bytes())
    return fonts


def subset_chart_font(text: str, node_modules: Path, out: Path, name: str = CHART_FONT) -> Path:
    """Write ``chart.ttf`` into ``out`` and return it; same input, same bytes.

    Args:
        text: all labels of Matplotlib's pictures; it takes neither WOFF nor variable fonts.
        name: another name for the file.

    Raises:
        SetupError: as for ``subset_web_font``.
    """
    font = _subset(node_modules, text, _CHART_MARGIN, features=())
    font = instancer.instantiateVariableFont(font, {"wght": 400})
    _rename(font)
    out.mkdir(parents=True, exist_ok=True)
    font.save(out / name)
    return out / name


def _subset(node_modules: Path, text: str, margin: str, features: tuple[str, ...]) -> TTFont:
    source = node_modules / _SOURCE
    if not source.is_file():
        raise SetupError(f"Fonts need the npm package pretendard, which is not in {node_modules}.")
    font = TTFont(source, recalcTimestamp=False)  # the time of the build is no part of the bytes
    drawable = set(font.getBestCmap())
    needed = {ord(c) for c in unicodedata.normalize("NFC", text) if _is_drawn(c)}
    if missing := sorted(needed - drawable):
        named = ", ".join(f"{chr(code)} (U+{code:04X})" for code in missing)
        raise SetupError(f"Pretendard has no glyph for: {named}.")
    options = subset.Options(
        layout_features=list(features),
        hinting=False,
        name_IDs=["*"],
        name_languages=["*"],
        notdef_outline=True,
        recalc_timestamp=False,
    )
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=needed | {ord(c) for c in margin} & drawable)
    cutter.subset(font)
    return font


def _is_drawn(character: str) -> bool:
    """Whether a font has to have a glyph: not line breaks, joiners, variation selectors."""
    selector = "\ufe00" <= character <= "\ufe0f"
    return unicodedata.category(character) not in ("Cc", "Cf") and not selector


def _rename(font: TTFont) -> None:
    """Give the font its own name and leave no reserved name in the ones that programs show."""
    if "fvar" in font:
        font["fvar"].instances = []  # their names spell the reserved name; CSS asks by number
    names = font["name"]
    shown = {axis.axisNameID for axis in font["fvar"].axes} if "fvar" in font else set()
    if "STAT" in font:
        del font["STAT"]  # optional, and every style it lists is named after the source
    names.names = [n for n in names.names if n.nameID in _KEPT_NAMES or n.nameID in shown]
    version = font["head"].fontRevision
    postscript = FAMILY.replace(" ", "") + "-Regular"
    own = {1: FAMILY, 2: "Regular", 3: f"{version:.3f};{postscript}", 4: FAMILY, 6: postscript}
    for name_id, value in own.items():
        names.setName(value, name_id, 3, 1, 0x409)
