"""The attention table: rectangular, named, with a reason for what is masked, and safe to hide."""

import re
from typing import Any, Final

import numpy as np
import pytest
from htpy import fragment

from app.core.attention import attention
from app.core.masks import causal_mask, join_masks
from app.draw.attention_table import attention_table
from app.draw.context import Context
from app.draw.hidden import Hidden
from app.draw.labels import Label
from app.draw.readout import no_readout, readout
from app.words.catalogue import Words
from tests.markup import Element, parse

CONTEXT: Final = Context(figure="cross", words=Words("en"), uid="figure-cross")
ROWS: Final = [Label("the"), Label("book")]
COLUMNS: Final = [Label("책을", "book", "ko"), Label("읽었다", "read", "ko"), Label("…")]
# Two queries, three keys; the last key is padding, and the first query is before the second key.
MASK: Final = join_masks(
    2, 3, padding=np.array([[True, True, False]] * 2), future=causal_mask(2, 3)
)
WEIGHTS: Final = attention(
    np.array([[1.0, 2.0], [0.0, 1.0]]), np.eye(3, 2), np.eye(3), mask=MASK.keep
).weights


def drawn(name: str = "", context: Context = CONTEXT, **changes: Any) -> Element:
    given: dict[str, Any] = {
        "title": "Title",
        "rows": ROWS,
        "columns": COLUMNS,
        "weights": WEIGHTS,
        "mask": MASK,
        "row": 1,
        "cell": None,
    }
    return parse(attention_table(context, name, **(given | changes)))


def cells(table: Element) -> dict[tuple[str, str], Element]:
    return {(c["data-row"], c["data-col"]): c for c in table.all("td") if "data-row" in c}


def test_it_has_a_row_a_query_and_a_column_a_key() -> None:
    table = drawn()
    heads = [th.text for th in table.all("th", scope="col")]
    assert heads == ["책을 book", "읽었다 read", "…", "sum"]
    assert [th.text for th in table.all("th", scope="row")] == ["the", "book"]
    assert list(cells(table)) == [(i, j) for i in "01" for j in "012"]
    assert table.one("caption").text == "Title"


def test_the_corner_says_who_asks_and_who_is_attended_to() -> None:
    (corner,) = drawn().styled("corner")
    assert [span.text for span in corner.all("span")] == ["looked at\xa0→", "asks\xa0↓"]


def test_words_are_marked_and_kept_from_translators() -> None:
    words = drawn().all("span", translate="no")
    assert [(w.text, w.attributes.get("lang")) for w in words] == [
        ("책을", "ko"),
        ("읽었다", "ko"),
        ("…", None),
        ("the", None),
        ("book", None),
    ]


def test_what_is_seen_has_its_exact_weight_and_what_is_masked_its_word() -> None:
    for (i, j), cell in cells(drawn()).items():
        if MASK.keep[int(i), int(j)]:
            (number,) = cell.having("data-value")
            assert float(number["data-value"]) == WEIGHTS[int(i), int(j)]
            assert float(cell["style"].removeprefix("--w:")) == pytest.approx(
                WEIGHTS[int(i), int(j)], abs=5e-4
            )
            assert "data-masked" not in cell
        else:
            assert (cell["data-masked"], cell.text) == ("true", "masked")
            assert not cell.having("style")
    sums = [float(td.having("data-value")[0]["data-value"]) for td in drawn().styled("sum")[1:]]
    assert sums == pytest.approx([1, 1], abs=1e-12)


def test_the_heads_of_what_the_shown_row_cannot_see_stand_back() -> None:
    for row, expected in ((0, ["읽었다 read", "…"]), (1, ["…"])):
        assert [th.text for th in drawn(row=row).styled("unseen")] == expected


def test_the_column_of_the_word_that_asks_is_marked_where_rows_are_the_columns() -> None:
    square = drawn(
        rows=ROWS,
        columns=ROWS,
        weights=np.eye(2),
        mask=join_masks(2, 2),
    )
    assert [th.text for th in square.all("th", scope="col") if "asks" in th.classes] == ["book"]
    assert not [th for th in drawn().all("th", scope="col") if "asks" in th.classes]


def test_several_tables_of_a_figure_have_names_and_each_is_one_stop() -> None:
    tables = [drawn("one", cell=(0, 1)), drawn("two")]
    assert [t.one("table")["data-table"] for t in tables] == ["one", "two"]
    stops = [[at for at, c in cells(t).items() if c["tabindex"] == "0"] for t in tables]
    assert stops == [[("0", "1")], [("0", "0")]]
    assert [len(t.styled("on")) for t in tables] == [1, 0]
    assert not drawn().having("data-table")


def test_row_heads_are_buttons_that_set_a_field() -> None:
    buttons = drawn().all("button")
    assert [(b["data-do"], b["aria-pressed"]) for b in buttons] == [
        ("cross.row.0", "false"),
        ("cross.row.1", "true"),
    ]
    other = drawn(row_field="second_row").all("button")
    assert [b["data-do"] for b in other] == ["cross.second_row.0", "cross.second_row.1"]
    locked = Context(
        figure="cross", words=Words("en"), uid="figure-cross", locked=frozenset({"row"})
    )
    assert all("disabled" in b for b in drawn(context=locked).all("button"))
    assert not any("disabled" in b for b in drawn(context=locked, row_field="other").all("button"))


def test_hidden_weights_print_no_number_and_no_heat() -> None:
    table = drawn(weights=Hidden((2, 3)), cell=(1, 0))
    assert not table.having("data-value")
    assert not table.having("style")
    assert [c.text for c in cells(table).values()] == ["?", "masked", "masked", "?", "?", "masked"]
    assert [td.text for td in table.styled("sum")] == ["sum", "?", "?"]


def test_shapes_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        drawn(rows=ROWS[:1])
    with pytest.raises(ValueError, match="zip"):
        drawn(columns=COLUMNS[:2])


def read(*about: Any) -> str:
    line = parse(fragment[readout(CONTEXT, "the", "…", *about)]).one("p", data_readout="")
    return line.text


def test_the_readout_says_score_and_weight_and_why_a_pair_is_masked() -> None:
    assert read(1.5, 0.25, None) == "the → … score 1.50 · weight 0.25"
    assert read(-np.inf, 0.0, "future") == (
        "the → … masked, as it is still to come · score −∞ · weight 0.00"
    )


def test_the_readout_of_hidden_values_has_no_numbers() -> None:
    for reason in (None, "future"):
        assert not re.search(r"\d|∞", read(Hidden(), Hidden(), reason))


def test_before_a_cell_is_chosen_the_readout_invites() -> None:
    line = parse(fragment[no_readout(CONTEXT)]).one("p", data_readout="")
    assert line.text == Words("en")("attention.no_cell")
