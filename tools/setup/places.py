"""Where things are, and the environment that the tools run in."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
VENV: Final = ROOT / ".venv"
DIST: Final = ROOT / "dist"
GALLERY: Final = ROOT / "gallery"

# Each of these can make a virtual environment's Python read or write elsewhere. Addresses of
# mirrors, proxies and certificates are the user's to set and stay.
_MISLEADING: Final = (
    "PYTHONHOME",
    "PYTHONPATH",
    "PYTHONSAFEPATH",
    "PYTHONSTARTUP",
    "PYTHONUSERBASE",
    "PYTHONWARNINGS",
    "PIP_PREFIX",
    "PIP_ROOT",
    "PIP_TARGET",
    "PIP_DRY_RUN",
    "PIP_CONSTRAINT",
    "PIP_REQUIREMENT",
    "PIP_REQUIRE_HASHES",
    "VIRTUAL_ENV",
    "__PYVENV_LAUNCHER__",
)


def venv_python(venv: Path = VENV) -> Path:
    """Return the path of the interpreter in ``venv``, whether or not it exists."""
    if os.name == "nt":
        return venv / "Scripts" / "python.exe"
    return venv / "bin" / "python"


def base_python() -> str:
    """Return the interpreter outside any virtual environment, so that .venv can be made anew."""
    return str(getattr(sys, "_base_executable", "") or sys.executable)


def clean_environment(environment: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return ``environment`` (default: the process's) without what breaks a .venv."""
    given = os.environ if environment is None else environment
    kept = {name: text for name, text in given.items() if name not in _MISLEADING}
    # A pip.conf with `user = true` is refused inside a virtual environment; this outranks it.
    kept |= {"PIP_USER": "0", "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    kept |= {"PYTHONNOUSERSITE": "1", "PYTHONUTF8": "1"}
    return kept
