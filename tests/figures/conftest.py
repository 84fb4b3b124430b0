"""Charts need a font."""

from tests.chart_font import _chart_font, _chart_font_file

__all__ = ["_chart_font", "_chart_font_file"]
