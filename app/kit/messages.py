"""What can happen to a figure. Hand, key, link, script and long work all speak in these."""

from collections.abc import Mapping
from dataclasses import dataclass
from json import loads
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Set:
    """A link or a script gives fields values of their own kinds, all at once."""

    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Input:
    """The form control ``<figure>.<control>`` now holds this text."""

    control: str
    text: str


@dataclass(frozen=True, slots=True)
class Click:
    """The button ``data-do="<figure>.<action>"`` was pressed."""

    action: str


@dataclass(frozen=True, slots=True)
class Drag:
    """A handle was dragged to a point, in the figure's own units."""

    handle: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Step:
    """An arrow key moved a handle by so many steps."""

    handle: str
    right: int
    up: int


@dataclass(frozen=True, slots=True)
class Hover:
    """Pointer, tap or focus came to a cell; ``table`` is "" where a figure has only one table."""

    table: str
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Done:
    """Long work has a result to hand over; the figure knows its type."""

    result: object


@dataclass(frozen=True, slots=True)
class Failed:
    """What long work needs could not be loaded; the reason is for the reader."""

    reason: str


Message = Set | Input | Click | Drag | Step | Hover | Done | Failed


@dataclass(frozen=True, slots=True)
class GestureEnd:
    """The hand let go of a handle or of a control: the address is written now."""


@dataclass(frozen=True, slots=True)
class Leave:
    """The focus left a control: a number box shows the value that it stands for again."""


_FROM_BROWSER: Final[dict[str, type[Message | GestureEnd | Leave]]] = {
    "input": Input,
    "click": Click,
    "drag": Drag,
    "step": Step,
    "hover": Hover,
    "end": GestureEnd,
    "leave": Leave,
}


def decode(text: str) -> Message | GestureEnd | Leave:
    """Return the message in a JSON array of its kind and its parts: ``["drag", "q", 1.2, 0.8]``.

    Raises:
        KeyError: no message that a browser sends has that name.
        TypeError: the message takes other parts.
    """
    kind, *parts = loads(text)
    return _FROM_BROWSER[kind](*parts)
