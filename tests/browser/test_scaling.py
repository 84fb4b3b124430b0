"""The √d experiment: numbers at once, pictures when Matplotlib has come, the curve as long work."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from app.figures.scaling.state import DIMENSIONS
from tests.browser.hand import frames, q, take
from tests.browser.recipe import experiment
from tests.browser.shared import begin_again, data_values, figure, put, values
from tests.browser.visits import Visits

# High enough that plane and experiment are both in view, as long work waits for that.
TALL: Final = {"width": 1280, "height": 3600}
POINTS: Final = len(DIMENSIONS)
SLIDE: Final = """([slider, text]) => {
  slider.value = text;
  slider.dispatchEvent(new Event('input', {bubbles: true}));
}"""


@pytest.fixture(scope="module")
def lesson(keep_page: Visits) -> Page:
    return keep_page("index.html", viewport=TALL, reduced_motion="reduce")


@pytest.fixture
def page(lesson: Page) -> Page:
    """The lesson, all figures as at first."""
    return begin_again(lesson)


def drawing(page: Page, key: str) -> Locator:
    """Return the charts once they are those of ``d-seed-points``."""
    found = page.locator(f'[data-drawing="{key}"]')
    found.wait_for(state="attached")
    return found


def slider(page: Page) -> Locator:
    return page.locator('[name="scaling.log2_d"]')


@pytest.mark.parametrize("d", [1, 2, 64, 1024])
def test_the_numbers_are_what_numpy_draws(page: Page, d: int) -> None:
    got = put(page, "scaling", d=d)
    for name, cases in experiment(d, 1).items():
        assert got[name] == pytest.approx(cases, rel=1e-12), name
    assert (got["draws"], got["keys"], got["uniform"]) == (300, 8, 0.125)
    shown = data_values(page.locator(".three"))
    drawn = [got[n][case] for case in ("unscaled", "scaled") for n in experiment(1, 1)]
    assert shown == [*drawn, 0.125]


def test_the_slider_sweeps_by_key_and_never_jumps_back(page: Page) -> None:
    slider(page).focus()
    page.keyboard.press("Home")
    expect(slider(page)).to_have_attribute("aria-valuetext", "d = 1")
    for notch in range(1, 17):
        page.keyboard.press("ArrowRight")
        frames(page, 1)
        assert float(slider(page).input_value()) == notch / 8
    assert page.evaluate("nungil.get('scaling').state.d") == 4
    page.keyboard.press("End")
    expect(page.locator('[name="scaling.d"]')).to_have_value("1024")
    expect(slider(page)).to_be_focused()


def test_a_sweep_ends_with_the_numbers_and_pictures_of_its_last_place(page: Page) -> None:
    slider(page).focus()
    held = slider(page).element_handle()
    for eighth in range(0, 81, 3):
        page.evaluate(SLIDE, [held, str(eighth / 8)])
        if eighth % 2:
            frames(page, 1)
        assert float(slider(page).input_value()) == eighth / 8
    page.evaluate(SLIDE, [held, "5"])
    slider(page).dispatch_event("change")
    frames(page)
    assert slider(page).input_value() == "5"
    assert values(page, "scaling")["mean_max"] == pytest.approx(experiment(32, 1)["mean_max"])
    charts = drawing(page, f"32-1-{POINTS}")
    expect(figure(page, "scaling")).to_contain_text("그림: d = 32, 씨앗 1")
    expect(charts.locator("svg")).to_have_count(4)
    assert "d = 32에서" in (charts.locator("svg").first.get_attribute("aria-label") or "")
    expect(figure(page, "scaling").locator("figcaption")).to_contain_text("d가 32")


def test_drawing_again_takes_another_seed(page: Page) -> None:
    before = values(page, "scaling")
    page.locator('[data-do="scaling.redraw"]').click()
    expect(page.locator('[name="scaling.seed"]')).to_have_value("2")
    assert values(page, "scaling")["mean_max"] != before["mean_max"]
    assert values(page, "scaling")["mean_max"] == pytest.approx(experiment(64, 2)["mean_max"])


def test_the_pictures_of_a_link_are_the_same_to_the_byte_wherever_it_is_opened(
    page: Page, open_page: Visits
) -> None:
    link, key = "#scaling.d=100&scaling.seed=7", f"100-7-{POINTS}"
    put(page, "scaling", d=3, seed=7)  # another way to the same place
    page.evaluate("link => { location.hash = link }", link)
    here = drawing(page, key).inner_html()
    heard: list[str] = []
    other = open_page(
        f"embed/scaling.html{link}",
        viewport=TALL,
        before=lambda page: page.on("console", lambda message: heard.append(message.text)),
    )
    there = drawing(other, key).inner_html()
    assert here == there
    assert here.count("<svg") == 4
    # Matplotlib complains of glyphs in ways that are no browser's warning.
    assert not [line for line in heard if "glyph" in line.lower() or "font" in line.lower()]


# Presses a button of the experiment as soon as it is there, and resolves then.
PRESS: Final = """name => new Promise(resolve => {
  const press = () => {
    const button = document.querySelector(`[data-do="scaling.${name}"]`);
    if (!button || watch.pressed) return;
    watch.pressed = true;
    watch.disconnect();
    resolve(document.querySelector('progress')?.value);
    button.click();
  };
  const watch = new MutationObserver(press);
  watch.observe(document.querySelector('.pictures'), {subtree: true, childList: true});
  press();
})"""


def test_the_curve_shows_its_progress_and_can_be_stopped_and_resumed(page: Page) -> None:
    put(page, "scaling", seed=11)
    assert page.evaluate(PRESS, "stop") is not None
    news = page.locator(".news")
    expect(news).to_contain_text("에서 멈추었습니다")
    stopped = page.locator('[data-drawing^="64-11-"]')
    stopped.wait_for(state="attached")
    assert int((stopped.get_attribute("data-drawing") or "").split("-")[2]) < POINTS
    page.locator('[data-do="scaling.resume"]').click()
    drawing(page, f"64-11-{POINTS}")
    expect(news).to_have_text("그림: d = 64, 씨앗 11")
    expect(news.locator("progress")).to_have_count(0)


def test_the_page_answers_while_the_curve_is_computed(page: Page) -> None:
    page.evaluate("""() => {
      window.during = [];
      addEventListener('nungil:change', ({detail}) => {
        if (detail.figure === 'plane' && document.querySelector('.news progress'))
          during.push(detail.state.q);
      }, true);
    }""")
    x, y = take(page, "q")
    page.evaluate("nungil.set('scaling', {seed: 12})")
    done = page.locator(f'[data-drawing="64-12-{POINTS}"]')
    for step in range(5000):
        if done.count():
            break
        page.mouse.move(x + step % 40, y)
    page.mouse.up()
    assert len(page.evaluate("during")) >= 2
    assert q(page) != [0.6, 0.9]


def test_matplotlib_is_asked_for_late_and_without_it_only_the_pictures_wait(
    open_page: Visits,
) -> None:
    page = open_page(
        "index.html",
        viewport=TALL,
        strict=False,
        before=lambda page: page.route(
            "**/matplotlib-*.whl", lambda route: route.fulfill(status=404, body="")
        ),
    )
    # What is written to the address half a second later comes after any long work's beginning.
    put(page, "plane", q=[1, 1])
    page.wait_for_url("**#plane.q=1,1")
    assert not [url for url in open_page.of(page).requests if "matplotlib" in url]
    put(page, "scaling", d=256)
    news = page.locator(".news")
    expect(news).to_contain_text("Matplotlib을 받지 못해 그림은 d = 64, 씨앗 1의 것입니다")
    expect(page.locator(".four svg")).to_have_count(4)
    assert put(page, "scaling", d=2)["mean_max"] == pytest.approx(experiment(2, 1)["mean_max"])
    assert put(page, "plane", q=[0, 0])["weights"] == [0.25] * 4
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")
    page.unroute("**/matplotlib-*.whl")
    page.locator('[data-do="scaling.retry"]').click()
    drawing(page, f"2-1-{POINTS}")
    expect(news).to_have_text("그림: d = 2, 씨앗 1")
