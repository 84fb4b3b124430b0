"""Chromium for the tests: the machine's own, else Debian's, else the one Playwright downloads."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.errors import SetupError
from tools.setup import steps
from tools.setup.places import clean_environment

NAMES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
VARIABLE: Final = "NUNGIL_CHROMIUM"

_ASK_PLAYWRIGHT: Final = (
    "from playwright.sync_api import sync_playwright as s\n"
    "with s() as p: print(p.chromium.executable_path)"
)


def find() -> Path | None:
    """Return the Chromium to test in: what NUNGIL_CHROMIUM names, else the first on PATH.

    Raises:
        SetupError: NUNGIL_CHROMIUM names something that is not there.
    """
    chosen = os.environ.get(VARIABLE)
    if chosen:
        path = shutil.which(chosen)
        if path is None:
            raise SetupError(
                f"{VARIABLE} names {chosen}, which is not a program here: "
                "set it to the path of Chromium or Chrome, or unset it."
            )
        return Path(path)
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return Path(path)
    return None


def _debian_root() -> bool:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None


def _from_debian() -> Path | None:
    environment = clean_environment() | {"DEBIAN_FRONTEND": "noninteractive"}
    steps.run(
        ["apt-get", "update"],
        doing="Asking Debian for its list of packages",
        tool="apt-get",
        environment=environment,
    )
    install = ["apt-get", "install", "-y", "--no-install-recommends"]
    steps.run(
        [*install, "chromium", "fonts-noto-cjk"],
        doing="Installing Debian's Chromium and Korean fonts, for the tests (about 300 MB)",
        tool="apt-get",
        environment=environment,
    )
    return find()


def _from_playwright() -> Path | None:
    asked = subprocess.run(
        [sys.executable, "-c", _ASK_PLAYWRIGHT], capture_output=True, text=True, check=False
    )
    path = Path(asked.stdout.strip()) if asked.returncode == 0 else None
    if path is None or not path.is_file():
        steps.run(
            [sys.executable, "-m", "playwright", "install", "chromium"],
            doing="Downloading Chromium for the tests (about 300 MB)",
            tool="Playwright",
        )
    return path


def ensure() -> Path:
    """Return a Chromium, installing one first if the machine has none. Run inside .venv.

    Raises:
        SetupError: none is here and none could be installed.
    """
    sources: list[Callable[[], Path | None]] = [find]
    sources += [_from_debian] * _debian_root() + [_from_playwright]
    for source in sources:
        try:
            path = source()
        except SetupError as error:
            if source is find:
                raise
            print(f"    {error}", file=sys.stderr)
            continue
        if path is not None and path.exists():
            return path
    raise SetupError(
        "No Chromium or Chrome was found for the tests in the browser, and none could be "
        f"installed: install one, or set {VARIABLE} to its path, and run the command again."
    )
