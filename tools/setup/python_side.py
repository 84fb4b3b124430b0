"""The virtual environment in .venv, and the exactly pinned packages in it."""

import importlib.util
import platform
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.errors import SetupError
from tools.setup import stamps, steps
from tools.setup.places import ROOT, VENV, base_python, venv_python

BUILD: Final = ROOT / "tools" / "requirements.txt"
TESTS: Final = ROOT / "tests" / "requirements.txt"


def require_venv_module() -> None:
    """Raise SetupError if this Python cannot make a virtual environment with pip in it."""
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if not missing:
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    raise SetupError(
        f"This Python lacks its module {missing[0]}, which makes virtual environments: "
        f"on Debian or Ubuntu, `apt install {package}`, then run the command again."
    )


def make_venv(venv: Path = VENV) -> None:
    """Make ``venv`` unless it was made by this very Python at this very place."""
    stamp = venv / "nungil-venv"
    base = str(Path(base_python()).resolve())
    # The place is part of it: a copied or moved folder keeps scripts that point to the old one.
    value = stamps.fingerprint((), platform.python_version(), base, str(venv))
    if venv_python(venv).exists() and stamps.holds(stamp, value):
        return
    require_venv_module()
    command: list[str | Path] = [base_python(), "-m", "venv", "--clear", venv]
    steps.run(command, doing="Making the virtual environment in .venv", tool="Python's venv")
    stamps.write(stamp, value)


def install(requirements: Path, what: str, venv: Path = VENV) -> None:
    """Install ``requirements`` into ``venv`` unless its stamp says that this is done."""
    stamp = venv / f"nungil-{requirements.parent.name}"
    value = stamps.fingerprint((requirements,), platform.python_version())
    if stamps.holds(stamp, value):
        return
    pip: list[str | Path] = [
        venv_python(venv),
        "-m",
        "pip",
        "install",
        "--no-input",
        "--prefer-binary",
    ]
    steps.run([*pip, "--requirement", requirements], doing=f"Installing {what}", tool="pip")
    stamps.write(stamp, value)


def ready(*, tests: bool) -> Sequence[str]:
    """Set up the Python side, with the tests' packages too if ``tests``; return its command."""
    make_venv()
    install(BUILD, "the build's Python packages")
    if tests:
        install(TESTS, "the tests' Python packages")
    return [str(venv_python())]
