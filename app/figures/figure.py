"""What a figure is made of: pure functions from a state, and the fields that a link may set."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from htpy import Node

from app.draw.setting import Setting
from app.figures.fields import Field, FieldError
from app.figures.messages import Message, Put
from app.words.catalogue import Words

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Work:
    """Work too long for one frame, wanted by a state.

    ``key`` tells two works apart: while a state wants the same key the work goes on, when it
    wants another the old one is closed, so that a result is always the last one's.
    ``steps`` yields a message, or None where a frame may come between.
    """

    key: object
    steps: Callable[[], Iterator[Message | None]]
    packages: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Figure(Generic[S]):
    """One figure. ``S`` is its frozen state: what the reader sets, and what long work brought."""

    name: str
    initial: S
    fields: Mapping[str, Field]
    update: Callable[[S, Message], S]
    values: Callable[[S], dict[str, Any]]
    sentence: Callable[[S, Words], str]
    view: Callable[[S, Setting], Node]
    # What a teacher may hide, by the names of the values that it shows.
    parts: tuple[str, ...] = ()
    work: Callable[[S, Words], Work | None] = lambda state, words: None
    # What long work would bring for a state, put into it: how the build gets a first picture whole.
    first: Callable[[S, Words], S] = lambda state, words: state

    def state(self, state: S) -> dict[str, Any]:
        """Return the state's fields as plain JSON."""
        return {name: field.dump(getattr(state, name)) for name, field in self.fields.items()}

    def load(self, state: S, given: Mapping[str, object]) -> S:
        """Return the state with fields from plain JSON; all of them or none.

        Raises:
            FieldError: a field is unknown, or a value is not what the field takes.
        """
        for name in given:
            if name not in self.fields:
                raise FieldError(f"{self.name}.{name}", "fields", names=", ".join(self.fields))
        return self.put(
            state, {n: self.fields[n].load(f"{self.name}.{n}", v) for n, v in given.items()}
        )

    def put(self, state: S, given: Mapping[str, object]) -> S:
        """Return the state with fields of the fields' own kinds."""
        for name, value in given.items():
            state = self.update(state, Put(name, value))
        return state
