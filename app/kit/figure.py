"""What a figure is made of: pure functions from a state, and the fields that a link may set."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from htpy import Node
from markupsafe import Markup

from app.draw.context import Context
from app.draw.hidden import hide
from app.kit.fields import Field, FieldError
from app.kit.messages import Message
from app.words.catalogue import Words

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

S = TypeVar("S", bound="DataclassInstance")
D = TypeVar("D", bound="DataclassInstance")


@dataclass(frozen=True, slots=True)
class Work:
    """Work too long for one animation frame, requested by a state.

    ``key`` identifies it: while a state asks for the same key the work goes on; another key
    closes it, so that a result always belongs to the last request.
    ``steps`` yields a message, or None where the browser may paint in between.
    """

    key: object
    steps: Callable[[], Iterator[Message | None]]
    packages: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure(Generic[S, D]):
    """One figure.

    ``S`` is its frozen state: what the reader sets, and what long work delivered.
    ``D`` is what a state determines: scores, weights, outputs.

    ``settle(before, after, given)`` holds the rules between fields, after the fields named in
    ``given`` were set together. It may change other fields, or raise a ``FieldError``.
    ``own_controls`` are controls that bear a field's name but take other texts: ``update`` reads
    their ``Input``.
    ``parts`` are what a teacher may hide: a name, and the fields of ``D`` that would reveal it.
    ``first`` returns a state with the result of its long work; the build prints it.
    ``built`` returns a state as the browser finds it on a page that was built with it: the result
    of its long work is on the page, and not in Python.
    """

    name: str
    initial: S
    fields: Mapping[str, Field]
    derive: Callable[[S], D]
    values: Callable[[S], dict[str, Any]]
    sentence: Callable[[S, Words], str]
    view: Callable[[S, D, Context], Node]
    update: Callable[[S, Message], S] = lambda state, message: state
    settle: Callable[[S, S, frozenset[str]], S] = lambda before, after, given: after
    own_controls: frozenset[str] = frozenset()
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    work: Callable[[S, Words], Work | None] = lambda state, words: None
    first: Callable[[S, Words], S] = lambda state, words: state
    built: Callable[[S], S] = lambda state: state

    def draw(self, state: S, context: Context) -> Markup:
        """Return the inside of the figure as markup. The view is not given what is hidden."""
        shown = hide(self.derive(state), self.parts, context.hidden)
        return Markup(self.view(state, shown, context))

    def state(self, state: S) -> dict[str, Any]:
        """Return the state's fields as plain JSON."""
        return {name: kind.dump(getattr(state, name)) for name, kind in self.fields.items()}

    def load(self, given: Mapping[str, object]) -> dict[str, Any]:
        """Return values of the fields' own kinds from plain JSON.

        Raises:
            FieldError: a field is unknown, or a value is not what the field takes.
        """
        for name in given:
            if name not in self.fields:
                raise FieldError(f"{self.name}.{name}", "fields", names=", ".join(self.fields))
        return {n: self.fields[n].load(f"{self.name}.{n}", v) for n, v in given.items()}
