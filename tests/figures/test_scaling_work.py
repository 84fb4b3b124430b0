"""The long work of `scaling`: when it is wanted, what it hands over, and what may interrupt it."""

import subprocess
import sys
from collections.abc import Generator, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, cast

import pytest

from app.core.sampling import CurvePoint, curve_point, experiment
from app.draw.context import Context
from app.figures.scaling import FIGURE
from app.figures.scaling.state import DIMENSIONS, Drawing, Reached, State, derive
from app.figures.scaling.work import first, work
from app.kit.messages import Click, Done, Failed, Message, Set
from app.kit.step import step
from app.words.catalogue import LANGUAGES, Words
from tests.markup import Element, parse

pytestmark = pytest.mark.usefixtures("_chart_font")

KO = Words("ko")
WHOLE = len(DIMENSIONS)


def update(state: State, message: Message) -> State:
    return step(FIGURE, FIGURE.initial, state, message)


def key(state: State) -> Any:
    wanted = work(state, KO)
    return None if wanted is None else wanted.key


def steps(state: State) -> Iterator[Message | None]:
    wanted = work(state, KO)
    assert wanted is not None
    assert wanted.packages == ("matplotlib",)
    return wanted.steps()


def curve(seed: int) -> Iterator[CurvePoint]:
    return (curve_point(experiment(d, seed)) for d in DIMENSIONS)


def points(state: State, count: int) -> State:
    """Return the state after so many points of the curve have come in."""
    for point in islice(curve(state.seed), count):
        state = update(state, Done(Reached(state.seed, point)))
    return state


def shown(state: State, **context: Any) -> Element:
    return parse(printed(state, **context))


def printed(state: State, language: Any = "ko", **context: Any) -> str:
    at = Context("scaling", Words(language), uid="figure-scaling", **context)
    return str(FIGURE.draw(state, at))


def drawing_key(page: Element) -> str:
    (found,) = page.having("data-drawing")
    return found["data-drawing"]


def buttons(page: Element) -> list[str]:
    return [button["data-do"].partition(".")[2] for button in page.having("data-do")]


def test_at_the_start_nothing_is_to_be_done() -> None:
    assert work(State(), KO) is None
    assert buttons(shown(State())) == ["redraw", "reset"]


def test_each_d_and_seed_is_a_work_of_its_own() -> None:
    keys = {key(State(d=d, seed=seed)) for d in (64, 65) for seed in (1, 2)}
    assert len(keys) == 4
    assert None in keys  # the picture that came with the page


def test_points_that_come_in_are_no_new_wish() -> None:
    state = State(d=2)
    assert key(points(state, 3)) == key(state)
    assert key(update(state, Click("stop"))) != key(state)


@pytest.mark.parametrize("state", [State(d=2), State(seed=9)])
def test_work_ends_with_the_picture_of_the_state(state: State) -> None:
    for message in steps(state):
        if message is not None:
            state = update(state, message)
    assert [point.d for point in state.curve] == list(DIMENSIONS)
    assert state.curve == tuple(curve(state.seed))
    assert state.drawing == Drawing(state.d, state.seed, WHOLE, state.drawing.charts)
    assert work(state, KO) is None
    page = shown(state)
    assert len(page.all("svg", role="img")) == 4
    assert drawing_key(page) == f"{state.d}-{state.seed}-{WHOLE}"
    # The curve is known now; for another d only the charts are drawn.
    others = [m for m in steps(update(state, Set({"d": 3}))) if m is not None]
    assert [type(cast(Done, m).result) for m in others] == [Drawing]


def test_what_is_closed_midway_leaves_a_state_to_go_on_from() -> None:
    state = State(d=2)
    began = cast("Generator[Message | None]", steps(state))
    while len(state.curve) < 4:
        if message := next(began):
            state = update(state, message)
    began.close()
    first_of_the_rest = next(m for m in steps(update(state, Set({"d": 5}))) if m is not None)
    assert cast(Any, first_of_the_rest).result.point.d == DIMENSIONS[4]


def test_a_stopped_curve_is_drawn_as_far_as_it_came_and_goes_on_when_asked() -> None:
    coming = points(State(d=2), 12)
    page = shown(coming)
    assert (page.one("progress")["value"], page.one("progress")["max"]) == ("12", str(WHOLE))
    assert "곡선 12/28" in page.text
    assert "stop" in buttons(page)
    stopped = update(coming, Click("stop"))
    messages = [m for m in steps(stopped) if m is not None]
    assert len(messages) == 1
    stopped = update(stopped, messages[0])
    assert stopped.drawing.points == 12
    assert work(stopped, KO) is None
    assert "resume" in buttons(shown(stopped))
    assert key(update(stopped, Click("resume"))) is not None


def test_stopped_before_the_first_point() -> None:
    state = update(State(d=2), Click("stop"))
    (message,) = (m for m in steps(state) if m is not None)
    assert update(state, message).drawing.points == 0


def test_points_of_another_seed_or_out_of_turn_are_left_out() -> None:
    first_point, second_point = islice(curve(1), 2)
    state = State(d=2)
    assert update(state, Done(Reached(2, first_point))) == state
    assert update(state, Done(Reached(1, second_point))) == state


def test_without_matplotlib_the_numbers_go_on() -> None:
    state = update(State(d=2), Failed("404"))
    assert work(state, KO) is None
    assert work(update(state, Set({"d": 3})), KO) is None
    page = shown(state)
    assert "Matplotlib을 받지 못해 그림은 d = 64, 씨앗 1의 것입니다 (404)." in page.text
    assert "0.39" in page.text
    assert "retry" in buttons(page)
    assert key(update(state, Click("retry"))) == key(State(d=2))
    assert "retry" not in buttons(shown(update(state, Set({"d": 64}))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_built_page_has_the_picture_under_the_key_that_the_browser_prints(
    language: Any,
) -> None:
    built = parse(printed(first(State(), Words(language)), language))
    plain = parse(printed(FIGURE.built(State()), language))
    assert drawing_key(built) == drawing_key(plain) == f"64-1-{WHOLE}"
    assert len(built.all("svg")) == 4
    assert not plain.all("svg")
    for page in (built, plain):
        page.having("data-drawing")[0].content.clear()
    assert [(e.tag, e.attributes) for e in built] == [(e.tag, e.attributes) for e in plain]
    assert built.text == plain.text


WITH_CHARTS = replace(State(), drawing=Drawing(charts=("<svg>0.86</svg>",) * 4))


@pytest.mark.parametrize("part", ["chart", "mean_max"])
def test_hidden_charts_are_not_in_the_document_and_come_back(part: str) -> None:
    page = shown(WITH_CHARTS, hidden=frozenset({part}))
    assert not page.all("svg")
    assert not page.having("data-drawing")
    assert len(page.styled("hidden-part")) == (2 if part == "mean_max" else 1)
    assert len(shown(WITH_CHARTS).all("svg")) == 4


@pytest.mark.parametrize("embedded", [True, False])
def test_hidden_numbers_are_nowhere(embedded: bool) -> None:
    markup = printed(WITH_CHARTS, hidden=frozenset({"mean_max"}), embedded=embedded)
    page, numbers = parse(markup), derive(State())
    assert not page.having("data-value")
    assert not page.having("data-sentence")
    for values in (numbers.mean_max, numbers.score_sd, numbers.mean_gradient):
        for value in values.tolist():
            assert f"{value:.2f}" not in markup
            assert repr(value) not in markup


def test_paper_is_told_whether_the_charts_are_those_of_the_numbers() -> None:
    def is_stale(state: State) -> bool:
        (news,) = shown(state).styled("news")
        return news.inherited("data-stale") == "true"

    assert not is_stale(State())
    assert is_stale(State(d=256))
    assert is_stale(State(seed=7))
    assert is_stale(State(d=256, trouble="404"))
    assert not is_stale(State(d=256, seed=7, drawing=Drawing(256, 7)))


def test_a_legend_is_a_list_so_that_its_entries_never_run_together() -> None:
    legends = shown(WITH_CHARTS).styled("legend")
    assert len(legends) == 4
    assert {(legend.tag, len(legend.all("li"))) for legend in legends} == {("ul", 2)}


def test_a_locked_d_is_shown_and_disabled_in_box_and_slider() -> None:
    page = shown(State(), locked=frozenset({"d"}))
    for name in ("scaling.d", "scaling.log2_d"):
        assert "disabled" in page.one("input", name=name)
    assert "disabled" not in page.one("input", name="scaling.seed")


def test_mounting_computes_nothing_and_imports_no_chart() -> None:
    """A page that opens the figure runs no experiment: what it shows came with the page."""
    code = """
import sys
from app.figures.scaling import FIGURE
from app.words.catalogue import Words
state = FIGURE.built(FIGURE.initial)
assert FIGURE.work(state, Words("ko")) is None
late = {"numpy.random", "matplotlib", "app.draw.chart", "app.figures.scaling.charts", "tempfile"}
print(*sorted(late & sys.modules.keys()), end="")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
