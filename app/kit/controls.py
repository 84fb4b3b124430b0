"""The control of a field: its kind decides what it looks like, the catalogue what it says."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from htpy import Element, VoidElement

from app.draw import controls
from app.draw.context import Context
from app.kit.fields import Choice, Field, Flag, Whole

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def control(
    context: Context, fields: Mapping[str, Field], state: "DataclassInstance", name: str
) -> Element | VoidElement:
    """Return the control of a field: radio buttons, a check box, or a box for a whole number.

    Its words stand under ``<figure>.<field>``, those of an option one name below.

    Raises:
        TypeError: fields of that kind have no control of their own.
    """
    key, value, words = f"{context.figure}.{name}", getattr(state, name), context.words
    match fields[name]:
        case Choice(options, shared):
            key = shared or key
            texts = [(option, words(f"{key}.{option}")) for option in options]
            return controls.choice(context, name, words(key), texts, value)
        case Flag():
            return controls.switch(context, name, words(key), value)
        case Whole(least, most):
            return controls.box(
                context, name, words(key), str(value), least=str(least), most=str(most), step="1"
            )
    raise TypeError(f"{context.figure}.{name} has no control of its own")
