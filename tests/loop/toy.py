"""A figure as small as one can be, so that tests of the loop speak of the loop alone."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from htpy import Node, p

from app.draw.context import Context
from app.kit.fields import Choice, Field, Whole, put
from app.kit.figure import Figure, Work
from app.kit.messages import Done, Failed, Message, Click, Put, Input
from app.words.catalogue import Language, Words


@dataclass(frozen=True, slots=True)
class Toy:
    """A number and a tint; ``results`` is what long work handed over."""

    n: int = 0
    tint: str = "red"
    results: tuple[object, ...] = ()


FIELDS: Final[dict[str, Field]] = {"n": Whole(0, 9), "tint": Choice(("red", "blue"))}


def update(state: Toy, message: Message) -> Toy:
    match message:
        case Put(field, value):
            return put(state, field, value)
        case Input(field, text):
            return put(state, field, FIELDS[field].read(f"toy.{field}", text))
        case Click("reset"):
            return Toy()
        case Done(result):
            return replace(state, results=(*state.results, result))
        case Failed(reason):
            return replace(state, results=(*state.results, f"failed: {reason}"))
    return state


def view(state: Toy, context: Context) -> Node:
    return p[f"{state.n} {state.tint} ", " ".join((*context.notices, *sorted(context.hidden)))]


def toy(
    work: Callable[[Toy], Work | None] = lambda _: None,
    view: Callable[[Toy, Context], Node] = view,
    name: str = "toy",
) -> Figure[Toy]:
    """Return the figure; long work and view can be a test's own."""
    return Figure(
        name=name,
        initial=Toy(),
        fields=FIELDS,
        update=update,
        values=lambda state: {"double": 2 * state.n},
        sentence=lambda state, _: f"n is {state.n}.",
        view=view,
        parts=("weights", "tint"),
        work=lambda state, _: work(state),
    )


def context(language: Language = "en") -> Context:
    """Return where the toy is drawn."""
    return Context(Words(language), uid="toy-1")
