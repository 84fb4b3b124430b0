"""The pair: a table with a box for each score, and the weights beside them."""

from htpy import caption, table, tbody, td, th, thead, tr
from markupsafe import Markup

from app.draw import controls
from app.draw.context import Context
from app.draw.numbers import number
from app.draw.shell import shell
from app.figures.pair.describe import sentence
from app.figures.pair.state import FIELDS, Derived, State
from app.kit.controls import control


def view(state: State, derived: Derived, context: Context) -> Markup:
    """Return the inside of the figure."""
    words = context.words
    heads = (words("pair.key"), words("shared.score"), words("shared.weight"))
    rows = zip(FIELDS, derived.weights, strict=True)
    return shell(
        context,
        table[
            caption[words("pair.title")],
            thead[tr[(th(scope="col")[head] for head in heads)]],
            tbody[
                (
                    tr[
                        th(scope="row")[words(f"pair.{name}")],
                        td[control(context, FIELDS, state, name)],
                        td[number(weight)],
                    ]
                    for name, weight in rows
                )
            ],
        ],
        controls.actions(controls.action(context, "reset", words("shared.reset"), quiet=True)),
        sentence=sentence(state, words),
    )
