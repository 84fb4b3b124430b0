"""Runs inside Pyodide: compiles the app, and prints each figure's first picture from it.

Arguments: ``sources``, files below /sources; ``chart_font``, the file that goes with them as
``app/draw/chart.ttf``; ``target``, the archive to write.
Result: ``pictures``, language → figure → markup; ``alone``, the same for pages with one figure.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.runtime.compile_inside import compile_tree

if TYPE_CHECKING:
    from app.words.catalogue import Language


@cache
def first_state(name: str, language: Language) -> Any:
    """Return a figure's first state, with what long work draws for it."""
    from app import figures
    from app.words.catalogue import Words

    figure = figures.load(name)
    return figure.first(figure.initial, Words(language))


def first_pictures(*, alone: bool) -> dict[str, dict[str, str]]:
    """Return the markup that the browser's first render will find in place."""
    from app import figures
    from app.draw.setting import Setting
    from app.words.catalogue import LANGUAGES, Words

    return {
        language: {
            name: str(
                figure.view(
                    first_state(name, language),
                    Setting(Words(language), uid=f"figure-{name}", alone=alone),
                )
            )
            for name in figures.NAMES
            for figure in [figures.load(name)]
        }
        for language in LANGUAGES
    }


def main(sources: list[str], chart_font: str, target: str) -> dict[str, object]:
    """Write the archive and return what its app draws."""
    files = {name: Path("/sources", name) for name in sources}
    compile_tree(files | {"app/draw/chart.ttf": Path(chart_font)}, Path(target))
    sys.path.insert(0, target)
    return {"pictures": first_pictures(alone=False), "alone": first_pictures(alone=True)}


if __name__ == "__main__":
    result = main(**globals()["arguments"])
