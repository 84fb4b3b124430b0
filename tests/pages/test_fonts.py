"""The font subsets: complete, renamed as the licence asks, and the same bytes every time."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from app.figures import NAMES
from tests.pages import CONTENT, NODE_MODULES
from tools.errors import SetupError
from tools.fonts import FAMILY, Fonts, subset_chart_font, subset_web_font
from tools.pages.prose import chapters

CHART_TEXT = "나누지 않으면 · √d로 나누면 · 점수의 분포, −3"


@pytest.fixture(scope="module")
def text() -> str:
    lessons = [chapters(language, CONTENT, NODE_MODULES, NAMES) for language in ("ko", "en")]
    return "\n".join(chapter.text for lesson in lessons for chapter in lesson)


@pytest.fixture(scope="module")
def fonts(text: str, tmp_path_factory: pytest.TempPathFactory) -> Fonts:
    return subset_web_font(text, NODE_MODULES, tmp_path_factory.mktemp("fonts"))


@pytest.fixture(scope="module")
def chart(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return subset_chart_font(CHART_TEXT, NODE_MODULES, tmp_path_factory.mktemp("fonts"))


def test_same_input_same_bytes(fonts: Fonts, chart: Path, text: str, tmp_path: Path) -> None:
    again = subset_web_font(text, NODE_MODULES, tmp_path)
    assert fonts.web.read_bytes() == again.web.read_bytes()
    again_chart = subset_chart_font(CHART_TEXT, NODE_MODULES, tmp_path)
    assert chart.read_bytes() == again_chart.read_bytes()


def test_web_font_draws_the_prose_and_a_margin(fonts: Fonts, text: str) -> None:
    drawn = TTFont(fonts.web).getBestCmap()
    wanted = set(text) - {"\n"} | set("0123456789−·√÷∞₁₂₃₄←→AZaz")
    assert not {c for c in wanted if ord(c) not in drawn}


def test_web_font_keeps_weights_kerning_and_tabular_figures(fonts: Fonts) -> None:
    font = TTFont(fonts.web)
    (axis,) = font["fvar"].axes
    assert (axis.axisTag, axis.minValue, axis.maxValue) == ("wght", 400, 700)
    assert "tnum" in {f.FeatureTag for f in font["GSUB"].table.FeatureList.FeatureRecord}
    assert "kern" in {f.FeatureTag for f in font["GPOS"].table.FeatureList.FeatureRecord}
    assert "fpgm" not in font


def test_chart_font_is_static_truetype_with_the_labels(chart: Path) -> None:
    font = TTFont(chart)
    assert font.flavor is None
    assert "glyf" in font
    assert not {"fvar", "gvar"} & set(font.keys())
    assert font["OS/2"].usWeightClass == 400
    assert not {c for c in CHART_TEXT + "−·√" if ord(c) not in font.getBestCmap()}


def test_subsets_carry_their_own_name_and_the_licence(fonts: Fonts, chart: Path) -> None:
    for path in (fonts.web, chart):
        names = TTFont(path)["name"]
        assert names.getDebugName(1) == FAMILY
        assert names.getDebugName(0)
        assert names.getDebugName(13)
        shown = [n for n in names.names if n.nameID in (1, 2, 3, 4, 6, 16, 17, 25) or n.nameID > 25]
        assert not [n for n in shown if "pretendard" in str(n).lower()]
    assert "SIL Open Font License" in fonts.licence.read_text(encoding="utf-8")


def test_sizes_suit_a_page(fonts: Fonts, chart: Path) -> None:
    assert fonts.web.stat().st_size < 250_000
    assert chart.stat().st_size < 60_000


def test_a_character_without_glyph_is_named(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"ᵀ \(U\+1D40\)"):
        subset_web_font("QKᵀ", NODE_MODULES, tmp_path)


def test_a_missing_package_is_told(tmp_path: Path) -> None:
    for subset in (subset_web_font, subset_chart_font):
        with pytest.raises(SetupError, match="pretendard, which is not in"):
            subset("a", tmp_path, tmp_path)
