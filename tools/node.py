"""Node and npm: where they are, and whether Node is new enough."""

import re
import shutil
import subprocess
from typing import Final

from tools.errors import SetupError
from tools.project import OLDEST_NODE

_NEEDED: Final = f"Node.js {OLDEST_NODE} or newer"


def find(program: str) -> str:
    """Return the path of ``program`` (node or npm).

    Raises:
        SetupError: it is not on PATH.
    """
    path = shutil.which(program)
    if path is None:
        package = " (on Debian and Ubuntu a package of its own)" if program == "npm" else ""
        raise SetupError(
            f"{program} was not found: install {_NEEDED} and npm{package}, and run the command "
            "again."
        )
    return path


def require() -> str:
    """Return the path of a Node that is new enough.

    Raises:
        SetupError: there is none.
    """
    path = find("node")
    try:
        done = subprocess.run(
            [path, "--version"], capture_output=True, text=True, check=False, timeout=60
        )
        printed = done.stdout.strip()
    except (OSError, subprocess.TimeoutExpired):
        printed = ""
    version = re.fullmatch(r"v(\d+)\.\S*", printed)
    if version is None or int(version[1]) < OLDEST_NODE:
        found = f"Node.js {printed}" if version else "no Node.js that tells its version"
        raise SetupError(
            f"{path} is {found}, and Nungil is built with {_NEEDED}: install that, put it "
            "first on PATH and run the command again."
        )
    return path
