"""The state in which a page opens a figure: the default, or what ``data-opening`` says."""

from typing import TYPE_CHECKING, Any, TypeVar

from app.kit.figure import Figure
from app.kit.messages import Set
from app.kit.step import step
from app.loop.links import parse

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

S = TypeVar("S", bound="DataclassInstance")


def opening_state(figure: Figure[S, Any], text: str) -> S:
    """Return the state that a text such as ``scaling.d=2`` opens; an empty one, the default.

    Build and browser both read it here, so that the page's first picture is of that state.

    Raises:
        ValueError: the text names no field of the figure, or a value that it does not take.
    """
    link = parse("", text, (figure.name,))
    part = link.for_figure(figure.name, figure)
    if part.errors:
        raise part.errors[0]
    if part.unknown or link.rest or link.place:
        raise ValueError(f"{figure.name} cannot be opened with {text!r}")
    return step(figure, figure.initial, figure.initial, Set(part.values))
