"""Facts of the project that all of its tools share: its folders, its version, the oldest Node."""

import json
import os
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
GALLERY: Final = ROOT / "gallery"
NODE_MODULES: Final = ROOT / "node_modules"

PACKAGE: Final[dict[str, Any]] = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
VERSION: Final = str(PACKAGE["version"])
OLDEST_NODE: Final = int(PACKAGE["engines"]["node"].removeprefix(">="))


def cache_folder() -> Path:
    """Return the folder for fetched and compiled files, shared by builds and checkouts."""
    named = os.environ.get("NUNGIL_CACHE")
    if named:
        return Path(named)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "nungil"
