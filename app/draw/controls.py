"""Native form controls, named ``<figure>.<field>``; a locked one is shown and disabled."""

from collections.abc import Sequence

from htpy import Element, Node, VoidElement, button, div, fieldset, input, label, legend, span

from app.draw.setting import Setting


def choice(
    setting: Setting, name: str, title: str, options: Sequence[tuple[str, Node]], chosen: str
) -> Element:
    """Return radio buttons set as one row of words: options are (value, text)."""
    return fieldset(".seg", disabled=_locked(setting, name))[
        legend[title],
        (
            label[
                input(type="radio", name=name, value=value, checked=value == chosen),
                span[text],
            ]
            for value, text in options
        ),
    ]


def switch(setting: Setting, name: str, text: Node, on: bool) -> Element:
    """Return a check box with its text."""
    return label(".switch")[
        input(type="checkbox", name=name, checked=on, disabled=_locked(setting, name)), span[text]
    ]


def box(
    setting: Setting,
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

    ``field`` is the field that it is part of, where the box's own name does not begin with it.
    """
    return input(
        type="number",
        name=name,
        aria_label=spoken,
        value=value,
        min=least,
        max=most,
        step=step,
        inputmode="decimal" if step == "any" else "numeric",
        disabled=_locked(setting, field or name),
    )


def action(name: str, text: Node, *, quiet: bool = False, disabled: bool = False) -> Element:
    """Return a button that does ``<figure>.<action>``."""
    return button(class_={"quiet": quiet}, type="button", data_do=name, disabled=disabled)[text]


def actions(*buttons: Node) -> Element:
    """Return buttons in a row."""
    return div(".row")[buttons]


def _locked(setting: Setting, name: str) -> bool:
    """Return whether a control is locked: itself, or its field, ``plane.q`` of ``plane.q.x``."""
    return any(".".join(name.split(".")[:n]) in setting.locked for n in (2, 3))
