"""The plane's geometry: sectors cover the frame, handles stay in it, attributes are plain."""

import math
import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.arrays import Floats
from app.core.geometry import winner_sectors
from app.draw.plane import HEIGHT, REACH, WIDTH, Point, c, edge, held, moved, place, sector, within
from tests.core.laws import plane_keys

angles = st.floats(-math.tau, math.tau)
places = st.tuples(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6))


def area(polygon: list[Point]) -> float:
    """Return the area by the shoelace formula, positive where it runs counterclockwise."""
    following = polygon[1:] + polygon[:1]
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(polygon, following, strict=True)) / 2


def on_the_frame(at: Point) -> bool:
    x, y = abs(at[0]) / WIDTH, abs(at[1]) / HEIGHT
    return max(x, y) == pytest.approx(1)


@given(plane_keys())
def test_the_sectors_of_all_keys_cover_the_frame_once(keys: Floats) -> None:
    areas = [area(sector(s.start, s.end)) for s in winner_sectors(keys)]
    assert all(a >= -1e-9 for a in areas)
    assert sum(areas) == pytest.approx(4 * WIDTH * HEIGHT, rel=1e-9)


@given(st.floats(0, math.tau, exclude_max=True), st.lists(st.floats(0, 1), min_size=1, max_size=5))
def test_any_cuts_of_a_full_turn_cover_the_frame_once(start: float, cuts: list[float]) -> None:
    bounds = [start, *(start + cut * math.tau for cut in sorted(cuts)), start + math.tau]
    areas = [area(sector(a, b)) for a, b in pairwise(bounds)]
    assert sum(areas) == pytest.approx(4 * WIDTH * HEIGHT, rel=1e-9)


@given(angles)
def test_a_ray_leaves_the_frame_at_its_edge_and_in_its_direction(angle: float) -> None:
    x, y = edge(angle)
    assert on_the_frame((x, y))
    assert math.cos(math.atan2(y, x) - angle) == pytest.approx(1)


def test_a_sector_is_seen_from_the_origin_and_has_the_corners_between() -> None:
    around_a_corner = sector(0.0, math.pi / 2)
    assert around_a_corner[0] == (0.0, 0.0)
    assert around_a_corner[1:] == [
        pytest.approx(at, abs=1e-12) for at in ((WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT))
    ]


@given(places)
def test_within_keeps_the_direction_and_what_is_near(at: Point) -> None:
    x, y = within(at)
    assert abs(x) <= REACH[0] * (1 + 1e-12)
    assert abs(y) <= REACH[1] * (1 + 1e-12)
    assert x * at[1] == pytest.approx(y * at[0], rel=1e-9, abs=1e-9)
    assert math.copysign(1, x) == math.copysign(1, at[0])
    if abs(at[0]) <= REACH[0] and abs(at[1]) <= REACH[1]:
        assert (x, y) == at
    else:
        assert max(abs(x) / REACH[0], abs(y) / REACH[1]) == pytest.approx(1)


@given(places)
def test_held_is_the_nearest_reachable_place_to_a_thousandth(at: Point) -> None:
    nearest = [min(max(v, -reach), reach) for v, reach in zip(at, REACH, strict=True)]
    assert held(at) == pytest.approx(nearest, abs=5.001e-4)
    for value in held(at):
        assert value == round(value, 3)
        assert not (value == 0 and str(value).startswith("-"))


@pytest.mark.parametrize(
    ("at", "towards", "expected"),
    [
        ((1.0, 1.0), (5.0, 0.0), (1.5, 1.0)),
        ((1.0, 1.0), (0.0, -9.0), (1.0, 0.5)),
        ((1.0, 1.0), (3.0, 4.0), (1.3, 1.4)),
        ((1.0, 1.0), (0.0, 0.0), (1.0, 1.5)),
    ],
)
def test_moved(at: Point, towards: Point, expected: Point) -> None:
    assert moved(at, towards, 0.5) == pytest.approx(expected)


@given(st.floats(-100, 100))
def test_a_coordinate_in_an_attribute_has_three_decimals_and_no_minus_zero(value: float) -> None:
    text = c(value)
    assert re.fullmatch(r"-?\d+\.\d{3}", text)
    assert float(text) == pytest.approx(value, abs=5.001e-4)
    assert text != "-0.000"


def test_up_on_the_page_is_down_in_svg() -> None:
    assert place((1.0, 2.0)) == ("1.000", "-2.000")
    assert place((-0.0, 0.0)) == ("0.000", "0.000")
