"""Runs inside Pyodide: compiles the app, then prints every figure's first picture from that archive.

Arguments: ``sources``, files below /sources; ``target``, the archive to write.
Result: ``pictures``, language → figure → markup.
"""

import sys
from pathlib import Path

from tools.runtime.compile_inside import compile_tree


def first_pictures() -> dict[str, dict[str, str]]:
    """Return the markup that the browser's first render will find in place."""
    from app import figures
    from app.draw.setting import Setting
    from app.words.catalogue import LANGUAGES, Words

    return {
        language: {
            name: str(figure.view(figure.initial, Setting(Words(language), uid=f"figure-{name}")))
            for name in figures.NAMES
            for figure in [figures.load(name)]
        }
        for language in LANGUAGES
    }


def main(sources: list[str], target: str) -> dict[str, object]:
    """Write the archive and return what its app draws."""
    compile_tree({name: Path("/sources", name) for name in sources}, Path(target))
    sys.path.insert(0, target)
    return {"pictures": first_pictures()}


if __name__ == "__main__":
    result = main(**globals()["arguments"])
