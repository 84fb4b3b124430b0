"""The plane's numbers: a row a key, and the sum with the numbers put in."""

from htpy import Element, Node, b, caption, p, small, span, table, tbody, td, tfoot, th, thead, tr

from app.draw.coloured import symbol
from app.draw.frame import part
from app.draw.numbers import number
from app.draw.setting import Setting
from app.figures.plane.state import KEYS, Outcome, State, outcome


def ledger(state: State, setting: Setting) -> Element:
    """Return the table: q·k, score and weight for every key."""
    seen, words = outcome(state), setting.words
    divided = small[" ÷√2"] if state.scale == "sqrt" else None
    return table(".ledger")[
        caption[words("plane.ledger")],
        thead[
            tr[
                th(scope="col")[words("plane.key_column")],
                th(scope="col")["q·k"],
                th(scope="col")[words("plane.score"), divided],
                th(scope="col")[words("plane.weight")],
            ]
        ],
        tbody[(_row(n, seen, setting) for n in range(KEYS))],
        tfoot[
            tr[
                th(scope="row", colspan="3")[words("plane.total")],
                td(".w")[_unless_hidden(setting, "weights", number(seen.weights.sum()))],
            ]
        ],
    ]


def _row(n: int, seen: Outcome, setting: Setting) -> Element:
    weight = seen.weights[n]
    bar = b(style=f"--w:{weight:.4f}")
    return tr(class_=[f"k{n + 1}", {"wins": n == seen.winner}])[
        th(scope="row")[symbol("k", n + 1)],
        td[_unless_hidden(setting, "dots", number(seen.dots[n]))],
        td[_unless_hidden(setting, "scores", number(seen.scores[n]))],
        td(".w")[_unless_hidden(setting, "weights", [bar, number(weight)])],
    ]


def sum_line(state: State, setting: Setting) -> Node:
    """Return ``output = Σ weight · value`` with the numbers put in."""
    seen = outcome(state)
    terms: list[Node] = []
    for n in range(KEYS):
        terms += [
            " + " if n else "",
            span(f".term.k{n + 1}")[
                b[number(seen.weights[n])], "·", _pair(seen.values[n].tolist())
            ],
        ]
    line = p(".sum")[
        setting.words("plane.output"),
        " = ",
        terms,
        " = ",
        span(".result")[_pair(seen.output.tolist())],
    ]
    hidden = setting.hidden & {"plane.weights", "plane.output"}
    return part(setting, min(hidden), line) if hidden else line


def _pair(at: list[float]) -> Element:
    x, y = at
    return span(".pair")["(", number(x), ", ", number(y), ")"]


def _unless_hidden(setting: Setting, name: str, content: Node) -> Node:
    return "?" if f"plane.{name}" in setting.hidden else content
