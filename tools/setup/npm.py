"""The packages that package-lock.json names, in node_modules."""

from pathlib import Path
from typing import Final

from tools import steps
from tools.project import ROOT
from tools.setup import stamps

_OPTIONS: Final = (
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--fetch-retry-mintimeout=2000",
    # These outrank a user's own npm settings that would leave out what the build needs.
    "--include=dev",
    "--include=optional",
)


def install(npm: str, root: Path = ROOT) -> None:
    """Install the packages with ``npm`` unless their stamp says that this is done.

    Raises:
        SetupError: the installation failed.
    """
    stamp = root / "node_modules" / ".nungil"
    files = [root / name for name in ("package.json", "package-lock.json", ".npmrc")]
    value = stamps.fingerprint(files)
    if stamps.holds(stamp, value):
        return
    steps.run(
        [npm, "ci", *_OPTIONS],
        doing="Installing the browser-side packages (npm ci, about 100 MB the first time)",
        tool="npm",
        folder=root,
        more={"NO_UPDATE_NOTIFIER": "1"},
    )
    stamps.write(stamp, value)
