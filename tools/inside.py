"""What the reader's own interpreter makes: the app's bytecode, the first pictures."""

import importlib.util
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tools.errors import SetupError
from tools.runtime.interpreter import run_inside

ROOT: Final = Path(__file__).resolve().parents[1]
# Libraries that travel with the app, and files that nothing in a browser asks for.
LIBRARIES: Final = ("htpy", "markupsafe")
PYSCRIPT: Final = ROOT / "node_modules" / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
LEFT_OUT: Final = ("html2htpy.py", "django.py", "starlette.py", "examples.py")


@dataclass(frozen=True)
class Made:
    """Markup of the first pictures, language → figure → markup: in the lesson, and alone."""

    pictures: dict[str, dict[str, str]]
    alone: dict[str, dict[str, str]]

    @property
    def figures(self) -> tuple[str, ...]:
        """The names of all figures, in their order."""
        return tuple(next(iter(self.alone.values())))


def make_inside(runtime: Path, app_zip: Path, chart_font: Path) -> Made:
    """Write ``app_zip``, then let the app in it draw every figure's first picture.

    ``chart_font`` goes into it beside the code that draws charts.

    Raises:
        SetupError: Node is missing, or the app fails; with its traceback.
    """
    # PyScript's Python half travels as bytecode too; see runtime/pyscript.py.
    folders = {"app": ROOT / "app", "pyscript": PYSCRIPT}
    folders |= {name: _library(name) for name in LIBRARIES}
    mounts = {f"/sources/{name}": folder for name, folder in folders.items()}
    result: dict[str, Any] = run_inside(
        Path(__file__).with_name("pages") / "app_inside.py",
        packages=["numpy", "matplotlib"],
        runtime=runtime,
        mounts={**mounts, "/fonts": chart_font.parent, "/out": app_zip.parent},
        arguments={
            "sources": _sources(folders),
            "chart_font": f"/fonts/{chart_font.name}",
            "target": f"/out/{app_zip.name}",
        },
    )
    return Made(result["pictures"], result["alone"])


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
    ]
