"""The figures. Each folder holds one: what it knows, how it says it, how it looks."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:  # the names alone are asked for where NumPy is not installed
    from app.kit.figure import Figure

NAMES: Final = ("plane", "scaling", "table")


def load(name: str) -> "Figure[Any, Any]":
    """Return the figure called ``name``; only then is its code imported.

    Raises:
        KeyError: no figure has that name.
    """
    if name not in NAMES:
        raise KeyError(name)
    figure: Figure[Any, Any] = import_module(f"app.figures.{name}").FIGURE
    return figure
