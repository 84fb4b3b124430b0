"""Node, npm, and the packages that package-lock.json names, in node_modules."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tools.errors import SetupError
from tools.setup import stamps, steps
from tools.setup.places import ROOT, clean_environment

OLDEST_NODE: Final = 20


def find(program: str) -> str:
    """Return the path of ``program`` (node or npm).

    Raises:
        SetupError: it is not on PATH.
    """
    path = shutil.which(program, path=os.environ.get("PATH", ""))
    if path is None:
        also = " (Debian and Ubuntu keep it in a package of its own, npm)" * (program == "npm")
        raise SetupError(
            f"{program} was not found: install Node.js {OLDEST_NODE} or newer, which brings "
            f"npm{also}, and run the command again."
        )
    return path


def check_version(printed: str) -> None:
    """Raise SetupError unless ``printed``, as `node --version` prints it, is new enough."""
    match = re.fullmatch(r"v(\d+)\.\S*", printed.strip())
    if match is None:
        raise SetupError(
            "The program called node did not answer `node --version` with a version: install "
            f"Node.js {OLDEST_NODE} or newer and put it first on PATH."
        )
    if int(match[1]) < OLDEST_NODE:
        raise SetupError(
            f"Node.js here is {printed.strip()}, and Nungil is built with {OLDEST_NODE} or newer: "
            "install a newer Node.js and run the command again."
        )


def _version(node: str) -> str:
    try:
        asked = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=False, timeout=60
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return asked.stdout


def check() -> str:
    """Return the path of npm, once node and npm are there and node is new enough.

    Raises:
        SetupError: one of them is missing, or node is too old.
    """
    node, npm = find("node"), find("npm")
    check_version(_version(node))
    return npm


def ready(npm: str, root: Path = ROOT) -> None:
    """Install the packages with ``npm`` unless their stamp says that this is done.

    Raises:
        SetupError: the installation failed.
    """
    folder = root / "node_modules"
    named = [root / name for name in ("package.json", "package-lock.json", ".npmrc")]
    value = stamps.fingerprint(named)
    if stamps.holds(folder / ".nungil", value):
        return
    # The flags outrank a user's own npm settings that would leave out what the build needs.
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    command += ["--include=dev", "--include=optional", "--fetch-retry-mintimeout=2000"]
    environment = clean_environment() | {"NO_UPDATE_NOTIFIER": "1"}
    doing = "Installing the browser-side packages (npm ci, about 100 MB the first time)"
    steps.run(command, doing=doing, tool="npm", cwd=root, environment=environment)
    stamps.write(folder / ".nungil", value)
