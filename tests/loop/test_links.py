"""State links that are read: what an address says, and what of it is refused or told."""

import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from app.kit.fields import FieldError
from app.loop.link_part import notices
from app.loop.links import parse, write
from app.words.catalogue import Words
from tests.loop.lesson_links import BUILT, fields, link_of, part

PLANE, TABLE = BUILT["plane"], BUILT["table"]
NINES = "9" * 10_000


# --- Values --------------------------------------------------------------------------------------


def test_the_link_of_the_contract() -> None:
    text = "plane.q=1.2,0.8&table.mask=bidirectional&scaling.d=256"
    assert part(text).values == {"q": (1.2, 0.8)}
    assert part(text, "table").values == {"mask": "bidirectional"}
    assert part(text, "scaling").values == {"d": 256}
    assert (link_of(text).rest, link_of(text).unknown, link_of(text).place) == ([], [], "")


def test_the_bad_link_of_the_field_checks() -> None:
    text = "plane.q=NaN,1e400&scaling.d=-5&table.mask=%00"
    names = ("plane", "scaling", "table")
    told = [(part(text, name).values, part(text, name).errors) for name in names]
    assert [values for values, _ in told] == [{}, {}, {}]
    assert [e.field for _, errors in told for e in errors] == ["plane.q", "scaling.d", "table.mask"]
    assert all(part(text, name).is_named for name in names)


@pytest.mark.parametrize(
    "text",
    [
        *("", "NaN,1", "1e400,0", "-5", "%00", "%00,%00", "%ff,1", "%", "1,2=3"),
        "%3Cscript%3Ealert(1)%3C/script%3E",
        "<img src=x onerror=alert(1)>",
        *("__class__", "{0}", NINES, f"{NINES},{NINES}", "1," * 5_000),
    ],
    ids=lambda text: text[:12] or "empty",
)
def test_a_value_that_is_no_point_is_an_error_and_not_a_value(text: str) -> None:
    read = part(f"plane.q={text}&plane.scale=none")
    assert read.values == {"scale": "none"}
    assert [e.field for e in read.errors] == ["plane.q"]


def test_said_twice_the_same_it_holds_and_differently_it_does_not() -> None:
    assert part("plane.q=1,2&plane.q=1.0,2e0").values == {"q": (1.0, 2.0)}
    differently = part("plane.q=1,2&plane.q=2,1")
    assert (differently.values, *map(str, differently.errors)) == ({}, "plane.q takes one value")
    partly = part("plane.q=1,2&plane.q=x")
    assert (partly.values, len(partly.errors)) == ({}, 1)


def test_percent_signs_and_true_commas_say_the_same() -> None:
    assert part("plane.q=%2D1%2C2&plane.values=%6Beys").values == {"q": (-1, 2), "values": "keys"}


def test_the_second_of_a_kind_has_a_name_of_its_own() -> None:
    link = link_of("plane.q=1,2&plane-2.q=3,4&lock=plane-2.q", names=("plane", "plane-2"))
    assert link.for_figure("plane", PLANE).values == {"q": (1, 2)}
    second = link.for_figure("plane-2", PLANE)
    assert second.values == {"q": (3, 4)}
    assert second.locked == {"q"}
    assert link.for_figure("plane", PLANE).locked == set()


# --- Query, fragment, place, and what hosts append -----------------------------------------------


def test_state_is_read_from_the_query_too_and_the_fragment_wins() -> None:
    query = "?plane.q=1,2&plane.scale=none&lock=plane.q&id=7"
    assert part("", query=query).values == {"q": (1, 2), "scale": "none"}
    both = part("#plane.q=3,4&lock=plane.scale", query=query)
    assert both.values == {"q": (3, 4), "scale": "none"}
    assert both.locked == {"q", "scale"}
    assert both.errors == ()
    assert link_of("", query).rest == []  # what is the host's stays in the query


@pytest.mark.parametrize(
    "text",
    [
        "plane.q=1,2?id=7&course=3",
        "plane.q=1,2#?secret=abc",
        "plane.q=1,2:~:text=attention",
        "plane.q=1,2&utm_source=mail&utm_medium=x",
        "plane.q=1,2&fbclid=IwAR0&gclid=1",
        "amp;plane.q=1,2&amp;amp;plane.q=1,2",
        "&&plane.q=1,2&",
    ],
)
@pytest.mark.parametrize("where", ["fragment", "query"])
def test_what_hosts_append_is_shed_without_a_word(text: str, where: str) -> None:
    link = link_of(text) if where == "fragment" else link_of("", text)
    read = link.for_figure("plane", PLANE)
    assert (read.values, read.errors, read.unknown) == ({"q": (1, 2)}, (), ())
    assert (link.rest, link.place) == ([], "")
    moved = replace(PLANE.initial, q=(3.0, 4.0))
    assert write(link, [(PLANE, PLANE.initial, moved)]) == "plane.q=3,4"


def test_a_secret_alone_is_no_state() -> None:
    link = link_of("#?secret=abc")
    assert (link.texts, link.rest, link.place, link.unknown) == ({}, [], "", [])


@pytest.mark.parametrize(
    ("text", "place", "state"),
    [
        ("table", "table", ""),
        ("#table&table.mask=causal", "table", "table.mask=causal"),
        ("plane.q=1,2&table", "table", "plane.q=1,2"),
        ("plane-3", "plane-3", ""),
        ("table?id=7", "table", ""),
        ("", "", ""),
        ("plane.q=1,2", "", "plane.q=1,2"),
    ],
)
def test_a_bare_name_is_the_open_place_and_no_state(text: str, place: str, state: str) -> None:
    link = link_of(text)
    assert (link.place, link.rest, link.unknown) == (place, [], [])
    assert write(link, []) == state


# --- Names that mean nothing here ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("plane.qq=1", "plane.qq"),
        ("plane.q", "plane.q"),
        ("tabel.mask=causal", "tabel.mask"),
        ("PLANE.q=1,2", "PLANE.q"),
        ("plan.q=1,2", "plan.q"),
        ("scailng.d=2", "scailng.d"),
        ("scalling.d=2", "scalling.d"),
        ("locks=table.mask", "locks"),
        ("Lock=table.mask", "Lock"),
        ("hidden=table.weights", "hidden"),
        ("lock=plane.mask", "plane.mask"),
        ("hide=plane.weight", "plane.weight"),
        ("hide=tabel.weights", "tabel.weights"),
        ("lock=mask", "mask"),
        ("hide=plane", "plane"),
        ("amp;locks=plane.q", "locks"),
    ],
)
@pytest.mark.parametrize("where", ["fragment", "query"])
def test_a_mistyped_name_is_told_and_kept(text: str, told: str, where: str) -> None:
    link = link_of(text) if where == "fragment" else link_of("", f"?{text}")
    assert link.for_figure("plane", PLANE).unknown == (told,)
    assert told not in link.for_figure("table", TABLE).unknown
    if where == "fragment":
        assert write(link, [(PLANE, PLANE.initial, PLANE.initial)]) == text.removeprefix("amp;")


def test_a_mistyped_field_is_told_by_its_own_figure() -> None:
    assert part("table.maks=causal&lock=table.maks", "table").unknown == ("table.maks",) * 2
    assert part("table.maks=causal&lock=table.maks", "plane").unknown == ()
    assert not part("table.maks=causal", "table").is_named


@pytest.mark.parametrize(
    "text",
    [
        *("foo=bar", "nope.q=1,2", "q=1,2", "=", "id=7", "course=3", "lang=ko", "page.id=3"),
        *("user.name=x", "locale", "highlight=1", "mode=dark", "plane=1"),
    ],
)
def test_what_is_not_meant_for_us_is_left_alone(text: str) -> None:
    link = link_of(f"{text}&plane.q=1,2" if "=" in text else f"lesson&{text}&plane.q=1,2")
    read = link.for_figure("plane", PLANE)
    assert (read.values, read.errors, read.unknown) == ({"q": (1, 2)}, (), ())
    assert link.rest == [text]


def test_what_is_said_to_a_figure_of_another_page_is_kept_and_not_told() -> None:
    text = "table.mask=bidirectional&plane-2.q=1,2&lock=table.mask&hide=table.weights"
    link = parse("", text, ["plane"])
    assert link.for_figure("plane", PLANE).unknown == ()
    assert write(link, [(PLANE, PLANE.initial, PLANE.initial)]) == text


def test_the_figures_of_a_page_need_not_be_imported_to_parse() -> None:
    script = (
        "import sys; from app.loop.links import parse, write; "
        "link = parse('', 'tabel.q=1&plane.q=1,2&hide=plane.x', ['plane']); write(link, []); "
        "assert not [n for n in sys.modules if n.startswith('app.figures.') or n == 'difflib']"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_the_notice_about_unknown_names_is_one_short_line() -> None:
    words = Words("en")
    many = part("&".join(f"plane.{letter * 20}=1" for letter in "abcdefgh"))
    (line,) = notices(words, many.errors, many.unknown)
    assert "plane.aaa" in line
    assert len(line) < 300
    # What no name looks like is not repeated: it may be a sentence of the link's author.
    for spoof in ("plane.pay now=1", f"plane.{'a' * 500}=1", "plane.<b>=1"):
        strange = part(spoof)
        (line,) = notices(words, strange.errors, strange.unknown)
        assert "…" in line
        assert spoof[6:9] not in line
    bad = part("plane.q=x&plane.qq=<b>")
    about_value, about_name = notices(words, bad.errors, bad.unknown)
    assert "plane.q" in about_value
    assert "plane.qq" not in about_value
    assert "plane.qq" in about_name
    assert notices(words) == ()


# --- A teacher's lists ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fragment", "locked"),
    [
        ("lock=plane.q,table.mask,plane.scale", {"q", "scale"}),
        ("lock=plane.q%2Cplane.scale", {"q", "scale"}),
        ("lock=plane.q&lock=plane.scale", {"q", "scale"}),
        ("lock=", set()),
        ("lock=,,", set()),
        ("lock=elsewhere.q,<b>", set()),
        ("lock", set()),
        (f"lock={NINES}", set()),
    ],
    ids=lambda value: str(sorted(value) if isinstance(value, set) else value)[:20],
)
def test_only_fields_of_a_figure_are_locked(fragment: str, locked: set[str]) -> None:
    assert part(fragment).locked == locked
    hash(part(fragment).locked)  # a context is hashable, as views are memoised by it


def test_only_parts_of_a_figure_are_hidden() -> None:
    hidden = part("hide=table.weights,table.tint,plane.dots", "table")
    assert hidden.hidden == {"weights"}
    assert hidden.unknown == ("table.tint",)
    assert not hidden.is_named


# --- Opening -------------------------------------------------------------------------------------


def _refuse_last_row(before: Any, after: Any, given: frozenset[str]) -> Any:
    if after.mask == "causal" and after.row == 4:
        raise FieldError("table.row", "index", most=3)
    return after


SHORT = replace(TABLE, settle=_refuse_last_row)


def test_a_figure_that_is_not_named_stands_as_its_page_opens_it() -> None:
    opening = replace(TABLE.initial, mask="bidirectional", row=1)
    for text in ("", "plane.q=1,2", "lock=table.mask", "table.maks=causal"):
        values, errors = part(text, "table").open(TABLE, opening)
        assert (values, errors) == (fields(opening, TABLE), ())


@pytest.mark.parametrize("text", ["table.scale=none", "table.scale=no"])
def test_of_a_figure_that_is_named_all_other_fields_are_default(text: str) -> None:
    opening = replace(TABLE.initial, mask="bidirectional", row=1)
    values, _ = part(text, "table").open(TABLE, opening)
    expected = "none" if text.endswith("none") else "sqrt"
    assert values == fields(TABLE.initial, TABLE) | {"scale": expected}


def test_a_field_that_does_not_go_with_the_others_is_told_and_the_others_hold() -> None:
    read = part("table.row=4&table.scale=none&table.cell=9,9", "table")
    values, errors = read.open(SHORT, SHORT.initial)
    assert values == fields(TABLE.initial, TABLE) | {"scale": "none"}
    assert [error.field for error in errors] == ["table.cell", "table.row"]
