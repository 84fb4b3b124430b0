"""Compiles the app, and prints each figure's first picture from it.

Arguments: ``sources``, files below /sources; ``chart_font``, the file that goes with them as
``app/draw/chart.ttf``; ``target``, the archive to write; ``cards``, the folder for the pictures
that messengers show, ``card_font``, with which they are written, and ``titles``, the lesson's
title by language.
Result: ``lesson``, language → figure → markup; ``embeds``, the same for pages with one figure.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tools.in_pyodide.bytecode import compile_tree

if TYPE_CHECKING:
    from app.words.catalogue import Language


@cache
def first_state(name: str, language: Language, opening: str = "") -> Any:
    """Return the state in which a page opens a figure, with what long work draws for it."""
    from app import figures
    from app.loop.opening import opening_state
    from app.words.catalogue import Words

    figure = figures.load(name)
    return figure.first(opening_state(figure, opening), Words(language))


def first_pictures(*, embedded: bool) -> dict[str, dict[str, str]]:
    """Return the markup that the browser's first render will find in place."""
    from app import figures
    from app.draw.context import Context
    from app.words.catalogue import LANGUAGES, Words
    from tools.openings import opening

    return {
        language: {
            name: str(
                figure.draw(
                    first_state(name, language, opening(name, language, embedded=embedded)),
                    Context(name, Words(language), uid=f"figure-{name}", embedded=embedded),
                )
            )
            for name in figures.NAMES
            for figure in [figures.load(name)]
        }
        for language in LANGUAGES
    }


# Each needs names that its package defines, so importing the package imports it too.
_WITH_PACKAGE: Final = frozenset({"matplotlib.cm", "pyparsing.helpers", "pyparsing.common"})


def import_order() -> list[str]:
    """Return the modules that a chart needs, each after those that it imports itself.

    ``sys.modules`` lists modules in the order in which their imports ended. Matplotlib's own come
    last, as ``matplotlib`` imports most of the others.
    """
    import numpy.random  # noqa: F401 - the page imports it before any chart

    before = _WITH_PACKAGE | sys.modules.keys()
    for name in ("matplotlib.figure", "matplotlib.backends.backend_svg"):
        import_module(name)
    new = [name for name in sys.modules if name not in before]
    return sorted(new, key=lambda name: name.partition(".")[0] == "matplotlib")


def main(
    sources: list[str],
    chart_font: str,
    target: str,
    card_font: str,
    cards: str,
    titles: dict[Language, str],
) -> dict[str, object]:
    """Write the archive and return what its app draws."""
    files = {name: Path("/sources", name) for name in sources}
    order = Path("/tmp/chart_modules.txt")
    order.write_text("\n".join(import_order()), encoding="utf-8")
    files |= {"app/draw/chart.ttf": Path(chart_font), "app/draw/chart_modules.txt": order}
    compile_tree(files, Path(target))
    sys.path.insert(0, target)
    from tools.in_pyodide.card_pictures import draw_cards

    draw_cards(Path(cards), Path(card_font), titles)
    return {
        "lesson": first_pictures(embedded=False),
        "embeds": first_pictures(embedded=True),
    }


if __name__ == "__main__":
    result = main(**globals()["arguments"])
