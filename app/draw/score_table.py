"""Scores and weights of one query in numbers: a table with a row a key, and the weighted sum."""

from collections.abc import Iterator, Sequence
from itertools import chain

from htpy import Element, Node, b, caption, p, span, table, tbody, td, tfoot, th, thead, tr
from markupsafe import Markup

from app.draw.hidden import Hidden
from app.draw.numbers import Shown, number
from app.draw.symbols import symbol
from app.draw.template import SLOT, template

Titles = tuple[str, ...]


def score_table(
    title: str,
    columns: Titles,
    total: str,
    *,
    scores: Sequence[Sequence[Shown]],
    weights: Sequence[Shown],
    sum_of_weights: Shown,
    winner: int | Hidden,
) -> Markup:
    """Return a table with a row a key: columns of scores, and one of weights with their bars.

    ``columns`` are the titles of all columns, that of the keys first; ``total`` is the last row's.
    """
    rows = zip(*scores, weights, strict=True)
    cells = (
        part for row in rows for part in (*map(number, row[:-1]), _bar(row[-1]), number(row[-1]))
    )
    filled = _table(title, columns, total, len(weights), winner)
    return filled.fill(*cells, number(sum_of_weights))


def _bar(weight: Shown) -> Markup:
    return Markup() if isinstance(weight, Hidden) else _drawn_bar().fill(f"{weight:.4f}")


@template
def _drawn_bar() -> Node:
    return b(style=f"--w:{SLOT}")


@template
def _table(title: str, columns: Titles, total: str, keys: int, winner: int | Hidden) -> Node:
    scores = len(columns) - 2
    return table(".score-table")[
        caption[title],
        thead[tr[(th(scope="col")[column] for column in columns)]],
        tbody[
            (
                tr(class_=[f"k{n + 1}", {"wins": n == winner}])[
                    th(scope="row")[symbol("k", n + 1)],
                    [td[SLOT]] * scores,
                    td(".w")[SLOT, SLOT],
                ]
                for n in range(keys)
            )
        ],
        tfoot[tr[th(scope="row", colspan=str(1 + scores))[total], td(".w")[SLOT]]],
    ]


def weighted_sum(
    name: str,
    weights: Sequence[Shown],
    values: Sequence[Sequence[Shown]],
    output: Sequence[Shown],
) -> Markup:
    """Return ``output = Σ weight · value`` with the numbers put in."""
    terms = ((weight, *value) for weight, value in zip(weights, values, strict=True))
    numbers = map(number, (*chain.from_iterable(terms), *output))
    return _sum(name, len(weights), len(output)).fill(*numbers)


@template
def _sum(name: str, keys: int, width: int) -> Node:
    return p(".sum")[name, " = ", _terms(keys, width), " = ", span(".result")[_vector(width)]]


def _terms(keys: int, width: int) -> Iterator[Node]:
    for n in range(keys):
        yield " + " if n else ""
        yield span(f".term.k{n + 1}")[b[SLOT], "·", _vector(width)]


def _vector(width: int) -> Element:
    return span(".pair")["(", SLOT, [(", ", SLOT)] * (width - 1), ")"]
