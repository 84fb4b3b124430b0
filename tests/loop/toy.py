"""A figure as small as one can be, so that tests of the loop speak of the loop alone."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from htpy import Node, p

from app.draw.context import Context
from app.kit.fields import Choice, Field, FieldError, Whole
from app.kit.figure import Figure, Work
from app.kit.messages import Click, Done, Drag, Failed, Hover, Message
from app.words.catalogue import Language, Words


@dataclass(frozen=True, slots=True)
class Toy:
    """A number and a tint; ``results`` is what long work handed over."""

    n: int = 0
    tint: str = "red"
    results: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class Derived:
    """What follows from a toy."""

    double: int


FIELDS: Final[dict[str, Field]] = {"n": Whole(0, 9), "tint": Choice(("red", "blue"))}

View = Callable[[Toy, Derived, Context], Node]


def update(state: Toy, message: Message) -> Toy:
    match message:
        case Drag(_, x, _):
            return replace(state, n=round(x))
        case Hover(_, row, _):
            return replace(state, n=row)
        case Click("more"):
            return settle(state, replace(state, n=state.n + 1, results=()), frozenset({"n"}))
        case Click("both"):
            return replace(state, n=9, tint="blue")
        case Done(result):
            return replace(state, results=(*state.results, result))
        case Failed(reason):
            return replace(state, results=(*state.results, f"failed: {reason}"))
    return state


def settle(before: Toy, after: Toy, given: frozenset[str]) -> Toy:
    """Return the state in which a new tint sets the number back, unless it was given too.

    Raises:
        FieldError: blue was given with a number beyond 5.
    """
    if after.tint != before.tint and "n" not in given:
        after = replace(after, n=0)
    if after.n > 5 and {"n", "tint"} <= given and after.tint == "blue":
        raise FieldError("toy.n", "whole", least=0, most=5)
    return after


def view(state: Toy, derived: Derived, context: Context) -> Node:
    return p[f"{state.n} {state.tint} ", " ".join((*context.notices, *sorted(context.hidden)))]


def toy(
    work: Callable[[Toy], Work | None] = lambda _: None,
    view: View = view,
    name: str = "toy",
) -> Figure[Toy, Derived]:
    """Return the figure; long work and view can be a test's own."""
    return Figure(
        name=name,
        initial=Toy(),
        fields=FIELDS,
        derive=lambda state: Derived(2 * state.n),
        values=lambda state: {"double": 2 * state.n},
        sentence=lambda state, _: f"n is {state.n}.",
        view=view,
        update=update,
        settle=settle,
        parts={"weights": ("double",), "sign": ()},
        work=lambda state, _: work(state),
    )


def context(language: Language = "en") -> Context:
    """Return where the toy is drawn."""
    return Context("toy", Words(language), uid="toy-1")
