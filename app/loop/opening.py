"""The state in which a page opens a figure: the default, or what ``data-opening`` says."""

from typing import TYPE_CHECKING, Any, TypeVar

from app.kit.figure import Figure
from app.kit.messages import Set
from app.kit.step import step
from app.loop import links

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

S = TypeVar("S", bound="DataclassInstance")


def opening_state(figure: Figure[S, Any], text: str) -> S:
    """Return the state that a text such as ``scaling.d=2`` opens; an empty one, the default.

    Build and browser both read it here, so that the page's first picture is of that state.

    Raises:
        ValueError: the text names no field of the figure, or a value that it does not take.
    """
    link = links.read(text, {figure.name: figure})
    if errors := link.errors.get(figure.name):
        raise errors[0]
    if link.rest:
        raise ValueError(f"{figure.name} cannot be opened with {text!r}")
    return step(figure, figure.initial, figure.initial, Set(link.values.get(figure.name, {})))
