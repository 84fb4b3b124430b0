"""Parts that are printed once: cached whole, or with slots."""

import pytest
from htpy import Node, b, p
from markupsafe import Markup

from app.draw.template import SLOT, lazy, template

DRAWN: list[str] = []


@lazy
def title(text: str) -> Node:
    DRAWN.append(text)
    return b[text]


@template
def row(name: str) -> Node:
    DRAWN.append(name)
    return p(title=SLOT, style=f"--w:{SLOT}")[name, " ", SLOT]


@pytest.fixture(autouse=True)
def nothing_drawn() -> None:
    DRAWN.clear()


def test_a_lazy_part_is_printed_once_for_the_same_arguments() -> None:
    assert title("one <1>") == title("one <1>") == Markup("<b>one &lt;1&gt;</b>")
    assert title("two") == Markup("<b>two</b>")
    assert DRAWN == ["one <1>", "two"]


def test_a_template_is_printed_once_and_filled_each_time() -> None:
    assert row("a").fill("t", "1", "x") == Markup('<p title="t" style="--w:1">a x</p>')
    assert row("a").fill("", "", "") == Markup('<p title="" style="--w:">a </p>')
    assert DRAWN == ["a"]


def test_what_fills_a_slot_is_text_unless_it_is_markup() -> None:
    filled = row("b").fill('"<&', "0", Markup("<i>1</i>"))
    assert filled == Markup('<p title="&#34;&lt;&amp;" style="--w:0">b <i>1</i></p>')


@pytest.mark.parametrize("contents", [(), ("1", "2"), ("1", "2", "3", "4")])
def test_a_template_takes_as_many_contents_as_it_has_slots(contents: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=f"3 slots, {len(contents)} contents"):
        row("c").fill(*contents)
