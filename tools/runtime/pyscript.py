"""The files of PyScript that a page with a plain ``<script type="py">`` reaches."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from tools.errors import SetupError
from tools.project import ROOT

# PyScript imports every plugin that its configuration does not refuse. Those that ours refuses are
# not served, but for this one: PyScript imports it to tell it that it is refused.
_CONFIG = ROOT / "pyscript.toml"
ALWAYS_IMPORTED = "error"

# Other chunks that are imported only on paths that our pages never take.
NEVER_REACHED: dict[str, str] = {
    "mpy": "another interpreter's terminal",
    "xterm": "the terminal's",
    "zip": "unpacks archives for MicroPython; Pyodide unpacks by itself",
}

# A list of package names, used only to warn about those that Pyodide may not have. Ours are in
# the served lock, and PyScript accepts a list that does not know this version.
EMPTIED = "pyodide_graph"

# PyScript carries its Python half as texts, which it writes and compiles at every start. Ours is in
# app.zip, compiled, and is found first, so those texts are replaced by empty ones.
_PYTHON_HALF = "../src/stdlib/pyscript.js"

_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["']\./([\w.-]+\.js)["']""")
_MAP = re.compile(r"^[ \t]*//[#@][ \t]*sourceMappingURL=.*$\n?", re.MULTILINE)


def without_map(text: str) -> str:
    """Return a script without the comment that points developers' tools to a file not served."""
    return _MAP.sub("", text)


def plugins_off() -> set[str]:
    """Return the plugins that are not served, as pyscript.toml refuses them."""
    plugins = tomllib.loads(_CONFIG.read_text(encoding="utf-8"))["plugins"]
    return {name[1:] for name in plugins if name.startswith("!")} - {ALWAYS_IMPORTED}


def pyscript_files(dist: Path) -> dict[str, str]:
    """Return name → text of what ``core.js`` reaches, following static and dynamic imports.

    Args:
        dist: the ``dist`` folder of ``@pyscript/core``.

    Raises:
        SetupError: a file is missing.
    """
    files: dict[str, str] = {}
    never = [*NEVER_REACHED, *plugins_off()]
    texts = python_half(dist)
    waiting = ["core.js"]
    while waiting:
        name = waiting.pop()
        stem = name.removesuffix(".js")
        if name in files or any(re.match(rf"{re.escape(one)}([-_]|$)", stem) for one in never):
            continue
        try:
            text = without_map((dist / name).read_text(encoding="utf-8"))
        except FileNotFoundError as error:
            raise SetupError(
                f"PyScript's {name} is missing in {dist}. Run “npm ci” and try again."
            ) from error
        text = "export default {};\n" if stem.startswith(EMPTIED) else text
        files[name] = without_texts(text, texts)
        waiting += _IMPORT.findall(text)
    return files


def python_half(dist: Path) -> list[str]:
    """Return the texts of PyScript's Python modules, as its scripts carry them.

    Raises:
        SetupError: the file that has them is missing or not as expected.
    """
    try:
        script = (dist / _PYTHON_HALF).read_text(encoding="utf-8")
        modules = json.loads(script[script.index("{") : script.rindex("}") + 1])["pyscript"]
    except (OSError, ValueError, KeyError) as error:
        raise SetupError(f"PyScript's Python half is not where it was: {error!r}.") from error
    return list(modules.values())


def without_texts(script: str, texts: list[str]) -> str:
    """Return a script with each of ``texts`` that it carries made empty."""
    for text in texts:
        script = script.replace(json.dumps(text, ensure_ascii=False), '""')
    return script
