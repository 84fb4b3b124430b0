"""Every kind of field: what it takes from links and scripts, what it refuses, in which words."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.kit.fields import Cell, Choice, Field, FieldError, Flag, Index, Whole
from app.kit.points import PointField, PointsField
from app.words.catalogue import LANGUAGES, Words
from tests.kit.kinds import values

MASK = Choice(("causal", "bidirectional"))
D = Whole(1, 1024)
KEYS = PointsField(2)
VALUES = PointsField(2, "keys")
KINDS: list[Field] = [MASK, Flag(), D, Index(5), Cell(4, 5), PointField(), KEYS, VALUES]

NINES = "9" * 10_000
MARKUP = "<script>alert(1)</script>"
HOSTILE = ["\0", "NaN", "nan", "inf", "1e400", MARKUP, NINES, "‮", "x", "1;2", "²", "1,2,3,4,5,6"]


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        (MASK, "causal", "causal"),
        (Flag(), "true", True),
        (Flag(), "false", False),
        (D, "1", 1),
        (D, "1024", 1024),
        (D, "0064", 64),
        (D, " 64 ", 64),
        (Index(5), "", None),
        (Index(5), "4", 4),
        (Cell(4, 5), "", None),
        (Cell(4, 5), "3,4", (3, 4)),
        (PointField(), "1.2,0.8", (1.2, 0.8)),
        (PointField(), "-1e3,.5", (-1000.0, 0.5)),
        (PointField(), "−1,2", (-1.0, 2.0)),
        (PointField(), "1000000,-1000000", (1e6, -1e6)),
        (KEYS, "1,2,3,4", ((1.0, 2.0), (3.0, 4.0))),
        (VALUES, "keys", "keys"),
        (VALUES, "1,2,3,4", ((1.0, 2.0), (3.0, 4.0))),
    ],
)
def test_a_link_says(field: Field, text: str, value: object) -> None:
    assert field.read("f.x", text) == value


@pytest.mark.parametrize(
    ("field", "text"),
    [
        *((field, text) for field in KINDS for text in HOSTILE),
        *((field, "") for field in KINDS if not isinstance(field, Index | Cell)),
        (MASK, "Causal"),
        (MASK, "causal "),
        (Flag(), "True"),
        (Flag(), "1"),
        (D, "0"),
        (D, "-5"),
        (D, "1025"),
        (D, "64.5"),
        (D, "1e2"),
        (Index(5), "5"),
        (Index(5), "-1"),
        (Cell(4, 5), "0"),
        (Cell(4, 5), "0,5"),
        (Cell(4, 5), "4,0"),
        (Cell(4, 5), "0,"),
        (Cell(4, 5), f"{NINES},0"),
        (PointField(), "1"),
        (PointField(), "1,"),
        (PointField(), "1,2,3"),
        (PointField(), "1_0,2"),
        (PointField(), "1000000.1,0"),
        (PointField(), "0x10,1"),
        (KEYS, "1,2,3"),
        (KEYS, "1,2,3,4,5,6"),
        (KEYS, "keys"),
        (VALUES, "Keys"),
    ],
)
def test_a_link_may_not_say(field: Field, text: str) -> None:
    with pytest.raises(FieldError) as refused:
        field.read("f.x", text)
    assert str(refused.value).startswith("f.x takes ")
    assert not any(given in str(refused.value) for given in (MARKUP, NINES))


@pytest.mark.parametrize(
    ("field", "given", "value"),
    [
        (MASK, "bidirectional", "bidirectional"),
        (Flag(), True, True),
        (D, 64, 64),
        (D, 64.0, 64),
        (Index(5), None, None),
        (Index(5), 0, 0),
        (Cell(4, 5), None, None),
        (Cell(4, 5), [1, 2.0], (1, 2)),
        (PointField(), [1, 2.5], (1.0, 2.5)),
        (KEYS, [[1, 2], [3, 4]], ((1.0, 2.0), (3.0, 4.0))),
        (VALUES, "keys", "keys"),
    ],
)
def test_a_script_says(field: Field, given: object, value: object) -> None:
    assert field.load("f.x", given) == value


@pytest.mark.parametrize(
    ("field", "given"),
    [
        *((field, given) for field in KINDS for given in ({}, {"x": 1}, "", MARKUP, [None], 1e400)),
        *((field, None) for field in KINDS if not isinstance(field, Index | Cell)),
        *((field, True) for field in KINDS if field != Flag()),
        (Flag(), 1),
        (Flag(), "true"),
        (MASK, ["causal"]),
        (D, "64"),
        (D, 64.5),
        (D, 0),
        (D, float("nan")),
        (D, 10**400),
        (Index(5), 5),
        (Index(5), -1),
        (Index(5), False),
        (Cell(4, 5), [1]),
        (Cell(4, 5), [1, 5]),
        (Cell(4, 5), [4, 1]),
        (Cell(4, 5), "12"),
        (Cell(4, 5), [True, 0]),
        (PointField(), [1, 2, 3]),
        (PointField(), "12"),
        (PointField(), [1, None]),
        (PointField(), ["1", "2"]),
        (PointField(), [True, 0]),
        (PointField(), [float("nan"), 0]),
        (PointField(), [float("inf"), 0]),
        (PointField(), [1e6 + 1, 0]),
        (PointField(), [10**400, 0]),
        (KEYS, [[1, 2]]),
        (KEYS, [[1, 2], 3]),
        (KEYS, "keys"),
        (VALUES, "values"),
    ],
)
def test_a_script_may_not_say(field: Field, given: object) -> None:
    with pytest.raises(FieldError, match=r"^f\.x takes "):
        field.load("f.x", given)


def test_a_coordinate_has_no_minus_zero() -> None:
    for at in (PointField().read("f.x", "-0,−0.0"), PointField().load("f.x", [-0.0, -0.0])):
        assert str(at) == "(0.0, 0.0)"


@pytest.mark.parametrize("field", KINDS, ids=lambda field: type(field).__name__)
@given(data=st.data())
def test_what_is_written_reads_back(field: Field, data: st.DataObject) -> None:
    value: Any = data.draw(values(field))
    assert field.read("f.x", field.write(value)) == value
    assert field.load("f.x", json.loads(json.dumps(field.dump(value)))) == value


@pytest.mark.parametrize(
    ("field", "english", "korean"),
    [
        (MASK, "one of causal, bidirectional", "causal, bidirectional 가운데 하나"),
        (Flag(), "true or false", "true 또는 false"),
        (D, "a whole number from 1 to 1024", "1에서 1024까지의 정수"),
        (Index(5), "null or a whole number from 0 to 4", "null 또는 0에서 4까지의 정수"),
        (
            Cell(4, 5),
            "null, or [row, column] from 0, 0 to 3, 4",
            "null 또는 0,0에서 3,4까지의 [행, 열]",
        ),
        (PointField(), "two numbers [x, y]", "두 수 [x, y]"),
        (KEYS, "2 points [[x, y], …]", "점 2개 [[x, y], …]"),
        (VALUES, "keys or 2 points [[x, y], …]", "keys 또는 점 2개 [[x, y], …]"),
    ],
)
def test_readers_are_told_what_a_field_takes(field: Field, english: str, korean: str) -> None:
    with pytest.raises(FieldError) as refused:
        field.load("f.x", {})
    assert {words: refused.value.takes(Words(words)) for words in LANGUAGES} == {
        "en": english,
        "ko": korean,
    }
    assert refused.value.field == "f.x"
    assert str(refused.value) == f"f.x takes {english}"
