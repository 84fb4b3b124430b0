"""State links: ``#table&table.mask=bidirectional&lock=table.scale``, read and written.

A link is parsed without the code of any figure; a figure's own part is read once it is awake.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from app.figures import NAMES
from app.kit.fields import Field, FieldError
from app.kit.figure import Figure
from app.loop.link_part import Part
from app.loop.link_text import pieces, quoted
from app.loop.spelling import is_near


@dataclass(slots=True)
class Link:
    """What an address says.

    ``names`` are those of the figures on the page; ``place`` is the id that the fragment names.
    ``texts`` holds figure → name → its values, unread; ``lock`` and ``hide`` hold full names.
    ``unknown`` are names that are nearly ours; the first figure on the page tells them. ``rest``
    are the pieces of the fragment that mean nothing here, as they were.
    """

    names: tuple[str, ...]
    place: str = ""
    texts: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    lock: list[str] = field(default_factory=list)
    hide: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    rest: list[str] = field(default_factory=list)

    @property
    def is_place(self) -> bool:
        """Whether the link names a place on the page and nothing else."""
        said = self.texts, self.lock, self.hide, self.unknown, self.rest
        return bool(self.place) and not any(said)

    def for_figure(self, name: str, figure: Figure[Any, Any]) -> Part:
        """Return what the link says to the figure that has this name on the page."""
        values: dict[str, Any] = {}
        errors: list[FieldError] = []
        unknown = self.unknown[:] if name in self.names[:1] else []
        for own, texts in self.texts.get(name, {}).items():
            full = f"{name}.{own}"
            if own not in figure.fields:
                unknown.append(full)
                continue
            try:
                values[own] = _single(figure.fields[own], full, texts)
            except FieldError as error:
                errors.append(error)
        locked = _own(self.lock, name, figure.fields, unknown)
        hidden = _own(self.hide, name, figure.parts, unknown)
        return Part(values, tuple(errors), locked, hidden, tuple(unknown))


def parse(query: str, fragment: str, names: Iterable[str]) -> Link:
    """Return what an address says to figures of these names; the fragment wins over the query.

    Names are those on the page: ``plane``, and the second of that kind ``plane-2``. What is said to
    other figures of Nungil is not unknown: the same link works on the lesson and on embeds.
    """
    link = Link(tuple(names))
    by_fragment = _read(link, fragment.removeprefix("#"), is_fragment=True)
    by_query = _read(link, query.removeprefix("?"), is_fragment=False)
    for (figure, name), texts in (by_query | by_fragment).items():
        link.texts.setdefault(figure, {})[name] = texts
    link.unknown += [n for n in (*link.lock, *link.hide) if not _is_ours(n, link.names)]
    return link


def write(link: Link, awake: Iterable[tuple[Figure[Any, Any], Any, Any]]) -> str:
    """Return the fragment, without a place, for figures that are awake and for what a link said.

    ``awake`` holds each figure, the state in which its page opens it, and its state now. Nothing is
    written of one that stands as it opened; of any other all fields that differ from their default,
    or one if none does. What the link says to figures that sleep stays.
    """
    texts = {name: dict(given) for name, given in link.texts.items()}
    for figure, opening, state in awake:
        given = texts.get(figure.name, {})
        unknown = {name: text for name, text in given.items() if name not in figure.fields}
        texts[figure.name] = _fields_to_write(figure, opening, state) | unknown
    written = [
        f"{quoted(figure)}.{quoted(name)}={quoted(text)}"
        for figure, given in texts.items()
        for name, several in given.items()
        for text in several
    ]
    lists = (("lock", link.lock), ("hide", link.hide))
    written += [f"{word}={','.join(map(quoted, names))}" for word, names in lists if names]
    return "&".join((*written, *link.rest))


def _fields_to_write(figure: Figure[Any, Any], opening: Any, state: Any) -> dict[str, list[str]]:
    fields = figure.fields
    if all(getattr(state, name) == getattr(opening, name) for name in fields):
        return {}
    differ = [name for name in fields if getattr(state, name) != getattr(figure.initial, name)]
    named = differ or list(fields)[:1]
    return {name: [fields[name].write(getattr(state, name))] for name in named}


def _read(link: Link, text: str, *, is_fragment: bool) -> dict[tuple[str, str], list[str]]:
    """Take place, lists and unknown names into the link; return values by figure and name."""
    given: dict[tuple[str, str], list[str]] = {}
    lists = {"lock": link.lock, "hide": link.hide}
    for piece, name, value in pieces(text):
        figure, dot, own = name.partition(".")
        if value is not None and name in lists:
            lists[name] += [n for n in value.split(",") if n and n not in lists[name]]
        elif value is not None and _is_ours(name, link.names):
            given.setdefault((figure, own), []).append(value)
        elif value is None and not dot and is_fragment and not link.place:
            link.place = piece
        else:
            if _is_nearly_ours(name, has_value=value is not None, names=link.names):
                link.unknown.append(name)
            if is_fragment:
                link.rest.append(piece)
    return given


def _is_ours(full: str, names: tuple[str, ...]) -> bool:
    """Return whether ``<figure>.<name>`` begins with a figure of this page, or a kind of figure."""
    owner, dot, _ = full.partition(".")
    return bool(dot) and (owner in names or re.sub(r"-\d+$", "", owner) in NAMES)


def _is_nearly_ours(name: str, *, has_value: bool, names: tuple[str, ...]) -> bool:
    """Return whether a name that means nothing here looks like a mistyped one of ours."""
    owner, dot, _ = name.partition(".")
    if dot:
        return is_near(owner, (*names, *NAMES))
    looks_so = name.lower().startswith(("lock", "hid")) or is_near(name, ("lock", "hide"))
    return has_value and looks_so and name not in (*names, *NAMES)


def _single(kind: Field, name: str, texts: list[str]) -> Any:
    values = [kind.read(name, text) for text in texts]
    if any(value != values[0] for value in values):
        raise FieldError(name, "single")
    return values[0]


def _own(
    names: list[str], figure: str, known: Mapping[str, object], unknown: list[str]
) -> frozenset[str]:
    """Return the names of a list that are a figure's own; those that it lacks go to ``unknown``."""
    own = [name.removeprefix(f"{figure}.") for name in names if name.startswith(f"{figure}.")]
    unknown += [f"{figure}.{name}" for name in own if name not in known]
    return frozenset(name for name in own if name in known)
