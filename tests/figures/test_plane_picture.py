"""The plane's picture: each mark lies where its data says, by arithmetic done here by hand."""

import re
from math import atan2, cos, hypot, radians, sin, tau

import pytest

from app.core.arrays import Point
from app.draw.plane import UNIT
from app.figures.plane.state import State, values
from tests.figures import by_hand
from tests.figures.test_plane_markup import drawn
from tests.markup import Element

KEYS = [(3.0, 1.0), (-0.8, 1.6), (-2.0, -1.0), (0.8, -1.8)]
APART = ((1.0, 1.0), (-1.0, 2.0), (-2.5, -0.5), (2.0, -0.5))
QUERIES = [(0.6, 0.9), (-1.5, 0.2), (0.1, -2.7), (2.4, -1.1), (0.0, 0.0)]


def points(text: str) -> list[Point]:
    """Return the points of a path, a polygon or a translation, in the figure's units."""
    numbers = [float(n) / UNIT for n in re.findall(r"-?[\d.]+", text)]
    return [(x, -y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def near(expected: object) -> object:
    return pytest.approx(expected, abs=0.002)


def labels(figure: Element) -> dict[str, tuple[Point, str]]:
    """Return where each handle's label stands, its baseline set off, and which of its ends."""
    return {
        text.one("tspan", class_="sym").text: (
            (float(text["x"]) / UNIT, 0.09 - float(text["y"]) / UNIT),
            text["text-anchor"],
        )
        for text in figure.one("svg").all("text")
        if "x" in text
    }


@pytest.mark.parametrize("q", QUERIES)
def test_threads_run_from_the_output_to_the_values_as_thick_as_the_weights(q: Point) -> None:
    weights = by_hand.looks(q, KEYS)
    output = by_hand.mean(weights, APART)
    threads = drawn(State(q=q, values=APART)).styled("thread")
    assert [points(thread["d"]) for thread in threads] == [
        [near(tuple(output)), near(value)] for value in APART
    ]
    # A weight of 1 is 6 pixels.
    thickness = [float(thread["stroke-width"]) for thread in threads]
    assert thickness == pytest.approx([6 * weight for weight in weights], abs=0.00501)


@pytest.mark.parametrize("q", QUERIES)
def test_the_outputs_mark_lies_at_the_weighted_mean(q: Point) -> None:
    (mark,) = drawn(State(q=q)).styled("output")
    assert points(mark["transform"]) == [near(tuple(by_hand.mean(by_hand.looks(q, KEYS), KEYS)))]


@pytest.mark.parametrize(
    ("q", "keys", "above"),
    [
        ((0.0, 0.0), ((1, 0), (-1, 0), (0, 1), (0, -1)), True),  # the output lies on q
        ((0.0, 0.0), ((2, 0), (2, 0), (2, 0), (2, 0)), False),
        ((0.0, 0.0), ((0, 0.8),) * 4, True),
        ((0.0, 0.0), ((0, 1.0),) * 4, False),
        ((0.0, 0.0), ((0, -0.5),) * 4, False),
    ],
)
def test_the_outputs_name_does_not_cover_the_query(
    q: Point, keys: tuple[Point, ...], above: bool
) -> None:
    (mark,) = drawn(State(q=q, keys=keys)).styled("output")
    assert float(mark.one("text")["y"]) / UNIT == near(-0.3 if above else 0.48)


@pytest.mark.parametrize("q", QUERIES)
def test_labels_of_keys_and_query_stand_on_the_far_side_from_the_origin(q: Point) -> None:
    found = labels(drawn(State(q=q)))
    assert found.keys() == {"k₁", "k₂", "k₃", "k₄", "q"}
    for name, (x, y), gap in [
        *zip(("k₁", "k₂", "k₃", "k₄"), KEYS, [0.26] * 4, strict=True),
        ("q", q, 0.42),
    ]:
        length = hypot(x, y)
        right, up = (x / length, y / length) if length else (0.0, 1.0)
        at, anchor = found[name]
        assert at == near((x + gap * right, y + gap * up))
        assert anchor == ("middle" if abs(right) < 0.35 else "start" if x > 0 else "end")


def test_labels_of_values_stand_above_them() -> None:
    found = labels(drawn(State(values=APART)))
    for n, (x, y) in enumerate(APART):
        assert found["v₁v₂v₃v₄"[2 * n : 2 * n + 2]] == (near((x, y + 0.26)), "middle")


def test_handles_lie_at_their_points() -> None:
    figure = drawn(State(q=(0.6, 0.9), values=APART))
    expected = {"q": (0.6, 0.9)}
    expected |= {f"k{n + 1}": at for n, at in enumerate(KEYS)}
    expected |= {f"v{n + 1}": at for n, at in enumerate(APART)}
    handles = figure.having("data-handle")
    assert {h["data-handle"]: points(h["transform"]) for h in handles} == {
        name: [near(at)] for name, at in expected.items()
    }


def test_arrow_and_lines_run_from_the_origin() -> None:
    figure = drawn(State())
    arrow = [points(path["d"]) for path in figure.styled("query")]
    assert arrow == [[near((0, 0)), near((0.6, 0.9))]] * 2
    lines = {path.classes[1]: points(path["d"]) for path in figure.styled("key")}
    assert lines == {f"k{n + 1}": [near((0, 0)), near(at)] for n, at in enumerate(KEYS)}


def test_the_hull_is_that_of_the_values_and_not_of_the_keys() -> None:
    (hull,) = drawn(State(values=APART)).styled("hull")
    assert sorted(points(hull["points"])) == [near(at) for at in sorted(APART)]


def inside(corners: list[Point], at: Point) -> bool:
    """Return whether a sector of the frame, counterclockwise, spans the direction of a point."""
    first, *others = (atan2(y, x) for x, y in corners[1:])
    bounds = [(angle - first) % tau for angle in (*others, atan2(at[1], at[0]))]
    return bounds[-1] <= bounds[-2]


@pytest.mark.parametrize("angle", range(0, 360, 10))
def test_a_query_lies_in_the_territory_of_the_key_that_wins(angle: int) -> None:
    q = cos(radians(angle + 3)), sin(radians(angle + 3))
    figure = drawn(State(q=q))
    dots = by_hand.dots(q, KEYS)
    winner = dots.index(max(dots))
    assert values(State(q=q))["winner"] == winner
    around = {t.classes[1] for t in figure.styled("territory") if inside(points(t["points"]), q)}
    assert around == {f"k{winner + 1}"}
