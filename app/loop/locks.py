"""What a teacher locked is held against hand, key and reset; links and scripts may change it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from app.kit.figure import Figure
from app.kit.messages import Click, Input, Message, Set
from app.kit.step import step

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

S = TypeVar("S", bound="DataclassInstance")


def locked_step(
    figure: Figure[S, Any], opening: S, state: S, message: Message, locked: frozenset[str]
) -> S:
    """Return the state after a message from the reader's hand, which leaves locked fields alone.

    Locked fields go into ``settle`` as if they had been given their present value, so that the
    rules between fields see them as they stay, and not as the message would have had them.

    Raises:
        FieldError: a field does not take the value, alone or together with the others.
    """
    if not locked:
        return step(figure, opening, state, message)
    pinned = {name: getattr(state, name) for name in locked}
    match message:
        case Input(control, _) if control in locked - figure.own_controls:
            return state
        case Click("reset"):
            return step(figure, replace(opening, **pinned), state, message)
    after = step(figure, opening, state, message)
    changed = changed_fields(figure, state, after)
    if not changed.keys() & locked:
        return after
    # What followed from a change of a locked field goes with it; the other fields are set anew.
    free = {name: value for name, value in changed.items() if name not in locked}
    return step(figure, opening, state, Set(free | pinned)) if free else state


def changed_fields(figure: Figure[S, Any], before: S, after: S) -> Mapping[str, Any]:
    """Return the fields in which two states differ, with their values afterwards."""
    pairs = ((name, getattr(after, name)) for name in figure.fields)
    return {name: value for name, value in pairs if value != getattr(before, name)}
