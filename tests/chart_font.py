"""The font that charts are measured with, made from the catalogue as the build makes it."""

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def _chart_font_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    # Imported here: most tests of figures need neither fontTools nor the npm packages.
    from tests.pages import NODE_MODULES
    from tools.fonts import subset_chart_font
    from tools.pages.text import chart_text

    return subset_chart_font(chart_text(), NODE_MODULES, tmp_path_factory.mktemp("font"))


@pytest.fixture
def _chart_font(_chart_font_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from app.draw import chart

    monkeypatch.setattr(chart, "font", _chart_font_file.read_bytes)
