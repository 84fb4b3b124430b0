"""The browsers for the tests: the machine's own, else Debian's, else those Playwright downloads.

Chromium has to be there. Without Firefox or WebKit their tests do not run, and that is said.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.errors import SetupError
from tools.setup import steps
from tools.setup.engines import CHROMIUM, ENGINES, Engine, find
from tools.setup.places import clean_environment

Source = Callable[[Engine], Path | None]

_WITH_PLAYWRIGHT: Final = (
    "import sys\n"
    "from playwright.sync_api import sync_playwright as s\n"
    "with s() as p:\n"
    "    engine = getattr(p, sys.argv[1])\n"
    "    {}"
)


def _debian_root() -> bool:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None


def _from_debian(engine: Engine) -> Path | None:
    environment = clean_environment() | {"DEBIAN_FRONTEND": "noninteractive"}
    steps.run(
        ["apt-get", "update"],
        doing="Asking Debian for its list of packages",
        tool="apt-get",
        environment=environment,
    )
    install = ["apt-get", "install", "-y", "--no-install-recommends"]
    steps.run(
        [*install, *engine.debian],
        doing=f"Installing Debian's {engine.name} and Korean fonts, for the tests ({engine.size})",
        tool="apt-get",
        environment=environment,
    )
    return find(engine)


def _playwright(engine: Engine, code: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", _WITH_PLAYWRIGHT.format(code), engine.playwright]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def _from_playwright(engine: Engine) -> Path | None:
    asked = _playwright(engine, "print(engine.executable_path)")
    path = Path(asked.stdout.strip()) if asked.returncode == 0 else None
    if path is None or not path.is_file():
        steps.run(
            [sys.executable, "-m", "playwright", "install", engine.playwright],
            doing=f"Downloading {engine.name} for the tests ({engine.size})",
            tool="Playwright",
        )
    # What was downloaded may lack a library of the system, and only that shows it.
    if _playwright(engine, "engine.launch().close()").returncode != 0:
        raise SetupError(
            f"Playwright's {engine.name} does not start on this machine; "
            f"`playwright install-deps {engine.playwright}`, as root, may bring what it lacks."
        )
    return path


def ensure(engine: Engine = CHROMIUM) -> Path:
    """Return the engine's program, installing one first if the machine has none. Run inside .venv.

    Raises:
        SetupError: none is here and none could be installed.
    """
    sources: list[Source] = [find]
    sources += [_from_debian] * _debian_root() + [_from_playwright]
    for source in sources:
        try:
            path = source(engine)
        except SetupError as error:
            if source is find:
                raise
            print(f"    {error}", file=sys.stderr)
            continue
        if path is not None and path.exists():
            return path
    raise SetupError(
        f"No {engine.title} was found for the tests in the browser, and none could be "
        f"installed: install it, or set {engine.variable} to its path, and run the command again."
    )


def ensure_all(say: Callable[[str], None]) -> dict[str, str]:
    """Return what tells the tests which engines to run in: environment variables.

    Raises:
        SetupError: there is no Chromium, or a variable names what is not there.
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
                say(f"The tests do without {engine.name}. {error}")
    return told
