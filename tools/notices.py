"""The notices file: the licence of everything that is served and is not Nungil's own."""

from collections.abc import Mapping
from importlib import metadata
from pathlib import Path
from typing import Final

from tools.errors import SetupError
from tools.runtime.licences import Notice, licences, npm_licences

_NPM: Final = ("morphdom", "fake-indexeddb")
_PYTHON: Final = ("htpy", "markupsafe")
_RULE: Final = "\n\n" + "=" * 78 + "\n\n"


def write_notices(
    target: Path, root: Path, node_modules: Path, wheels: Mapping[str, Path], font: str
) -> None:
    """Write names, versions and licence texts of all that is shipped into one text file.

    Raises:
        SetupError: a licence text is missing.
    """
    shipped: list[Notice] = [
        *licences(node_modules, wheels),
        *(notice for name in _NPM for notice in npm_licences(node_modules, name)),
        *(_installed(name) for name in _PYTHON),
        ("Pretendard, as Nungil Sans", "", "OFL-1.1", font),
    ]
    own = (root / "LICENSE").read_text(encoding="utf-8").strip()
    parts = [f"눈길 · Nungil\n\n{own}", "What Nungil is served with:\n\n" + _contents(shipped)]
    parts += [f"{name} {version}\n{spdx}\n\n{text}" for name, version, spdx, text in shipped]
    target.write_text(_RULE.join(parts) + "\n", encoding="utf-8")


def _contents(shipped: list[Notice]) -> str:
    return "\n".join(f"- {name} {version} ({spdx})" for name, version, spdx, _ in shipped)


def _installed(name: str) -> Notice:
    """Return the notice of a Python package of the build that travels with the app."""
    package = metadata.distribution(name)
    texts = [f for f in package.files or () if "licenses/" in f.as_posix()]
    if not texts:
        raise SetupError(f"The Python package {name} brings no licence text.")
    said = "License-Expression" if "License-Expression" in package.metadata else "License"
    return name, package.version, package.metadata[said], "\n\n".join(f.read_text() for f in texts)
