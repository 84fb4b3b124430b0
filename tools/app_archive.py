"""The app's archive of bytecode and the first pictures, made by the reader's own interpreter."""

import importlib.util
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from app.words.catalogue import LANGUAGES, Words
from tools.errors import SetupError
from tools.project import NODE_MODULES, ROOT
from tools.runtime.interpreter import run_in_pyodide

# Libraries that travel with the app, and files that nothing in a browser asks for.
LIBRARIES: Final = ("htpy", "markupsafe")
PYSCRIPT: Final = NODE_MODULES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
LEFT_OUT: Final = ("examples.py", "html2htpy.py", "django.py", "starlette.py")
# PyScript's modules for apps that build their page with it.
LEFT_OUT_OF_PYSCRIPT: Final = ("fs.py", "media.py", "web.py")
# Words that the build writes into the pages; the app never asks for them.
OF_THE_PAGE: Final = ("page.py", "boot.py")


@dataclass(frozen=True)
class Pictures:
    """Markup of the first pictures, language → figure → markup: in the lesson, and in embeds."""

    lesson: dict[str, dict[str, str]]
    embeds: dict[str, dict[str, str]]


def write_app_archive(runtime: Path, app_zip: Path, chart_font: Path, card_font: Path) -> Pictures:
    """Write ``app_zip``, then let the app in it draw every figure's first picture.

    ``chart_font`` goes into it beside the code that draws charts. Pictures for messengers, written
    with ``card_font``, go into ``cards`` beside it. Both fonts lie in one folder.

    Raises:
        SetupError: Node is missing, or the app fails; with its traceback.
    """
    # PyScript's Python half travels as bytecode too; see runtime/pyscript.py.
    folders = {"app": ROOT / "app", "pyscript": PYSCRIPT}
    folders |= {name: _library(name) for name in LIBRARIES}
    mounts = {f"/sources/{name}": folder for name, folder in folders.items()}
    result: dict[str, Any] = run_in_pyodide(
        Path(__file__).with_name("in_pyodide") / "write_app.py",
        packages=["numpy", "matplotlib"],
        runtime=runtime,
        mounts={**mounts, "/fonts": chart_font.parent, "/out": app_zip.parent},
        arguments={
            "sources": _sources(folders),
            "chart_font": f"/fonts/{chart_font.name}",
            "target": f"/out/{app_zip.name}",
            "card_font": f"/fonts/{card_font.name}",
            "cards": "/out/cards",
            "titles": {language: Words(language)("page.title") for language in LANGUAGES},
        },
    )
    return Pictures(**result)


def _library(name: str) -> Path:
    found = importlib.util.find_spec(name)
    if found is None or found.origin is None:
        raise SetupError(f"The Python package {name} is missing; run build.py again to install it.")
    return Path(found.origin).parent


def _sources(folders: dict[str, Path]) -> list[str]:
    """Return the Python files to ship, as paths below /sources."""
    return [
        f"{name}/{path.relative_to(folder).as_posix()}"
        for name, folder in folders.items()
        for path in sorted(folder.rglob("*.py"))
        if path.name not in LEFT_OUT
        and not (name == "pyscript" and path.name in LEFT_OUT_OF_PYSCRIPT)
        and not (path.parent.parent.name == "words" and path.name in OF_THE_PAGE)
    ]
