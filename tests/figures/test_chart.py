"""Charts by Matplotlib: SVG that belongs to the page, the same bytes at every run."""

import logging
import re
import subprocess
import sys
from collections.abc import Sequence

import pytest

from app.core.sampling import CurvePoint
from app.draw.chart import Chart, chart
from app.figures.scaling import charts
from app.figures.scaling.state import State
from app.words.catalogue import LANGUAGES, Language, Words
from tests.markup import Element, parse
from tools.project import ROOT

pytestmark = pytest.mark.usefixtures("_chart_font")

CURVE = (CurvePoint(1, 0.3, 0.3, 0.18, 0.18), CurvePoint(512, 0.95, 0.36, 0.03, 0.21))
LABELS: dict[str, tuple[str, ...]] = {
    "weights": ("chart_weight", "chart_even"),
    "means": ("chart_width", "chart_even"),
    "scores": ("chart_score",),
    "gradients": ("chart_width", "chart_most"),
}


def drawn(
    state: State, language: Language = "ko", curve: Sequence[CurvePoint] = CURVE
) -> list[str]:
    return [draw(state, curve, Words(language)) for draw in charts.CHARTS]


def texts(svg: str) -> list[str]:
    return [text.text for text in parse(svg).all("text")]


def test_same_state_same_bytes() -> None:
    assert drawn(State(d=8, seed=3)) == drawn(State(d=8, seed=3))
    assert drawn(State(d=8, seed=3)) != drawn(State(d=8, seed=4))


@pytest.mark.parametrize("d", [1, 2, 64, 1000, 1024])
def test_nothing_of_a_document_is_left(d: int) -> None:
    for svg in drawn(State(d=d)):
        assert svg.startswith('<svg viewBox="0 0 330 212" role="img" aria-label="')
        assert not re.search(r'<\?xml|<!|<defs|<style|<metadata|xmlns| (width|height)="', svg)
        assert not re.search(r"font-family|font:|Nungil|DejaVu", svg)
        assert not re.search(r"(?i)\bnan\b|\binf\b", svg)


def test_every_colour_is_the_pages_and_falls_back_on_that_of_the_light_page() -> None:
    sheet = (ROOT / "static" / "style" / "tokens.css").read_text(encoding="utf-8")
    light = dict(re.findall(r"--([\w-]+): (#\w+);", sheet.partition("@media")[0]))
    for svg in drawn(State()):
        for colour in re.findall(r"#\w+", svg):
            assert f", {colour})" in svg
        used = dict(re.findall(r"var\(--([\w-]+), (#\w+)\)", svg))
        assert used.items() <= light.items()
        assert "#" not in re.sub(r"var\(--[\w-]+, #\w+\)", "", svg)


def test_paint_is_in_attributes_that_hold_without_a_style_sheet() -> None:
    for svg in drawn(State()):
        assert "style=" not in svg
        for path in parse(svg).all("path"):
            paints = {path.attributes.get("fill", ""), path.attributes.get("stroke", "none")}
            assert any(paint.startswith("var(--") for paint in paints)


def test_two_copies_can_share_a_page() -> None:
    for svg in drawn(State()):
        assert not re.search(r'\bid="|url\(|href|clip-path', svg)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_is_there_in_the_pages_language(language: Language) -> None:
    words = Words(language)
    found = drawn(State(), language)
    for draw, svg in zip(charts.CHARTS, found, strict=True):
        wanted = {words(f"scaling.{name}") for name in LABELS[draw.__name__]}
        assert wanted <= set(texts(svg))
    for svg in found[1::2]:
        assert {"d = 64", "1", "8", "64", "512", "1024"} <= set(texts(svg))


def test_negative_numbers_have_a_true_minus() -> None:
    assert texts(drawn(State(d=64))[2])[:5] == ["−32", "−16", "0", "16", "32"]


def test_labels_show_the_numbers_that_they_name() -> None:
    assert {"0.86", "0.36"} <= set(texts(drawn(State(d=64, seed=1))[0]))


def test_at_d_1_both_means_are_one_label() -> None:
    assert texts(drawn(State(d=1))[0]).count("0.28") == 1


def test_without_a_curve_today_is_still_marked() -> None:
    for svg in drawn(State(d=300), curve=())[1::2]:
        assert "d = 300" in texts(svg)
        assert parse(svg).one("svg")["aria-label"] == Words("ko")("scaling.finds_nothing")


def test_what_is_said_is_escaped() -> None:
    svg = chart('"><b>&', (0, 1), (0, 1), lambda on: on.text(0.5, 0.5, "<&>", "ink"))
    assert parse(svg).one("svg")["aria-label"] == '"><b>&'
    assert texts(svg) == ["<&>"]


def test_places_are_where_the_data_says() -> None:
    def paint(on: Chart) -> None:
        on.line([0, 10], [0, 1], "undivided")
        on.dot(10, 1, "divided")

    svg: Element = parse(chart("", (0, 10), (0, 1), paint))
    line, dot = (path["d"] for path in svg.all("path"))
    assert line.split() == ["M", "32", "170", "L", "314", "20"]
    assert dot.startswith("M 314 24 ")


def test_a_hundred_redraws_leave_nothing_open_and_say_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.INFO):
        for d in range(1, 26):
            drawn(State(d=d))
    assert not caplog.records
    # The state machine of windows, which counts open figures, was never even loaded.
    assert "matplotlib.pyplot" not in sys.modules


def test_no_chart_no_matplotlib() -> None:
    code = "import sys, app.figures.scaling, app.draw.chart; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
