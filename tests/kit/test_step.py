"""Hand, link and script come to the same state; a reset comes back; rules between fields hold."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app import figures
from app.kit.fields import Choice, FieldError
from app.kit.figure import Figure
from app.kit.messages import Click, Input, Set
from app.kit.step import step
from tests.kit.kinds import states

FIGURES = [figures.load(name) for name in figures.NAMES]
CHOICES = [
    (figure, name, option)
    for figure in FIGURES
    for name, field in figure.fields.items()
    if isinstance(field, Choice)
    for option in field.options
]


def identifier(value: object) -> str:
    return value.name if isinstance(value, Figure) else str(value)


def begun(figure: Figure[Any, Any], data: st.DataObject) -> Any:
    """Return a state that a reader could have come to."""
    opening = figure.initial
    return step(figure, opening, opening, Set(data.draw(states(figure.fields))))


@pytest.mark.parametrize(("figure", "name", "option"), CHOICES, ids=identifier)
@given(data=st.data())
def test_hand_link_and_script_come_to_the_same(
    figure: Figure[Any, Any], name: str, option: str, data: st.DataObject
) -> None:
    state, field = begun(figure, data), figure.fields[name]
    by_hand = step(figure, figure.initial, state, Input(name, option))
    by_button = step(figure, figure.initial, state, Click(f"{name}.{option}"))
    read = field.read(f"{figure.name}.{name}", field.write(option))
    by_link = step(figure, figure.initial, state, Set({name: read}))
    by_script = step(figure, figure.initial, state, Set(figure.load({name: field.dump(option)})))
    assert by_hand == by_button == by_link == by_script
    assert getattr(by_hand, name) == option


@pytest.mark.parametrize("figure", FIGURES, ids=identifier)
@given(data=st.data())
def test_a_reset_returns_to_the_opening_state(
    figure: Figure[Any, Any], data: st.DataObject
) -> None:
    opening, state = begun(figure, data), begun(figure, data)
    again = step(figure, opening, state, Click("reset"))
    assert figure.state(again) == figure.state(opening)
    assert figure.state(step(figure, opening, opening, Click("reset"))) == figure.state(opening)


@pytest.mark.parametrize("figure", FIGURES, ids=identifier)
@pytest.mark.parametrize(
    "message", [Click("nothing"), Click("nothing.1"), Input("nothing", "1"), Set({})]
)
def test_what_means_nothing_changes_nothing(
    figure: Figure[Any, Any], message: Click | Input | Set
) -> None:
    assert step(figure, figure.initial, figure.initial, message) == figure.initial


@pytest.mark.parametrize("figure", FIGURES, ids=identifier)
def test_an_unknown_field_of_a_script_is_named(figure: Figure[Any, Any]) -> None:
    with pytest.raises(FieldError, match=rf"^{figure.name}\.nothing takes only these names: "):
        figure.load({"nothing": 1})


@pytest.mark.parametrize(("figure", "name", "option"), CHOICES, ids=identifier)
def test_a_bad_text_is_refused_with_the_name_of_its_field(
    figure: Figure[Any, Any], name: str, option: str
) -> None:
    for message in (Input(name, f"{option}\0"), Click(f"{name}.{option}.")):
        with pytest.raises(FieldError) as refused:
            step(figure, figure.initial, figure.initial, message)
        assert refused.value.field == f"{figure.name}.{name}"


def test_fields_that_do_not_go_together_are_refused() -> None:
    def settle(before: Any, after: Any, given: frozenset[str]) -> Any:
        if after.mask == "causal" and after.scale == "none":
            raise FieldError(f"table.{min(given)}", "choice", options="another")
        return after

    table = figures.load("table")
    figure: Figure[Any, Any] = Figure(
        name="table",
        initial=table.initial,
        fields=table.fields,
        derive=table.derive,
        values=table.values,
        sentence=table.sentence,
        view=table.view,
        settle=settle,
    )
    both = {"mask": "bidirectional", "scale": "none"}
    state = step(figure, figure.initial, figure.initial, Set(both))
    assert figure.state(state) == figure.state(figure.initial) | both
    for start, message in (
        (figure.initial, Set({"scale": "none"})),
        (figure.initial, Input("scale", "none")),
        (state, Input("mask", "causal")),
        (state, Click("mask.causal")),
    ):
        with pytest.raises(FieldError):
            step(figure, figure.initial, start, message)
