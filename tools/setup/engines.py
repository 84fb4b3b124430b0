"""The three browser engines that the tests know, and where each of them may be on a machine."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.errors import SetupError

# What the tests and the bench start Chromium with: no sandbox, as they run in containers too, and
# no traffic of its own.
CHROMIUM_ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@dataclass(frozen=True, kw_only=True)
class Engine:
    """One engine: where its program may be, and where it can be had."""

    name: str
    program: str  # what the program is called in sentences
    names: tuple[str, ...] = ()  # on PATH, the first one preferred
    places: tuple[str, ...] = ()  # patterns of paths, for what is never on PATH
    helpers: tuple[str, ...] = ()  # programs that must be on PATH too
    debian: tuple[str, ...]  # packages
    size: str  # of a download

    @property
    def variable(self) -> str:
        """The environment variable that names the program to take."""
        return f"NUNGIL_{self.name.upper()}"

    @property
    def playwright(self) -> str:
        """What Playwright calls it."""
        return self.name.lower()

    @property
    def without(self) -> str:
        """The environment variable that says why the tests run without this engine."""
        return f"NUNGIL_NO_{self.name.upper()}"


CHROMIUM: Final = Engine(
    name="Chromium",
    program="Chromium or Chrome",
    names=("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    debian=("chromium", "fonts-noto-cjk"),
    size="about 300 MB",
)
FIREFOX: Final = Engine(
    name="Firefox",
    program="Firefox",
    names=("firefox-esr", "firefox"),
    places=(
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        "C:/Program Files/Mozilla Firefox/firefox.exe",
    ),
    debian=("firefox-esr", "fonts-noto-cjk"),
    size="about 100 MB",
)
# WebKit on Linux: the small browser that comes with WebKitGTK, its driver, and a screen.
WEBKIT: Final = Engine(
    name="WebKit",
    program="WebKitGTK's MiniBrowser",
    places=("/usr/lib*/webkit2gtk-4.1/MiniBrowser", "/usr/lib*/*/webkit2gtk-4.1/MiniBrowser"),
    helpers=("WebKitWebDriver", "Xvfb"),
    debian=("webkit2gtk-driver", "xvfb", "fonts-noto-cjk"),
    size="about 100 MB",
)
ENGINES: Final = (CHROMIUM, FIREFOX, WEBKIT)


def find(engine: Engine) -> Path | None:
    """Return the engine's program: what its variable names, else the first that is installed.

    Raises:
        SetupError: the variable names something that does not exist.
    """
    if chosen := os.environ.get(engine.variable):
        path = shutil.which(chosen)
        if path is None:
            raise SetupError(
                f"{engine.variable} names {chosen}, which is not a program here: "
                f"set it to the path of {engine.program}, or unset it."
            )
        return Path(path)
    if not all(shutil.which(helper) for helper in engine.helpers):
        return None
    on_path = (Path(path) for name in engine.names if (path := shutil.which(name)))
    elsewhere = (path for place in engine.places for path in matches(place))
    return next(on_path, None) or next(elsewhere, None)


def matches(place: str) -> list[Path]:
    """Return the paths that fit a pattern, sorted; none where it is another system's."""
    root = Path(Path(place).anchor)
    return sorted(root.glob(Path(place).relative_to(root).as_posix()))
