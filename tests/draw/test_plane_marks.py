"""The plane's marks: where each lies, how thick it is, and that none tells what is hidden."""

import re
from collections.abc import Callable
from math import cos, hypot, pi, sin

import pytest
from markupsafe import Markup

from app.core.arrays import Point
from app.draw import plane_marks as marks
from app.draw.hidden import Hidden
from app.draw.paint import PAINT
from app.draw.plane import Plane
from app.draw.plane_handles import dot, handle, label, square
from tests.markup import Element, parse
from tools.project import ROOT

PLANE = Plane(width=7.2, height=6.0)
# Pixels of the drawing to a unit of the figure.
PX = 60
HIDDEN_POINT = [Hidden(), Hidden()]


def points(text: str) -> list[Point]:
    """Return the points of a path or of a translation, in the figure's units."""
    numbers = [float(n) / PX for n in re.findall(r"-?[\d.]+", text)]
    return [(x, -y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def at(element: Element) -> Point:
    """Return where a text stands, in the figure's units."""
    return float(element["x"]) / PX, -float(element["y"]) / PX


def near(*expected: Point) -> list[object]:
    return [pytest.approx(point, abs=0.001) for point in expected]


def test_the_canvas_shows_the_frame_and_its_margins() -> None:
    plane = Plane(width=4.0, height=2.0, margin=(1.0, 0.5))
    picture = parse(marks.canvas(plane, "a <picture>", Markup("<g></g>"), Markup("<path></path>")))
    svg, frame = picture.one("svg"), picture.one("rect", class_="frame")
    assert [float(n) / PX for n in svg["viewbox"].split()] == [-3.0, -1.5, 6.0, 3.0]
    assert svg["aria-label"] == "a <picture>"
    assert svg["direction"] == "ltr"
    assert frame["data-frame"] == "-2.0,-1.0,2.0,1.0"
    frame_box = [float(frame[name]) / PX for name in ("x", "y", "width", "height")]
    assert frame_box == [-2.0, -1.0, 4.0, 2.0]
    drawn = [child.tag for child in svg.content if isinstance(child, Element)]
    assert drawn[-2:] == ["g", "path"]


def test_the_grid_has_a_line_at_each_whole_number() -> None:
    picture = parse(marks.canvas(Plane(width=5.0, height=3.0), ""))
    grid = picture.one("path", class_="grid")["d"]
    columns = re.findall(r"M(\S+) -90\.0V90\.0", grid)
    rows = re.findall(r"M-150\.0 (\S+)H150\.0", grid)
    assert [float(x) / PX for x in columns] == [-2, -1, 0, 1, 2]
    assert [float(y) / PX for y in rows] == [-1, 0, 1]


def test_an_area_is_drawn_through_its_points() -> None:
    drawn = parse(marks.area("territory k2", "k2", [(0, 0), (1, 2), (-3, 0.5)], opacity=0.1))
    shape = drawn.one("polygon")
    assert points(shape["points"]) == near((0, 0), (1, 2), (-3, 0.5))
    assert shape.classes == ["territory", "k2"]
    assert shape["opacity"] == "0.1"


def test_a_line_runs_from_its_start_to_its_end() -> None:
    drawn = parse(marks.line("key k1", "k1", (0, 0), (-2, 1))).one("path")
    assert points(drawn["d"]) == near((0, 0), (-2, 1))


@pytest.mark.parametrize(("to", "end"), [((0.6, 0.9), (0.6, 0.9)), ((-7, 3.5), (-3.5, 1.75))])
def test_the_arrow_runs_from_the_origin_to_the_query_within_the_frame(
    to: Point, end: Point
) -> None:
    drawn = parse(marks.arrow(PLANE, to))
    for path in drawn.all("path"):
        assert points(path["d"]) == near((0, 0), end)
    assert [path.classes for path in drawn.all("path")] == [["query", "under"], ["query"]]


@pytest.mark.parametrize("weight", [0.0, 0.25, 0.5, 1.0])
def test_a_thread_of_weight_1_is_six_pixels_thick(weight: float) -> None:
    thread = parse(marks.thread(PLANE, (1, -1), (2, 0.5), weight)).one("path", class_="thread")
    assert points(thread["d"]) == near((1, -1), (2, 0.5))
    assert float(thread["stroke-width"]) == 6 * weight


def test_a_thread_stays_within_the_frame() -> None:
    thread = parse(marks.thread(PLANE, (0, 9), (-7, 0), 1.0)).one("path")
    assert points(thread["d"]) == near((0, 2.9), (-3.5, 0))


@pytest.mark.parametrize(
    ("query", "below"),
    [
        ((1.0, 0.6), False),  # where the name would stand
        ((1.8, 1.0), False),
        ((1.0, 0.2), False),
        ((1.0, 0.05), True),
        ((1.0, 1.1), True),
        ((2.0, 0.6), True),
        ((0.0, 0.6), True),
        ((-1.0, -1.0), True),
    ],
)
def test_the_outputs_name_leaves_the_query_uncovered(query: Point, below: bool) -> None:
    drawn = parse(marks.output(PLANE, (1.0, 1.0), "out", query))
    assert points(drawn.one("g", class_="output")["transform"]) == near((1, 1))
    text = drawn.one("text")
    assert text.text == "out"
    assert text["text-anchor"] == "middle"
    # An SVG's second axis points down.
    assert (float(text["y"]) > 0) is below
    assert 15 < abs(float(text["y"])) < 30


CENTRED = 0.35
AROUND = [n * pi / 12 for n in range(24)]


@pytest.mark.parametrize("angle", AROUND)
def test_a_label_stands_beside_its_point_on_the_side_that_it_is_told(angle: float) -> None:
    towards = 2 * cos(angle), 2 * sin(angle)
    text = parse(label(PLANE, "k", (1.0, -0.5), towards=towards)).one("text")
    x, y = at(text)
    middle = x - 1.0, y + 0.5 + 0.09  # a text's middle is above its baseline
    assert hypot(*middle) == pytest.approx(0.26, abs=0.003)
    assert middle == pytest.approx((0.26 * cos(angle), 0.26 * sin(angle)), abs=0.002)
    sides = {-1: "end", 0: "middle", 1: "start"}
    side = 0 if abs(cos(angle)) < CENTRED else 1 if cos(angle) > 0 else -1
    assert text["text-anchor"] == sides[side]


def test_a_label_shows_its_symbol_and_its_value() -> None:
    text = parse(label(PLANE, "k₁", (1, 1), towards=(0, 0), gap=0.5, value=0.7184)).one("text")
    assert text.text == "k₁ 0.72"
    assert text.one("tspan", data_value="0.7184").text == "0.72"
    assert at(text) == pytest.approx((1, 1.41), abs=0.001)
    assert text["text-anchor"] == "middle"
    assert parse(label(PLANE, "q", (1, 1), towards=(0, 1))).text == "q"


def test_a_handle_tells_the_true_point_and_lies_in_the_frame() -> None:
    drawn = handle(PLANE, "k1", "key <1>", dot(7.0), (-7.0, 3.5), locked=False)
    found = parse(drawn).one("g", data_handle="k1")
    assert points(found["transform"]) == near((-3.5, 1.75))
    assert found["aria-valuetext"] == "(−7.00, 3.50)"
    limits = [float(found[f"aria-value{name}"]) for name in ("min", "now", "max")]
    assert limits == [-7.0, -7.0, 3.6]
    assert found["aria-label"] == "key <1>"
    assert "aria-disabled" not in found
    locked = handle(PLANE, "k1", "key 1", dot(7.0), (-7.0, 3.5), locked=True)
    assert parse(locked).one("g", data_handle="k1")["aria-disabled"] == "true"


def test_shapes_are_drawn_around_their_point() -> None:
    assert parse(dot(7.5)).one("circle")["r"] == "7.5"
    box = parse(square(12.0)).one("rect")
    assert [float(box[name]) for name in ("x", "y", "width", "height")] == [-6, -6, 12, 12]


@pytest.mark.parametrize(
    "draw",
    [
        lambda: marks.thread(PLANE, HIDDEN_POINT, (1, 1), 0.5),
        lambda: marks.thread(PLANE, (1, 1), (2, 2), Hidden()),
        lambda: marks.output(PLANE, HIDDEN_POINT, "output", (1, 1)),
    ],
)
def test_a_mark_that_would_tell_what_is_hidden_is_left_out(draw: Callable[[], Markup]) -> None:
    assert draw() == ""


def test_a_hidden_value_is_a_question_mark_beside_its_symbol() -> None:
    drawn = parse(label(PLANE, "k₁", (1, 1), towards=(1, 1), value=Hidden()))
    assert drawn.text == "k₁ ?"
    assert not drawn.having("data-value")


def test_the_drawings_own_paint_is_the_light_pages() -> None:
    (sheet,) = (ROOT / "static/style").glob("*tokens.css")
    light = sheet.read_text(encoding="utf-8").partition("@media")[0]
    tokens = dict(re.findall(r"--([\w-]+): (#\w+);", light))
    assert {hue: tokens["out" if hue == "output" else hue] for hue in PAINT} == PAINT
