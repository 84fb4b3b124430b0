"""The three browser engines that the tests know, and where each of them may be on a machine."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.errors import SetupError


@dataclass(frozen=True)
class Engine:
    """One engine: what it is called, where it may be, and where it can be had."""

    name: str
    variable: str  # names the program to take
    title: str  # what that has to be
    programs: tuple[str, ...]  # names on PATH, the first one first
    places: tuple[str, ...]  # patterns, for what is never on PATH
    helpers: tuple[str, ...]  # programs that must be on PATH beside it
    debian: tuple[str, ...]  # packages
    size: str  # of what a download brings
    playwright: str  # its name there

    @property
    def without(self) -> str:
        """The variable that says why the tests do without this engine."""
        return self.variable.replace("NUNGIL_", "NUNGIL_NO_")


CHROMIUM: Final = Engine(
    name="Chromium",
    variable="NUNGIL_CHROMIUM",
    title="Chromium or Chrome",
    programs=("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    places=(),
    helpers=(),
    debian=("chromium", "fonts-noto-cjk"),
    size="about 300 MB",
    playwright="chromium",
)
FIREFOX: Final = Engine(
    name="Firefox",
    variable="NUNGIL_FIREFOX",
    title="Firefox",
    programs=("firefox-esr", "firefox"),
    places=(
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        "C:/Program Files/Mozilla Firefox/firefox.exe",
    ),
    helpers=(),
    debian=("firefox-esr", "fonts-noto-cjk"),
    size="about 100 MB",
    playwright="firefox",
)
# WebKit as Linux has it: the small browser that comes with WebKitGTK, its driver, and a screen.
WEBKIT: Final = Engine(
    name="WebKit",
    variable="NUNGIL_WEBKIT",
    title="WebKitGTK's MiniBrowser",
    programs=(),
    places=(
        "/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
        "/usr/lib*/webkit2gtk-4.1/MiniBrowser",
        "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
    ),
    helpers=("WebKitWebDriver", "Xvfb"),
    debian=("webkit2gtk-driver", "xvfb", "fonts-noto-cjk"),
    size="about 100 MB",
    playwright="webkit",
)
ENGINES: Final = (CHROMIUM, FIREFOX, WEBKIT)


def find(engine: Engine) -> Path | None:
    """Return the engine's program: what its variable names, else the first that is installed.

    Raises:
        SetupError: the variable names something that is not there.
    """
    chosen = os.environ.get(engine.variable)
    if chosen:
        path = shutil.which(chosen)
        if path is None:
            raise SetupError(
                f"{engine.variable} names {chosen}, which is not a program here: "
                f"set it to the path of {engine.title}, or unset it."
            )
        return Path(path)
    if not all(shutil.which(helper) for helper in engine.helpers):
        return None
    for name in engine.programs:
        path = shutil.which(name)
        if path is not None:
            return Path(path)
    return next((path for place in engine.places for path in _matches(place)), None)


def _matches(place: str) -> list[Path]:
    """Return what a pattern finds, sorted; nothing where it is another system's."""
    root = Path(Path(place).anchor)
    return sorted(root.glob(Path(place).relative_to(root).as_posix()))
