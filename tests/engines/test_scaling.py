"""The √d experiment in each engine: numbers at once, charts when Matplotlib has come."""

import pytest

from app.figures.scaling.state import DIMENSIONS
from tests.core.recipe import experiment
from tests.engines.lesson import data_values, put, state, text, told, values
from tests.engines.tab import Tab

POINTS = len(DIMENSIONS)
FIGURE = '[data-figure="scaling"]'
NAME = '[name="scaling.log2_d"]'
SLIDER = f"document.querySelector('{NAME}')"
SLIDE = f"""text => {{
  {SLIDER}.value = text;
  {SLIDER}.dispatchEvent(new Event('input', {{bubbles: true}}));
}}"""
CHARTS = """key => {
  const found = document.querySelector(`[data-drawing="${key}"]`);
  return found && [...found.querySelectorAll('svg')].map(svg => svg.ariaLabel);
}"""
# Presses a button as soon as it is there, and resolves then.
PRESS = """(figure, name) => new Promise(resolve => {
  const press = () => {
    const button = document.querySelector(`[data-do="scaling.${name}"]`);
    if (!button) return;
    watch.disconnect();
    resolve(document.querySelector(`${figure} progress`)?.value ?? -1);
    button.click();
  };
  const watch = new MutationObserver(press);
  watch.observe(document.querySelector(figure), {subtree: true, childList: true});
  press();
})"""


def charts(tab: Tab, key: str) -> list[str]:
    """Return the titles of the charts, once they are those of ``d-seed-points``."""
    tab.show(f"{FIGURE} [data-drawing]")  # they are drawn where one can see them
    titles: list[str] = tab.until(CHARTS, key)
    assert len(titles) == 4
    return titles


@pytest.mark.parametrize("d", [1, 2, 64, 1024])
def test_the_numbers_are_what_numpy_draws(page: Tab, d: int) -> None:
    got = put(page, "scaling", d=d)
    wanted = experiment(d, 1)
    for name, cases in wanted.items():
        assert got[name] == pytest.approx(cases, rel=1e-12), name
    drawn = [got[name][case] for case in ("unscaled", "scaled") for name in wanted]
    assert data_values(page, FIGURE)[:7] == [*drawn, 0.125]


def test_a_sweep_of_the_slider_ends_with_all_that_belongs_to_its_last_place(page: Tab) -> None:
    page.focus(NAME)
    for eighth in range(0, 81, 4):
        page.run(SLIDE, str(eighth / 8))
        if eighth % 3:
            page.frames(1)
        assert page.value(f"Number({SLIDER}.value)") == eighth / 8, "it never jumps back"
    page.run(SLIDE, "5")
    page.frames()
    assert page.value(f"[{SLIDER}.value, {SLIDER}.ariaValueText]") == ["5", "d = 32"]
    assert page.value("document.querySelector('[name=\"scaling.d\"]').value") == "32"
    wanted = experiment(32, 1)
    assert values(page, "scaling")["mean_max"] == pytest.approx(wanted["mean_max"], rel=1e-12)
    assert "d가 32" in text(page, f"{FIGURE} figcaption")
    assert "d = 32에서" in charts(page, f"32-1-{POINTS}")[0]
    told(page, "scaling", "그림: d = 32, 씨앗 1")


def test_the_slider_goes_by_key_and_by_pointer(page: Tab) -> None:
    page.focus(NAME)
    page.press("Home")
    for eighth in range(1, 17):
        page.press("ArrowRight")
        page.frames(1)
        assert page.value(f"Number({SLIDER}.value)") == eighth / 8, "it never jumps back"
    assert state(page, "scaling")["d"] == 4
    page.press("End")
    page.frames()
    assert state(page, "scaling")["d"] == 1024
    x, y = page.show(NAME)
    page.move(x, y)
    page.down()
    page.move(x + 1, y)
    page.up()
    page.frames()
    # The middle of a scale from 2⁰ to 2¹⁰.
    assert 28 <= state(page, "scaling")["d"] <= 36
    assert page.value(f"document.activeElement === {SLIDER}")


def test_drawing_again_takes_another_seed_and_then_its_charts_come(page: Tab) -> None:
    page.click('[data-do="scaling.redraw"]')
    page.frames()
    assert state(page, "scaling") == {"d": 64, "seed": 2}
    wanted = experiment(64, 2)
    assert values(page, "scaling")["mean_max"] == pytest.approx(wanted["mean_max"], rel=1e-12)
    charts(page, f"64-2-{POINTS}")
    boxes = page.value(f"[...document.querySelectorAll('{FIGURE} svg')].map(s => s.clientWidth)")
    assert min(boxes) > 200
    # Glyphs, not boxes: each text of a chart is drawn as text, by the page's own fonts.
    assert page.value(f"document.querySelectorAll('{FIGURE} svg text').length") > 20


def test_the_curve_shows_its_progress_and_can_be_stopped_and_resumed(page: Tab) -> None:
    page.show(f"{FIGURE} [data-drawing]")
    put(page, "scaling", seed=11)
    assert page.run(PRESS, FIGURE, "stop") >= 0
    told(page, "scaling", "에서 멈추었습니다")
    stopped = page.until("""() =>
      document.querySelector('[data-drawing^="64-11-"]')?.dataset.drawing""")
    assert int(stopped.split("-")[2]) < POINTS
    page.click('[data-do="scaling.resume"]')
    charts(page, f"64-11-{POINTS}")
    told(page, "scaling", "그림: d = 64, 씨앗 11")
    assert page.value(f"document.querySelector('{FIGURE} progress')") is None
