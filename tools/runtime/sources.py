"""The two places that have Pyodide's wheels. Neither is trusted: the caller checks each hash."""

from __future__ import annotations

import importlib.util
import shutil
import sys
import tempfile
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path

from tools.errors import SetupError, writing
from tools.runtime import pins
from tools.steps import Say, run

Store = Callable[[str, bytes], None]

FIRST_TIMEOUT = 4.0  # seconds: whether the CDN can be reached at all
NEXT_TIMEOUT = 30.0  # once it has answered, a slow file is no reason to turn away


def from_cdn(files: list[str], store: Store, say: Say) -> None:
    """Hand each file of Pyodide's package CDN to ``store``; stop quietly at the first failure."""
    say(f"Fetching {len(files)} packages of Pyodide {pins.PYODIDE} from its CDN …")
    timeout = FIRST_TIMEOUT
    for file in files:
        try:
            with urllib.request.urlopen(pins.PACKAGE_CDN + file, timeout=timeout) as answer:
                data = answer.read()
        except (OSError, ValueError) as error:
            say(f"The CDN cannot be used ({error}); trying the package index.")
            return
        try:
            store(file, data)
        except SetupError as error:
            # Such as a sign-in page of the network in place of the file.
            say(f"{error} The CDN's answer is not used; trying the package index.")
            return
        timeout = NEXT_TIMEOUT


def from_package_index(files: list[str], store: Store, cache: Path) -> None:
    """Download the package that carries copies of the wheels, and hand ``files`` to ``store``.

    Raises:
        SetupError: pip is missing or fails, the package lacks a file, or ``store`` refuses one.
    """
    with writing(cache):
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache, prefix=".download-") as folder:
            carrier = download(Path(folder))
            try:
                with zipfile.ZipFile(carrier) as archive:
                    for file in files:
                        store(file, archive.read(pins.FALLBACK_FOLDER + file))
            except (KeyError, zipfile.BadZipFile) as error:
                raise SetupError(
                    f"{carrier.name} does not hold what was expected: {error}. "
                    "Run the command again; if it stays so, see tools/runtime/pins.py."
                ) from error


def download(folder: Path) -> Path:
    """Let pip put the carrier package into ``folder`` and return its path.

    Raises:
        SetupError: pip is missing or fails.
    """
    wanted = f"{pins.FALLBACK_PROJECT}=={pins.FALLBACK_VERSION}"
    options = ["--no-deps", "--only-binary=:all:", "--python-version", "3.12"]
    run(
        [*pip(), "download", "--quiet", *options, "--dest", folder, wanted],
        doing=f"Downloading {wanted}, which carries the packages ({pins.FALLBACK_MEGABYTES} MB)",
        tool="pip",
    )
    (wheel,) = folder.glob("*.whl")
    return wheel


def pip() -> list[str]:
    """Return the command that starts pip.

    Raises:
        SetupError: there is none.
    """
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    for name in ("pip3", "pip"):
        if found := shutil.which(name):
            return [found]
    raise SetupError(
        "pip is missing, and Pyodide's CDN cannot be reached. "
        "Install pip (Debian: python3-pip) and run the command again."
    )
