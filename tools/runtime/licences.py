"""The licence texts of everything in the served runtime, gathered from what is shipped."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterator, Mapping
from email.parser import BytesHeaderParser
from pathlib import Path
from typing import Any

from tools.errors import SetupError

Notice = tuple[str, str, str, str]

CARRIED = Path(__file__).resolve().parent.parent / "licences"  # texts that no package brings

# Licence identifiers (SPDX) of the wheels, whose metadata often say it in prose.
WHEELS: dict[str, str] = {
    "cycler": "BSD-3-Clause",
    "kiwisolver": "BSD-3-Clause",
    "matplotlib": "LicenseRef-Matplotlib",
    "numpy": "BSD-3-Clause",
    "packaging": "Apache-2.0 OR BSD-2-Clause",
    "pillow": "MIT-CMU",
    "pyparsing": "MIT",
    "python-dateutil": "Apache-2.0 AND BSD-3-Clause",
    "six": "MIT",
}

_LICENCE_FILE = re.compile(r"(^|/)(LICEN[CS]E|COPYING|NOTICE)[^/]*$", re.IGNORECASE)


def licences(node_modules: Path, wheels: Mapping[str, Path]) -> list[Notice]:
    """Return (name, version, licence identifier, text) of everything that the runtime ships.

    Args:
        node_modules: where npm has put ``pyodide`` and ``@pyscript/core``.
        wheels: package name → official wheel, as ``fetch_wheels`` returns them.

    Raises:
        SetupError: a package brings no licence text and none is carried for it.
    """
    pyodide = _json(node_modules / "pyodide" / "package.json")
    lock = _json(node_modules / "pyodide" / "pyodide-lock.json")
    notices: list[Notice] = [
        ("Pyodide", pyodide["version"], "MPL-2.0", _carried("MPL-2.0")),
        ("CPython", lock["info"]["python"], "PSF-2.0", _carried("PSF-2.0")),
        ("Linked libraries", "", "various", _carried("linked")),
    ]
    notices += npm_licences(node_modules, "@pyscript/core")
    notices += [_wheel(name, path) for name, path in sorted(wheels.items())]
    return notices


def _wheel(name: str, path: Path) -> Notice:
    """Return one wheel's notice: each licence text in it, also of what it bundles."""
    with zipfile.ZipFile(path) as archive:
        files = sorted(archive.namelist(), key=lambda file: (".dist-info/" not in file, file))
        metadata = next(file for file in files if file.endswith(".dist-info/METADATA"))
        version = BytesHeaderParser().parsebytes(archive.read(metadata))["Version"]
        texts = [
            f"[{file}]\n\n{archive.read(file).decode('utf-8').strip()}"
            for file in files
            if _LICENCE_FILE.search(file) and not file.endswith(".py")
        ]
    if not texts or name not in WHEELS:
        raise SetupError(
            f"The package {name} brings no known licence. Add it to tools/runtime/licences.py."
        )
    return name, version, WHEELS[name], "\n\n".join(texts)


def npm_licences(node_modules: Path, first: str) -> Iterator[Notice]:
    """Yield the notices of an npm package and of all that its bundle is made of."""
    waiting, seen = [first], {first}
    while waiting:
        name = waiting.pop(0)
        folder = node_modules / name
        package = _json(folder / "package.json")
        found = [file for file in folder.iterdir() if _LICENCE_FILE.search(file.name)]
        found += (folder / "src" / "3rd-party-licenses").glob("toml*")
        if found:
            text = "\n\n".join(file.read_text(encoding="utf-8").strip() for file in sorted(found))
        else:
            text = _carried(package["license"]).replace("{holder}", package["author"])
        yield name, package["version"], package["license"].replace("APACHE", "Apache"), text
        new = sorted(set(package.get("dependencies", {})) - seen)
        seen.update(new)
        waiting += new


def _carried(identifier: str) -> str:
    try:
        return (CARRIED / f"{identifier}.txt").read_text(encoding="utf-8").strip()
    except FileNotFoundError as error:
        raise SetupError(
            f"No text of the licence {identifier}. Add {CARRIED.name}/{identifier}.txt."
        ) from error


def _json(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise SetupError(f"{path} is missing. Run “npm ci” and try again.") from error
