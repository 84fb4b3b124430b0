"""The plane's numbers: a row a key, and the sum with the numbers put in."""

from collections.abc import Iterator
from typing import Final

from htpy import Element, Node, b, caption, p, small, span, table, tbody, td, tfoot, th, thead, tr
from markupsafe import Markup

from app.draw.coloured import symbol
from app.draw.frame import covered
from app.draw.kept import HOLE, stencil
from app.draw.numbers import number
from app.draw.setting import Setting
from app.figures.plane.state import KEYS, State, outcome

_UNKNOWN: Final = "?"


def ledger(state: State, setting: Setting) -> Markup:
    """Return the table: q·k, score and weight for every key."""
    seen = outcome(state)
    shown = [f"plane.{name}" not in setting.hidden for name in ("dots", "scores", "weights")]
    dots, scores, weights = (
        [number(n) if is_shown else _UNKNOWN for n in numbers]
        for numbers, is_shown in zip((seen.dots, seen.scores, seen.weights), shown, strict=True)
    )
    bars = [f"{weight if shown[2] else 0:.4f}" for weight in seen.weights]
    rows = [one for row in zip(dots, scores, bars, weights, strict=True) for one in row]
    total = number(seen.weights.sum()) if shown[2] else _UNKNOWN
    return _ledger(state.scale, seen.winner, setting).filled(*rows, total)


@stencil
def _ledger(scale: str, winner: int, setting: Setting) -> Node:
    words = setting.words
    return table(".ledger")[
        caption[words("plane.ledger")],
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
                    td[HOLE],
                    td[HOLE],
                    td(".w")[b(style=f"--w:{HOLE}"), HOLE],
                ]
                for n in range(KEYS)
            )
        ],
        tfoot[tr[th(scope="row", colspan="3")[words("plane.total")], td(".w")[HOLE]]],
    ]


def sum_line(state: State, setting: Setting) -> Markup:
    """Return ``output = Σ weight · value`` with the numbers put in."""
    if setting.hidden & {"plane.weights", "plane.output"}:
        return Markup(covered(setting.words))
    seen = outcome(state)
    terms = zip(seen.weights, *seen.values.T, strict=True)
    numbers = [*(one for term in terms for one in term), *seen.output]
    return _sum_line(setting).filled(*map(number, numbers))


@stencil
def _sum_line(setting: Setting) -> Node:
    return p(".sum")[
        setting.words("plane.output"),
        " = ",
        _terms(),
        " = ",
        span(".result")[_pair()],
    ]


def _terms() -> Iterator[Node]:
    for n in range(KEYS):
        yield " + " if n else ""
        yield span(f".term.k{n + 1}")[b[HOLE], "·", _pair()]


def _pair() -> Element:
    return span(".pair")["(", HOLE, ", ", HOLE, ")"]
