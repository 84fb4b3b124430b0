"""The browsers for the tests: the machine's own, else Debian's, else those Playwright downloads.

Chromium is required. Without Firefox or WebKit their tests do not run, and that is said.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools import steps
from tools.errors import SetupError
from tools.setup.engines import CHROMIUM, ENGINES, Engine, find
from tools.steps import Say

_PLAYWRIGHT: Final = """
import sys
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    engine = getattr(playwright, sys.argv[1])
    {}
"""


def ensure(engine: Engine = CHROMIUM) -> Path:
    """Return the engine's program, installing one first if the machine has none. Run inside .venv.

    Raises:
        SetupError: none exists here and none could be installed.
    """
    path = find(engine)
    if path is not None:
        return path
    sources = [from_debian, from_playwright] if may_use_apt() else [from_playwright]
    for source in sources:
        try:
            path = source(engine)
        except SetupError as error:
            print(f"    {error}", file=sys.stderr)
            continue
        if path is not None and path.exists():
            return path
    raise SetupError(
        f"No {engine.program} was found for the tests in the browser, and none could be "
        f"installed: install it, or set {engine.variable} to its path, and run the command again."
    )


def may_use_apt() -> bool:
    """Return whether this is Debian or the like, and this user may install packages."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def from_debian(engine: Engine) -> Path | None:
    """Install the engine's Debian packages, with Korean fonts; return its program."""
    for doing, words in (
        ("Asking Debian for its list of packages", ["update"]),
        (
            f"Installing Debian's {engine.name} and Korean fonts, for the tests ({engine.size})",
            ["install", "-y", "--no-install-recommends", *engine.debian],
        ),
    ):
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        steps.run(["apt-get", *words], doing=doing, tool="apt-get", more=quiet)
    return find(engine)


def from_playwright(engine: Engine) -> Path | None:
    """Let Playwright download its own build of the engine; return its program."""
    name = engine.playwright
    asked = _ask_playwright(name, "print(engine.executable_path)")
    path = Path(asked.stdout.strip()) if asked.returncode == 0 else None
    if path is None or not path.is_file():
        steps.run(
            [sys.executable, "-m", "playwright", "install", name],
            doing=f"Downloading {engine.name} for the tests ({engine.size})",
            tool="Playwright",
        )
    # The download may lack a library of the system, and only a start shows it.
    if _ask_playwright(name, "engine.launch().close()").returncode != 0:
        raise SetupError(
            f"Playwright's {engine.name} does not start on this machine; "
            f"`playwright install-deps {name}`, as root, may bring what it lacks."
        )
    return path


def _ask_playwright(name: str, code: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", _PLAYWRIGHT.format(code), name]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def ensure_all(say: Say) -> dict[str, str]:
    """Return the environment variables that tell the tests which engines to run in.

    Raises:
        SetupError: there is no Chromium, or a variable names what does not exist.
    """
    told: dict[str, str] = {}
    for engine in ENGINES:
        if engine is CHROMIUM or os.environ.get(engine.variable):
            told[engine.variable] = str(ensure(engine))
        elif not os.environ.get(engine.without):
            try:
                told[engine.variable] = str(ensure(engine))
            except SetupError as error:
                told[engine.without] = str(error)
                say(f"The tests run without {engine.name}. {error}")
    return told
