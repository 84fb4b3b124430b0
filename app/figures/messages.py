"""What can happen to a figure. Hand, key, link, script and long work all speak in these."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Put:
    """A field is given a value of its own kind, by a link or the script API."""

    field: str
    value: Any


@dataclass(frozen=True, slots=True)
class Type:
    """A form control named ``<figure>.<control>`` now holds this text."""

    control: str
    text: str


@dataclass(frozen=True, slots=True)
class Press:
    """A button was pressed, ``data-do="<figure>.<action>"``."""

    action: str


@dataclass(frozen=True, slots=True)
class Drag:
    """A handle was dragged to a place, in the figure's own units."""

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
class Look:
    """Pointer, finger or focus came to a cell of the figure's table."""

    cell: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Done:
    """Long work has something to hand over; what it is, the figure knows."""

    result: object


@dataclass(frozen=True, slots=True)
class Failed:
    """What long work needs could not be had; the reason is for the reader."""

    reason: str


Message = Put | Type | Press | Drag | Step | Look | Done | Failed
