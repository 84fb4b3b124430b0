"""The modules that a page loads at its start, found by following imports from the first ones."""

import json
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools.pages.esbuild import esbuild

# The page's own script; pyscript.toml names the modules that PyScript loads.
_FIRST: Final = "assets/boot.js"
# Pyodide and PyScript import these by addresses that they compute, which no bundler can follow.
_RUNTIME: Final = (
    "runtime/pyodide.mjs",
    "runtime/pyodide.asm.js",
    "runtime/pyscript/core.js",
    "runtime/pyscript/core-*.js",
)


def start_modules(dist: Path, config: str, node_modules: Path) -> tuple[str, ...]:
    """Return the modules to preload, as patterns below ``dist``, each after what imports it.

    Args:
        dist: the folder with ``assets/`` and ``runtime/`` under their plain names.
        config: the text of pyscript.toml.
        node_modules: where npm has put esbuild.

    Raises:
        SetupError: a script imports a file that does not exist.
    """
    settings = tomllib.loads(config)
    named = (settings["interpreter"], *settings["js_modules"]["main"])
    entries = (_FIRST, *(name.removeprefix("./") for name in named))
    imports = _imports(dist, entries, node_modules)
    found = dict.fromkeys(module for entry in entries for module in _follow(entry, imports))
    return (*found, *_RUNTIME)


def _imports(dist: Path, entries: tuple[str, ...], node_modules: Path) -> dict[str, list[str]]:
    """Return module → the modules that it imports statically, for all reached from ``entries``."""
    with tempfile.TemporaryDirectory() as folder:
        listing = Path(folder, "meta.json")
        words = (*entries, f"--metafile={listing}", f"--outdir={folder}")
        esbuild(node_modules, *words, folder=dist, doing="follow the imports of the scripts")
        inputs: dict[str, Any] = json.loads(listing.read_text(encoding="utf-8"))["inputs"]
    return {
        name: [one["path"] for one in module["imports"] if one["kind"] == "import-statement"]
        for name, module in inputs.items()
    }


def _follow(module: str, imports: dict[str, list[str]]) -> Iterator[str]:
    yield module
    for imported in imports[module]:
        yield from _follow(imported, imports)
