"""The one way in which a figure's state changes: a message in, the next state out."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from app.kit.figure import Figure
from app.kit.messages import Click, Input, Message, Set

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

S = TypeVar("S", bound="DataclassInstance")


def step(figure: Figure[S, Any], opening: S, state: S, message: Message) -> S:
    """Return the state after a message. ``opening`` is the state that a reset returns to.

    A link, a script and a control of a field all come down to ``Set``, so that they end in the
    same state; what is not about fields goes to the figure's own ``update``. A button may be such
    a control too: ``data-do="<figure>.row.2"`` gives the field ``row`` the text ``2``.

    Raises:
        FieldError: a field does not take the value, alone or together with the others.
    """
    controls = figure.fields.keys() - figure.own_controls
    match message:
        case Set(values):
            after = replace(state, **values)
            return figure.settle(state, after, frozenset(values))
        case Input(control, text) if control in controls:
            value = figure.fields[control].read(f"{figure.name}.{control}", text)
            return step(figure, opening, state, Set({control: value}))
        case Click(action) if "." in action and action.partition(".")[0] in controls:
            control, _, text = action.partition(".")
            return step(figure, opening, state, Input(control, text))
        case Click("reset"):
            fields = {name: getattr(opening, name) for name in figure.fields}
            return figure.update(step(figure, opening, state, Set(fields)), message)
    return figure.update(state, message)
