"""The examples of all figures, from the file beside each figure that is not served.

An example is a mapping of fields, as a script would set them, or a tuple of messages.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from app import figures
from app.kit.messages import Message, Set
from app.kit.step import step

Example = Mapping[str, Any] | tuple[Message, ...]

EXAMPLES: Final[dict[str, dict[str, Example]]] = {
    name: import_module(f"app.figures.{name}.examples").EXAMPLES for name in figures.NAMES
}


def state(name: str, example: str) -> Any:
    """Return the state of an example of the figure ``name``."""
    figure, made = figures.load(name), EXAMPLES[name][example]
    found = figure.initial
    for message in made if isinstance(made, tuple) else (Set(figure.load(made)),):
        found = step(figure, figure.initial, found, message)
    return found
