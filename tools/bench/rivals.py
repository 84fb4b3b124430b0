"""The rivals' pages, built from the official files: nothing compiled, nothing left out."""

import json
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools import release
from tools.compress import compress
from tools.errors import SetupError
from tools.project import NODE_MODULES, cache_folder
from tools.runtime import pins
from tools.runtime.assemble import LOCK, npm_package
from tools.runtime.wheels import fetch_wheels
from tools.steps import Say

BENCH: Final = Path(__file__).parent
# PyScript's default way to packages goes by way of this one.
_INSTALLER: Final = "micropip"
_PYODIDE: Final = (LOCK, "pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
_SCRIPTS: Final = re.compile(
    r'<script\b.*?</script>|<mpy-config\b.*?</mpy-config>|<link rel="modulepreload"[^>]*>',
    re.DOTALL,
)


@dataclass(frozen=True)
class Rivals:
    """The folder with ``pyscript/``, ``pyodide/`` and ``twin/``, and what to tell of them."""

    folder: Path
    notes: tuple[str, ...]


def build_rivals(dist: Path, folder: Path, say: Say) -> Rivals:
    """Write the rivals' pages into ``folder``.

    Raises:
        SetupError: an official file cannot be had.
    """
    say("Building the rivals …")
    cache = cache_folder()
    official = folder / "official"
    note = _official(official, cache, say)
    # Named by content and cached by browsers for good, as the site's own files are.
    sealed = f"../{release.seal(official)}"
    config: dict[str, object] = {
        "interpreter": f"{sealed}/pyodide/pyodide.mjs",
        "packages": ["numpy"],
    }
    if note:
        config["packages_cache"] = "passthrough"
    slots = {"official": sealed, "config": json.dumps(config)}
    for name in ("pyscript", "pyodide"):
        page = (BENCH / "pages" / f"{name}.html").read_text(encoding="utf-8")
        for slot, text in slots.items():
            page = page.replace(f"{{{slot}}}", text)
        _write(folder / name / "index.html", page)
    _twin(dist, folder / "twin")
    compress_like(dist, folder, cache)
    return Rivals(folder, (note,) if note else ())


def _official(folder: Path, cache: Path, say: Say) -> str:
    """Fill ``folder`` with PyScript, Pyodide and wheels; return what had to differ from stock."""
    pyodide = npm_package(NODE_MODULES, "pyodide", pins.PYODIDE)
    pyscript = npm_package(NODE_MODULES, "@pyscript/core", pins.PYSCRIPT)
    (folder / "pyodide").mkdir(parents=True)
    (folder / "pyscript").mkdir()
    for name in _PYODIDE:
        shutil.copyfile(pyodide / name, folder / "pyodide" / name)
    for pattern in ("*.js", "*.css"):
        for path in sorted((pyscript / "dist").glob(pattern)):
            shutil.copyfile(path, folder / "pyscript" / path.name)
    lock = json.loads((pyodide / LOCK).read_text(encoding="utf-8"))
    note = ""
    wheels = fetch_wheels(lock, ["numpy"], cache, say)
    try:
        wheels |= fetch_wheels(lock, [_INSTALLER], cache, say)
    except SetupError as error:
        note = f"Stock PyScript ran with packages_cache = “passthrough”: no {_INSTALLER} ({error})"
    for wheel in wheels.values():
        shutil.copyfile(wheel, folder / "pyodide" / wheel.name)
    return note


def _twin(dist: Path, folder: Path) -> None:
    """Write the page of the twin: the built page with its own script in place of all others."""
    page = (dist / "index.html").read_text(encoding="utf-8")
    page = _SCRIPTS.sub("", page).replace(
        "</body>", '<script type="module" src="twin.js"></script>\n</body>'
    )
    _write(folder / "index.html", page)
    for script in (BENCH / "twin").glob("*.js"):
        shutil.copy(script, folder)
    for assets in dist.glob("assets-*"):
        shutil.copytree(assets, folder / assets.name)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def encodings(dist: Path) -> tuple[str, ...]:
    """Return which of ``.br`` and ``.gz`` lie beside the site's files."""
    return tuple(suffix for suffix in (".br", ".gz") if any(dist.rglob(f"*{suffix}")))


def compress_like(dist: Path, folder: Path, cache: Path) -> None:
    """Compress every file below ``folder`` in the encodings that the site ``dist`` has."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    compress(files, cache, lambda _: None, encodings(dist))
