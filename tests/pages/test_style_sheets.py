"""The style sheets as they are written: sizes follow the reader, layout the figure's own box."""

import re
from typing import Final

import pytest

from tools.project import ROOT

PAGE: Final = "static/style/page.css"
SHEETS: Final = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in ("static/style", "app")
    for path in (ROOT / folder).rglob("*.css")
)
_SIDES: Final = "left|right"
_PHYSICAL: Final = (
    rf"(?:margin|padding|border|scroll-\w+)-(?:{_SIDES})\b",
    rf"(?<![\w-])(?:{_SIDES})\s*:",
    rf"(?:text-align|float|clear)\s*:\s*(?:{_SIDES})\b",
    rf"border-(?:top|bottom)-(?:{_SIDES})-radius",
)


def css(sheet: str) -> str:
    """Return a sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", (ROOT / sheet).read_text(encoding="utf-8"), flags=re.DOTALL)


def declarations(sheet: str, names: str) -> list[str]:
    """Return the values of all properties whose name fits."""
    return re.findall(rf"(?<![\w-])(?:{names})\s*:\s*([^;{{}}]+);", css(sheet))


def tokens() -> tuple[dict[str, str], dict[str, str]]:
    """Return the colours by name: those of the light page, and those of the dark one."""
    light, _, dark = css("static/style/tokens.css").partition("@media")
    named = [dict(re.findall(r"--([\w-]+): (#\w+);", part)) for part in (light, dark)]
    return named[0], named[0] | named[1]


def test_every_figure_has_a_sheet_of_its_own() -> None:
    folders = {path.parent.name for path in (ROOT / "app/figures").glob("*/view.py")}
    assert folders == {path.parent.name for path in (ROOT / "app/figures").glob("*/style.css")}


@pytest.mark.parametrize("sheet", SHEETS)
def test_no_text_has_a_size_of_its_own(sheet: str) -> None:
    sizes = declarations(sheet, "font-size|font")
    assert [size for size in sizes if re.search(r"\d(?:px|vw)\b", size)] == []


@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_names_a_side_that_turns_with_the_text(sheet: str) -> None:
    assert [found for rule in _PHYSICAL for found in re.findall(rule, css(sheet))] == []
    for value in declarations(sheet, "margin|padding|inset|border-width|border-radius"):
        lengths = re.findall(r"(?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+", value)
        assert len(lengths) < 4 or lengths[1] == lengths[3], value


@pytest.mark.parametrize("sheet", SHEETS)
def test_only_the_page_asks_for_the_window_and_nobody_for_the_language(sheet: str) -> None:
    conditions = re.findall(r"@media[^{]*(?:width|height)[^{]*", css(sheet))
    if sheet == PAGE:
        assert conditions
        assert all(re.search(r"[\d.]+em\b", condition) for condition in conditions)
    else:
        assert conditions == []
        assert not re.search(r"\d[sld]?v(?:w|h|i|b|min|max)\b", css(sheet))
    assert ":lang(" not in css(sheet), "translators change the page's language"


def test_there_are_three_widths_and_the_shell_explains_them() -> None:
    asked = [c for sheet in SHEETS for c in re.findall(r"@container [^{]*", css(sheet))]
    widths = [re.fullmatch(r"@container \(width (?:<|>=) (\d+rem)\) ", each) for each in asked]
    assert len(widths) > 5
    assert all(widths), asked
    used = {width[1] for width in widths if width}
    explained = (ROOT / "static/style/shell.css").read_text(encoding="utf-8").partition("*/")[0]
    assert used == set(re.findall(r"\d+rem", explained))
    assert len(used) == 3


def test_the_icon_has_the_colours_of_the_page() -> None:
    light, dark = tokens()
    icon = (ROOT / "static/icon.svg").read_text(encoding="utf-8")
    assert set(re.findall(r"#\w+", icon)) == {light["brand"], light["ink"], dark["ink"]}
    assert light["brand"] == dark["brand"], "one file serves both schemes"


def _luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2."""
    digits = colour[1:] if len(colour) == 7 else "".join(c * 2 for c in colour[1:])
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_the_focus_ring_stands_out(scheme: int) -> None:
    colours = tokens()[scheme]
    for ground in ("paper", "card"):
        darker, lighter = sorted(_luminance(colours[name]) for name in ("focus", ground))
        assert (lighter + 0.05) / (darker + 0.05) >= 3
