"""The virtual environment in .venv, and the exactly pinned packages in it."""

import importlib.util
import os
import platform
import sys
from pathlib import Path
from typing import Final

from tools import steps
from tools.errors import SetupError
from tools.project import ROOT
from tools.setup import stamps

VENV: Final = ROOT / ".venv"
BUILD: Final = ROOT / "tools" / "requirements.txt"
TESTS: Final = ROOT / "tests" / "requirements.txt"


def python(venv: Path = VENV) -> Path:
    """Return the path of the interpreter in ``venv``, whether or not it exists."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def require_module() -> None:
    """Raise SetupError if this Python cannot make a virtual environment with pip in it."""
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if missing:
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        raise SetupError(
            f"This Python lacks its module {missing[0]}, which makes virtual environments: "
            f"on Debian or Ubuntu, `apt install {package}`, then run the command again."
        )


def make(venv: Path = VENV) -> None:
    """Make ``venv`` unless it was made by this very Python at this very place."""
    stamp = venv / "nungil-venv"
    # Outside any virtual environment, so that one in use can be made anew.
    base = str(getattr(sys, "_base_executable", "") or sys.executable)
    # The place counts: a copied or moved folder has scripts that point to the old one.
    facts = (platform.python_version(), str(Path(base).resolve()), str(venv))
    value = stamps.fingerprint((), *facts)
    if python(venv).exists() and stamps.holds(stamp, value):
        return
    require_module()
    command = [base, "-m", "venv", "--clear", str(venv)]
    steps.run(command, doing="Making the virtual environment in .venv", tool="Python's venv")
    stamps.write(stamp, value)


def install(requirements: Path, what: str, venv: Path = VENV) -> None:
    """Install ``requirements`` into ``venv`` unless its stamp says that this is done."""
    stamp = venv / f"nungil-{requirements.parent.name}"
    value = stamps.fingerprint((requirements,), platform.python_version())
    if stamps.holds(stamp, value):
        return
    pip = [str(python(venv)), "-m", "pip", "install", "--no-input", "--prefer-binary"]
    steps.run([*pip, "--requirement", str(requirements)], doing=f"Installing {what}", tool="pip")
    stamps.write(stamp, value)


def ready(*, tests: bool) -> str:
    """Make .venv and install its packages, the tests' too if ``tests``; return its Python."""
    make()
    install(BUILD, "the build's Python packages")
    if tests:
        install(TESTS, "the tests' Python packages")
    return str(python())
