"""The plane's numbers: a row a key, and the sum with the numbers put in."""

from collections.abc import Iterator
from typing import Final

from htpy import Element, Node, b, caption, p, small, span, table, tbody, td, tfoot, th, thead, tr
from markupsafe import Markup

from app.draw.context import Context
from app.draw.numbers import number
from app.draw.shell import hidden_part
from app.draw.symbols import symbol
from app.draw.template import SLOT, template
from app.figures.plane.state import KEYS, State, derive

_UNKNOWN: Final = "?"


def score_table(state: State, context: Context) -> Markup:
    """Return the table: q·k, score and weight for every key."""
    derived = derive(state)
    shown = [name not in context.hidden for name in ("dots", "scores", "weights")]
    dots, scores, weights = (
        [number(n) if is_shown else _UNKNOWN for n in numbers]
        for numbers, is_shown in zip(
            (derived.dots, derived.scores, derived.weights), shown, strict=True
        )
    )
    bars = [f"{weight if shown[2] else 0:.4f}" for weight in derived.weights]
    rows = [one for row in zip(dots, scores, bars, weights, strict=True) for one in row]
    total = number(derived.weights.sum()) if shown[2] else _UNKNOWN
    return _ledger(state.scale, derived.winner, context).fill(*rows, total)


@template
def _ledger(scale: str, winner: int, context: Context) -> Node:
    words = context.words
    return table(".score_table")[
        caption[words("plane.score_table")],
        thead[
            tr[
                th(scope="col")[words("plane.key_column")],
                th(scope="col")["q·k"],
                th(scope="col")[words("plane.score"), scale == "sqrt" and small[" ÷√2"]],
                th(scope="col")[words("plane.weight")],
            ]
        ],
        tbody[
            (
                tr(class_=[f"k{n + 1}", {"wins": n == winner}])[
                    th(scope="row")[symbol("k", n + 1)],
                    td[SLOT],
                    td[SLOT],
                    td(".w")[b(style=f"--w:{SLOT}"), SLOT],
                ]
                for n in range(KEYS)
            )
        ],
        tfoot[tr[th(scope="row", colspan="3")[words("plane.total")], td(".w")[SLOT]]],
    ]


def sum_line(state: State, context: Context) -> Markup:
    """Return ``output = Σ weight · value`` with the numbers put in."""
    if context.hidden & {"weights", "output"}:
        return Markup(hidden_part(context.words))
    derived = derive(state)
    terms = zip(derived.weights, *derived.values.T, strict=True)
    numbers = [*(one for term in terms for one in term), *derived.output]
    return _sum_line(context).fill(*map(number, numbers))


@template
def _sum_line(context: Context) -> Node:
    return p(".sum")[
        context.words("plane.output"),
        " = ",
        _terms(),
        " = ",
        span(".result")[_pair()],
    ]


def _terms() -> Iterator[Node]:
    for n in range(KEYS):
        yield " + " if n else ""
        yield span(f".term.k{n + 1}")[b[SLOT], "·", _pair()]


def _pair() -> Element:
    return span(".pair")["(", SLOT, ", ", SLOT, ")"]
