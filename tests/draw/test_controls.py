"""Native controls: named after their field, in their state, and disabled where a teacher locked."""

import pytest

from app.draw import controls
from app.draw.context import Context
from app.draw.numbers import shortest
from app.draw.shell import frame, part, veiled
from app.words.catalogue import Words
from tests.markup import Element, parse

WORDS = Words("en")
OPTIONS = [("causal", "Causal"), ("bidirectional", "Both ways")]


def context(*, locked: str = "", hidden: str = "") -> Context:
    return Context(
        WORDS, "figure-table", locked=frozenset(locked.split()), hidden=frozenset(hidden.split())
    )


def choice(at: Context) -> Element:
    return parse(controls.choice(at, "table.mask", "Mask", OPTIONS, "bidirectional"))


def box(at: Context, name: str = "plane.q.x", value: float = 0.6, field: str = "") -> Element:
    drawn = controls.box(at, name, "query q x", shortest(value), least="-1", most="1", field=field)
    return parse(drawn).one("input")


def test_a_choice_has_one_radio_button_an_option_and_the_chosen_one_is_checked() -> None:
    radios = choice(context()).all("input", type="radio", name="table.mask")
    assert [(r["value"], "checked" in r) for r in radios] == [
        ("causal", False),
        ("bidirectional", True),
    ]
    labels = [label.text for label in choice(context()).all("label")]
    assert labels == ["Causal", "Both ways"]
    assert choice(context()).one("legend").text == "Mask"


def test_a_switch_is_a_check_box_in_its_label() -> None:
    for on in (True, False):
        drawn = parse(controls.switch(context(), "plane.equal_length", "Equal", on))
        assert ("checked" in drawn.one("input", type="checkbox", name="plane.equal_length")) is on
        assert drawn.one("label").text == "Equal"


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.6, "0.6"), (3.0, "3"), (-0.8, "-0.8"), (1e6, "1000000"), (1 / 3, "0.3333333333")],
)
def test_a_box_holds_its_number_as_it_would_be_typed(value: float, text: str) -> None:
    drawn = box(context(), value=value)
    assert drawn["value"] == text
    assert drawn["type"] == "number"
    assert drawn["aria-label"] == "query q x"
    assert (drawn["min"], drawn["max"]) == ("-1", "1")


@pytest.mark.parametrize(
    ("locked", "name", "field", "dead"),
    [
        ("", "plane.q.x", "", False),
        ("plane.q", "plane.q.x", "", True),
        ("plane.q.x", "plane.q.x", "", True),
        ("plane.q", "plane.q", "", True),
        ("plane.quiet", "plane.q.x", "", False),
        ("plane", "plane.q.x", "", False),
        ("table.q", "plane.q.x", "", False),
        ("plane.keys", "plane.k1.x", "plane.keys", True),
        ("plane.keys", "plane.k1.x", "", False),
    ],
)
def test_a_lock_holds_a_field_and_what_is_part_of_it(
    locked: str, name: str, field: str, dead: bool
) -> None:
    assert ("disabled" in box(context(locked=locked), name, field=field)) is dead


def test_a_locked_choice_and_switch_are_disabled() -> None:
    locked = context(locked="table.mask plane.equal_length")
    assert "disabled" in choice(locked).one("fieldset")
    assert "disabled" not in choice(context()).one("fieldset")
    switch = parse(controls.switch(locked, "plane.equal_length", "Equal", True))
    assert "disabled" in switch.one("input")


def test_a_button_does_what_it_is_named_and_never_sends_the_form() -> None:
    button = parse(controls.action("plane.out", "Outwards")).one("button")
    assert (button["type"], button["data-do"], button.text) == ("button", "plane.out", "Outwards")
    assert "disabled" not in button
    assert "disabled" in parse(controls.action("plane.out", "", disabled=True)).one("button")


def test_the_frame_has_form_caption_and_an_empty_live_region() -> None:
    drawn = parse(frame(context(), "table", "content", sentence="It looks."))
    assert drawn.one("form")["id"] == "figure-table-form"
    caption = drawn.one("figcaption")
    assert caption.parent is drawn, "HTML takes a caption as the figure's own child alone"
    assert caption.having("data-sentence")[0].text == "It looks."
    live = drawn.one(role="status")
    assert "data-live" in live
    assert live.text == ""


def test_hidden_parts_are_left_out_and_the_sentence_with_them() -> None:
    covered = context(hidden="table.weights")
    drawn = parse(frame(covered, "table", part(covered, "table.weights", "42"), sentence="It is."))
    assert "42" not in drawn.text
    assert "It is." not in drawn.text
    assert drawn.one("button")["data-do"] == "table.reveal"
    assert part(covered, "table.scores", "42") == "42"
    assert veiled(covered, "table")
    assert not veiled(covered, "tab")
