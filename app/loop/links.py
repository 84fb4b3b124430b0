"""State links: ``#plane.q=1.2,0.8&table.mask=bidirectional``, read with care."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from app.kit.fields import FieldError
from app.kit.figure import Figure

_PLAIN: Final = re.compile(r"[\w.,-]*", re.ASCII)


@dataclass(slots=True)
class Link:
    """What a fragment says: values and errors by figure, the teacher's lists, and the rest."""

    values: dict[str, dict[str, Any]] = field(default_factory=dict)
    errors: dict[str, list[FieldError]] = field(default_factory=dict)
    locked: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    rest: tuple[str, ...] = ()


def is_state(fragment: str) -> bool:
    """Return whether a fragment speaks of state, rather than naming a place on the page."""
    return "=" in fragment or fragment == ""


def read(fragment: str, figures: Mapping[str, Figure[Any, Any]]) -> Link:
    """Return what the fragment says to the figures of this page.

    What is no field of theirs is kept aside. A value that a field does not take, or two that
    disagree, become an error of that figure, and the field keeps its default.
    """
    link = Link()
    texts: dict[tuple[str, str], set[str]] = {}
    rest: list[str] = []
    for piece in fragment.split("&"):
        name, equals, value = piece.partition("=")
        figure, _, fieldname = name.partition(".")
        if equals and figure in figures and fieldname in figures[figure].fields:
            texts.setdefault((figure, fieldname), set()).add(_unquoted(value))
            continue
        if name == "lock":
            link.locked |= _named(value, {n: f.fields for n, f in figures.items()})
        elif name == "hide":
            link.hidden |= _named(value, {n: f.parts for n, f in figures.items()})
        if piece:
            rest.append(piece)
    link.rest = tuple(rest)
    for (figure, fieldname), given in texts.items():
        try:
            link.values.setdefault(figure, {})[fieldname] = _single(
                figures[figure], fieldname, given
            )
        except FieldError as error:
            link.errors.setdefault(figure, []).append(error)
    return link


def write(figures: Iterable[tuple[Figure[Any, Any], Any]], rest: Iterable[str] = ()) -> str:
    """Return the fragment for figures and their states: only fields that are not as at first."""
    pieces = [
        f"{figure.name}.{name}={_quoted(kind.write(getattr(state, name)))}"
        for figure, state in figures
        for name, kind in figure.fields.items()
        if getattr(state, name) != getattr(figure.initial, name)
    ]
    return "&".join((*pieces, *rest))


def _single(figure: Figure[Any, Any], fieldname: str, given: set[str]) -> Any:
    name = f"{figure.name}.{fieldname}"
    values = [figure.fields[fieldname].read(name, text) for text in given]
    if any(value != values[0] for value in values):
        raise FieldError(name, "single")
    return values[0]


def _named(text: str, known: Mapping[str, Iterable[str]]) -> frozenset[str]:
    """Return the ``figure.name`` of a list that are known; the others mean nothing here."""
    names = {f"{figure}.{name}" for figure, own in known.items() for name in own}
    return frozenset(_unquoted(text).split(",")) & names


# The library is not among the first things to import: most links have nothing to quote.


def _quoted(text: str) -> str:
    if _PLAIN.fullmatch(text):
        return text
    from urllib.parse import quote

    return quote(text, safe=",.-")


def _unquoted(text: str) -> str:
    if "%" not in text:
        return text
    from urllib.parse import unquote

    return unquote(text)
