"""What a teacher hides stands nowhere in the markup: not as text, not in an attribute, not rounded.

A number that is hidden may still stand there as another number: one of the state, one that is not
hidden, or one that every example prints alike, such as a tick of a chart.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from itertools import chain
from typing import Any, Final

import numpy as np
import pytest
from htpy import span
from markupsafe import Markup

from app import figures
from app.draw.context import Context
from app.draw.hidden import hide
from app.draw.numbers import exact, fixed, percent
from app.kit.figure import Figure
from app.words.catalogue import Words
from tools.examples import EXAMPLES, state

# A percentage is a text of its own: "72" in a coordinate tells nobody that a weight is 72 %.
NUMBER: Final = re.compile(r"[-−]?\d+(?:\.\d+)?(?:e[-+]?\d+)?%?")
FIGURES: Final = {name: figures.load(name) for name in figures.NAMES}
HIDINGS: Final = [
    (name, parts)
    for name, figure in FIGURES.items()
    for parts in (*(frozenset({part}) for part in figure.parts), frozenset(figure.parts))
]
PRINTERS: Final[list[Callable[[float], str]]] = [exact, fixed, "{:.4f}".format]
LEAKS: Final = [
    *((name, part, text) for name in FIGURES for part in FIGURES[name].parts for text in PRINTERS),
    *((name, "weights", percent) for name in ("plane", "table")),
]
CASES: Final = [(name, parts, example) for name, parts in HIDINGS for example in EXAMPLES[name]]


def numbers(value: Any) -> Iterator[float]:
    """Yield all numbers with a fraction that a value holds: whole ones are told by their place."""
    if isinstance(value, np.ndarray):
        value = value.tolist()
    if isinstance(value, float) and np.isfinite(value):
        yield value
    elif isinstance(value, Mapping):
        yield from chain.from_iterable(map(numbers, value.values()))
    elif isinstance(value, list | tuple):
        yield from chain.from_iterable(map(numbers, value))
    elif is_dataclass(value):
        yield from chain.from_iterable(numbers(getattr(value, f.name)) for f in fields(value))


def texts(value: Any) -> set[str]:
    """Return all that the numbers in a value could be printed as."""
    found = list(numbers(value))
    shares = {percent(n).lstrip("<>") for n in found if 0 <= n <= 1}
    decimals = {fixed(n, places) for n in found for places in (2, 3, 4)}
    plain = {text.replace("−", "-") for text in decimals}
    return {exact(n) for n in found} | decimals | plain | shares


def secrets(figure: Figure[Any, Any], parts: frozenset[str], example: str) -> list[Any]:
    """Return the derived values that the parts cover."""
    derived = figure.derive(state(figure.name, example))
    covered = {field for part in parts for field in figure.parts[part]}
    return [getattr(derived, f.name) for f in fields(derived) if f.name in covered]


def printed(figure: Figure[Any, Any], parts: frozenset[str], example: str) -> frozenset[str]:
    """Return every number in an example's markup."""
    context = Context(figure.name, Words("en"), uid="figure", hidden=parts)
    return frozenset(NUMBER.findall(str(figure.draw(state(figure.name, example), context))))


def leaks(figure: Figure[Any, Any], parts: frozenset[str], example: str) -> set[str]:
    """Return the texts of hidden numbers that stand in the markup for no other reason."""
    made = state(figure.name, example)
    hidden = hide(figure.derive(made), figure.parts, parts)
    alike = frozenset.intersection(
        *(printed(figure, parts, other) for other in EXAMPLES[figure.name])
    )
    found = texts(secrets(figure, parts, example)) & printed(figure, parts, example)
    return found - texts([hidden, made]) - alike


def case(value: object) -> str:
    return "+".join(sorted(value)) if isinstance(value, frozenset) else str(value)


@pytest.mark.parametrize(("name", "parts", "example"), CASES, ids=case)
def test_no_hidden_number_stands_in_the_markup(
    name: str, parts: frozenset[str], example: str
) -> None:
    assert leaks(FIGURES[name], parts, example) == set()


@pytest.mark.parametrize(("name", "part", "text"), LEAKS)
def test_a_view_that_computes_what_it_was_not_given_is_found(
    name: str, part: str, text: Callable[[float], str]
) -> None:
    figure, parts = FIGURES[name], frozenset({part})

    def leaking(made: Any, derived: Any, context: Context) -> Markup:
        own = list(numbers([getattr(figure.derive(made), field) for field in figure.parts[part]]))
        return Markup(span(title=" ".join(map(text, own)))[figure.view(made, derived, context)])

    faulty = replace(figure, view=leaking)
    told = [list(numbers(secrets(figure, parts, example))) for example in EXAMPLES[name]]
    assert any(told) == any(leaks(faulty, parts, example) for example in EXAMPLES[name])
