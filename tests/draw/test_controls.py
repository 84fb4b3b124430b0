"""Native controls: named after their field, in their state, and disabled where a teacher locked."""

import pytest

from app.draw import controls
from app.draw.context import Context
from app.draw.numbers import shortest
from app.words.catalogue import Words
from tests.markup import Element, parse

WORDS = Words("en")
OPTIONS = [("causal", "Causal"), ("bidirectional", "Both ways")]


def context(figure: str, *locked: str) -> Context:
    return Context(figure, WORDS, "uid", locked=frozenset(locked))


def choice(*locked: str) -> Element:
    at = context("table", *locked)
    return parse(controls.choice(at, "mask", "Mask", OPTIONS, "bidirectional"))


def box(*locked: str, name: str = "q.x", value: float = 0.6, field: str = "") -> Element:
    at = context("plane", *locked)
    drawn = controls.box(at, name, "query q x", shortest(value), least="-1", most="1", field=field)
    return parse(drawn).one("input")


def test_a_choice_has_one_radio_button_an_option_and_the_chosen_one_is_checked() -> None:
    radios = choice().all("input", type="radio", name="table.mask")
    assert [(r["value"], "checked" in r) for r in radios] == [
        ("causal", False),
        ("bidirectional", True),
    ]
    labels = [label.text for label in choice().all("label")]
    assert labels == ["Causal", "Both ways"]
    assert choice().one("legend").text == "Mask"


def test_a_switch_is_a_check_box_in_its_label() -> None:
    for on in (True, False):
        drawn = parse(controls.switch(context("plane"), "equal_length", "Equal", on))
        assert ("checked" in drawn.one("input", type="checkbox", name="plane.equal_length")) is on
        assert drawn.one("label").text == "Equal"


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.6, "0.6"), (3.0, "3"), (-0.8, "-0.8"), (1e6, "1000000"), (1 / 3, "0.3333333333")],
)
def test_a_box_holds_its_number_as_it_would_be_typed(value: float, text: str) -> None:
    drawn = box(value=value)
    assert drawn["name"] == "plane.q.x"
    assert drawn["value"] == text
    assert drawn["type"] == "number"
    assert drawn["aria-label"] == "query q x"
    assert (drawn["min"], drawn["max"]) == ("-1", "1")


@pytest.mark.parametrize(
    ("locked", "name", "field", "dead"),
    [
        ((), "q.x", "", False),
        (("q",), "q", "", True),
        (("q.x",), "q.x", "", True),
        (("quiet", "keys"), "q.x", "q", False),
        (("q",), "q.x", "q", True),
        (("keys",), "k1.x", "keys", True),
        (("keys",), "k1.x", "", False),
    ],
)
def test_a_lock_disables_a_field_and_what_is_part_of_it(
    locked: tuple[str, ...], name: str, field: str, dead: bool
) -> None:
    assert ("disabled" in box(*locked, name=name, field=field)) is dead


def test_a_locked_choice_switch_and_slider_are_disabled() -> None:
    assert "disabled" in choice("mask").one("fieldset")
    assert "disabled" not in choice("scale").one("fieldset")
    locked = context("plane", "equal_length", "q")
    switch = parse(controls.switch(locked, "equal_length", "Equal", True))
    assert "disabled" in switch.one("input")
    slider = controls.slider(locked, "q", "q", "1", "one", least="0", most="2", step="1")
    assert "disabled" in parse(slider).one("input")


def test_a_button_does_what_it_is_named_and_never_sends_the_form() -> None:
    plane = context("plane")
    button = parse(controls.action(plane, "out", "Outwards")).one("button")
    assert (button["type"], button["data-do"], button.text) == ("button", "plane.out", "Outwards")
    assert "disabled" not in button
    assert "disabled" in parse(controls.action(plane, "out", "", disabled=True)).one("button")
