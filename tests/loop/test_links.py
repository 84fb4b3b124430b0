"""State links: what a fragment says, what of it is refused, and what is written back."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app import figures
from app.figures.fields import Choice, Field, Whole
from app.figures.figure import Figure
from app.loop import links
from tests.figures.kinds import states
from tests.loop.toy import Toy, toy

PLANE = figures.load("plane")
BUILT = {name: figures.load(name) for name in figures.NAMES}
NINES = "9" * 10_000
# Nothing that a link carries needs more than these, so that it survives every mail and chat.
SAFE = re.compile(r"[\w.,=&%-]*", re.ASCII)


def figure(name: str, **fields: Field) -> Figure[Any]:
    """Return a figure with these fields, of which only reading is asked."""
    return Figure(
        name,
        Toy(),
        fields,
        update=lambda state, _: state,
        values=lambda _: {},
        sentence=lambda *_: "",
        view=lambda *_: "",
        parts=("weights",),
    )


PAGE: dict[str, Figure[Any]] = {
    "plane": PLANE,
    "table": figure("table", mask=Choice(("causal", "bidirectional"))),
    "scaling": figure("scaling", d=Whole(1, 1024)),
}


def test_the_link_of_the_contract() -> None:
    link = links.read("plane.q=1.2,0.8&table.mask=bidirectional&scaling.d=256", PAGE)
    assert link.values == {
        "plane": {"q": (1.2, 0.8)},
        "table": {"mask": "bidirectional"},
        "scaling": {"d": 256},
    }
    assert link.errors == {}
    assert link.rest == ()


def test_the_bad_link_of_the_field_checks() -> None:
    link = links.read("plane.q=NaN,1e400&scaling.d=-5&table.mask=%00", PAGE)
    assert not any(link.values.values())
    assert {name: [e.field for e in errors] for name, errors in link.errors.items()} == {
        "plane": ["plane.q"],
        "scaling": ["scaling.d"],
        "table": ["table.mask"],
    }


@pytest.mark.parametrize(
    "text",
    [
        "",
        "NaN,1",
        "1e400,0",
        "-5",
        "%00",
        "%00,%00",
        "%ff,1",
        "%",
        "%3Cscript%3Ealert(1)%3C/script%3E",
        "<img src=x onerror=alert(1)>",
        "1,2=3",
        "1,2#x",
        "__class__",
        "{0}",
        NINES,
        f"{NINES},{NINES}",
        "1," * 5_000,
    ],
    ids=lambda text: text[:12] or "empty",
)
def test_a_value_that_is_no_point_is_an_error_and_not_a_value(text: str) -> None:
    link = links.read(f"plane.q={text}&plane.scale=none", PAGE)
    assert link.values == {"plane": {"scale": "none"}}
    assert [e.field for e in link.errors["plane"]] == ["plane.q"]


def test_said_twice_the_same_it_holds_and_differently_it_does_not() -> None:
    same = links.read("plane.q=1,2&plane.q=1.0,2e0", PAGE)
    assert same.values == {"plane": {"q": (1.0, 2.0)}}
    differently = links.read("plane.q=1,2&plane.q=2,1", PAGE)
    assert not any(differently.values.values())
    assert [str(e) for e in differently.errors["plane"]] == ["plane.q takes one value"]
    partly = links.read("plane.q=1,2&plane.q=x", PAGE)
    assert not any(partly.values.values())
    assert len(partly.errors["plane"]) == 1


@pytest.mark.parametrize(
    "piece",
    ["foo=bar", "plane.nope=1", "nope.q=1,2", "q=1,2", "utm=a%20b", "=", "PLANE.q=1,2", "plane.q"],
)
def test_what_nobody_here_knows_is_kept_as_it_was(piece: str) -> None:
    link = links.read(f"{piece}&plane.q=1,2", PAGE)
    assert link.values == {"plane": {"q": (1.0, 2.0)}}
    assert link.errors == {}
    assert link.rest == (piece,)


def test_percent_signs_and_true_commas_say_the_same() -> None:
    link = links.read("plane.q=%2D1%2C2&plane.values=%6Beys", PAGE)
    assert link.values == {"plane": {"q": (-1.0, 2.0), "values": "keys"}}


def test_what_a_teacher_locks_and_hides() -> None:
    fragment = "lock=table.mask,plane.q,plane.r&hide=table.weights,table.tint"
    link = links.read(fragment, PAGE)
    assert link.locked == {"table.mask", "plane.q"}
    assert link.hidden == {"table.weights"}
    assert link.rest == tuple(fragment.split("&"))


@pytest.mark.parametrize(
    ("fragment", "locked"),
    [
        ("lock=plane.q%2Cplane.scale", {"plane.q", "plane.scale"}),
        ("lock=plane.q&lock=plane.scale", {"plane.q", "plane.scale"}),
        ("lock=", set()),
        ("lock=,,", set()),
        ("lock=elsewhere.q,<b>", set()),
        ("lock", set()),
        (f"lock={NINES}", set()),
    ],
    ids=lambda value: str(sorted(value) if isinstance(value, set) else value)[:20],
)
def test_only_parts_of_figures_on_this_page_are_locked(fragment: str, locked: set[str]) -> None:
    assert links.read(fragment, PAGE).locked == locked


@pytest.mark.parametrize(
    ("fragment", "speaks"),
    [
        ("plane.q=1,2", True),
        ("hide=plane.weights", True),
        ("", True),
        ("lookup", False),
        ("figure-plane", False),
        ("top", False),
    ],
)
def test_a_place_on_the_page_is_no_state(fragment: str, speaks: bool) -> None:
    assert links.is_state(fragment) is speaks


@pytest.mark.parametrize("name", figures.NAMES)
@given(data=st.data())
def test_every_field_of_every_figure_survives_the_link(name: str, data: st.DataObject) -> None:
    built = BUILT[name]
    given = data.draw(states(dict(built.fields)))
    state = built.put(built.initial, given)
    fragment = links.write([(built, state)])
    assert SAFE.fullmatch(fragment)
    link = links.read(fragment, BUILT)
    assert link.errors == {}
    assert link.rest == ()
    again = built.put(built.initial, link.values.get(name, {}))
    assert built.state(again) == built.state(state)


def test_only_what_differs_from_its_default_is_written() -> None:
    assert links.write([(PLANE, PLANE.initial)]) == ""
    moved = PLANE.put(PLANE.initial, {"q": (1.2, 0.8)})
    assert links.write([(PLANE, moved)]) == "plane.q=1.2,0.8"
    both = PLANE.put(moved, {"equal_length": True})
    assert set(links.write([(PLANE, both)]).split("&")) == {
        "plane.q=1.2,0.8",
        "plane.equal_length=true",
    }


def test_all_figures_and_all_that_was_kept_are_written() -> None:
    one, two = toy(name="one"), toy(name="two")
    written = links.write([(one, Toy(n=1)), (two, Toy(tint="blue"))], ["lock=one.n", "foo=%20"])
    assert written == "one.n=1&two.tint=blue&lock=one.n&foo=%20"


@given(st.text(max_size=60))
def test_any_text_can_be_read(text: str) -> None:
    fragment = f"{text}&plane.q={text}&lock={text}"
    link = links.read(fragment, PAGE)
    assert all(piece in fragment for piece in link.rest)
    assert all(name.partition(".")[0] in PAGE for name in link.locked)
    assert link.values.get("plane", {}) or link.errors["plane"]
