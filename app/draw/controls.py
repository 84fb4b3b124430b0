"""Native form controls, named ``<figure>.<field>``; a locked one is shown and disabled."""

from collections.abc import Sequence

from htpy import Element, Node, VoidElement, button, div, fieldset, input, label, legend, span

from app.draw.context import Context


def choice(
    context: Context, name: str, title: str, options: Sequence[tuple[str, Node]], chosen: str
) -> Element:
    """Return radio buttons set as one row of words: options are (value, text)."""
    return fieldset(".seg", disabled=is_locked(context, name))[
        legend[title],
        (
            label[
                input(
                    type="radio",
                    name=f"{context.figure}.{name}",
                    value=value,
                    checked=value == chosen,
                ),
                span[text],
            ]
            for value, text in options
        ),
    ]


def switch(context: Context, name: str, text: Node, on: bool) -> Element:
    """Return a check box with its text."""
    return label(".switch")[
        input(
            type="checkbox",
            name=f"{context.figure}.{name}",
            checked=on,
            disabled=is_locked(context, name),
        ),
        span[text],
    ]


def box(
    context: Context,
    name: str,
    spoken: str,
    value: str,
    *,
    least: str,
    most: str,
    step: str = "any",
    field: str = "",
) -> VoidElement:
    """Return a number box; ``spoken`` names it for those who do not see where it stands.

    ``value`` is a number's shortest text, so that what is typed stays as it was typed.
    ``field`` is the field that the box sets a part of, where that is not ``name``.
    """
    return input(
        type="number",
        name=f"{context.figure}.{name}",
        aria_label=spoken,
        value=value,
        min=least,
        max=most,
        step=step,
        inputmode="decimal" if step == "any" else "numeric",
        disabled=is_locked(context, field or name),
    )


def slider(
    context: Context,
    name: str,
    spoken: str,
    value: str,
    text: str,
    *,
    least: str,
    most: str,
    step: str,
    field: str = "",
) -> VoidElement:
    """Return a slider; ``text`` is what its place stands for. ``field`` as of a ``box``."""
    return input(
        type="range",
        name=f"{context.figure}.{name}",
        aria_label=spoken,
        aria_valuetext=text,
        value=value,
        min=least,
        max=most,
        step=step,
        disabled=is_locked(context, field or name),
    )


def action(
    context: Context, name: str, text: Node, *, quiet: bool = False, disabled: bool = False
) -> Element:
    """Return a button that does ``<figure>.<name>``."""
    return button(
        class_={"quiet": quiet},
        type="button",
        data_do=f"{context.figure}.{name}",
        disabled=disabled,
    )[text]


def actions(*buttons: Node) -> Element:
    """Return buttons in a row."""
    return div(".row")[buttons]


def is_locked(context: Context, name: str) -> bool:
    """Return whether a teacher locked the field that a control sets."""
    return name in context.locked
