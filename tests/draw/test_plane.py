"""The plane's geometry: sectors cover the frame, handles stay in it, attributes are plain."""

import math
import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.arrays import Floats, Point
from app.core.geometry import winner_sectors
from app.draw.plane import UNIT, Plane, coordinate, offset, svg_point
from tests.core.laws import plane_keys

SHOWN = Plane(width=7.2, height=6.0)
OTHER = Plane(width=4.0, height=5.0, margin=(0.2, 0.4))
planes = st.sampled_from([SHOWN, OTHER])
angles = st.floats(-math.tau, math.tau)
places = st.tuples(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6))


def area(polygon: list[Point]) -> float:
    """Return the area by the shoelace formula, positive where it runs counterclockwise."""
    following = polygon[1:] + polygon[:1]
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(polygon, following, strict=True)) / 2


def on_the_frame(plane: Plane, at: Point) -> bool:
    x, y = abs(at[0]) / (plane.width / 2), abs(at[1]) / (plane.height / 2)
    return max(x, y) == pytest.approx(1)


@given(planes, plane_keys())
def test_the_sectors_of_all_keys_cover_the_frame_once(plane: Plane, keys: Floats) -> None:
    areas = [area(plane.sector(s.start, s.end)) for s in winner_sectors(keys)]
    assert all(a >= -1e-9 for a in areas)
    assert sum(areas) == pytest.approx(plane.width * plane.height, rel=1e-9)


@given(
    planes,
    st.floats(0, math.tau, exclude_max=True),
    st.lists(st.floats(0, 1), min_size=1, max_size=5),
)
def test_any_cuts_of_a_full_turn_cover_the_frame_once(
    plane: Plane, start: float, cuts: list[float]
) -> None:
    bounds = [start, *(start + cut * math.tau for cut in sorted(cuts)), start + math.tau]
    areas = [area(plane.sector(a, b)) for a, b in pairwise(bounds)]
    assert sum(areas) == pytest.approx(plane.width * plane.height, rel=1e-9)


@given(planes, angles)
def test_a_ray_leaves_the_frame_at_its_edge_and_in_its_direction(
    plane: Plane, angle: float
) -> None:
    x, y = plane.edge(angle)
    assert on_the_frame(plane, (x, y))
    assert math.cos(math.atan2(y, x) - angle) == pytest.approx(1)


def test_a_sector_begins_at_the_origin_and_has_the_corners_between() -> None:
    corners = SHOWN.sector(0.0, math.pi / 2)
    assert corners[0] == (0.0, 0.0)
    assert corners[1:] == [pytest.approx(at, abs=1e-12) for at in ((3.6, 0), (3.6, 3), (0, 3))]


@given(planes, places)
def test_a_point_fit_to_the_frame_keeps_its_direction(plane: Plane, at: Point) -> None:
    x, y = plane.fit_to_frame(at)
    right, up = plane.reach
    assert abs(x) <= right * (1 + 1e-12)
    assert abs(y) <= up * (1 + 1e-12)
    assert x * at[1] == pytest.approx(y * at[0], rel=1e-9, abs=1e-9)
    assert math.copysign(1, x) == math.copysign(1, at[0])
    if abs(at[0]) <= right and abs(at[1]) <= up:
        assert (x, y) == at
    else:
        assert max(abs(x) / right, abs(y) / up) == pytest.approx(1)


@given(planes, places)
def test_a_clamped_point_is_the_nearest_within_reach_to_a_thousandth(
    plane: Plane, at: Point
) -> None:
    nearest = [min(max(v, -reach), reach) for v, reach in zip(at, plane.reach, strict=True)]
    assert plane.clamp(at) == pytest.approx(nearest, abs=5.001e-4)
    for value in plane.clamp(at):
        assert value == round(value, 3)
        assert not (value == 0 and str(value).startswith("-"))


def test_a_handle_stays_inside_the_frame() -> None:
    assert SHOWN.reach == (3.5, 2.9)
    assert OTHER.reach == (1.9, 2.4)


@pytest.mark.parametrize(
    ("at", "towards", "expected"),
    [
        ((1.0, 1.0), (5.0, 0.0), (1.5, 1.0)),
        ((1.0, 1.0), (0.0, -9.0), (1.0, 0.5)),
        ((1.0, 1.0), (3.0, 4.0), (1.3, 1.4)),
        ((1.0, 1.0), (0.0, 0.0), (1.0, 1.5)),
    ],
)
def test_offset(at: Point, towards: Point, expected: Point) -> None:
    assert offset(at, towards, 0.5) == pytest.approx(expected)


@given(st.floats(-100, 100))
def test_a_coordinate_has_one_decimal_and_no_minus_zero(value: float) -> None:
    text = coordinate(value)
    assert re.fullmatch(r"-?\d+\.\d", text)
    assert float(text) == pytest.approx(value * UNIT, abs=0.05001)
    assert text != "-0.0"


def test_up_on_the_page_is_down_in_svg() -> None:
    assert svg_point((1.0, 2.0)) == ("60.0", "-120.0")
    assert svg_point((-0.0, 0.0)) == ("0.0", "0.0")
