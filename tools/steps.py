"""Runs one long step: says that it starts, that it still runs, and why it failed."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from tools.errors import SetupError, disk_full, not_writable
from tools.project import ROOT

Say = Callable[[str], None]

_HEARTBEAT_S: Final = 10.0
_SHOWN_LINES: Final = 12
# Each can make .venv's Python or pip read or write elsewhere. The addresses of mirrors, proxies and
# certificates are the user's to set and stay.
_MISLEADING: Final = re.compile(
    "PYTHON.*|VIRTUAL_ENV|__PYVENV_LAUNCHER__"
    "|PIP_(PREFIX|ROOT|TARGET|DRY_RUN|CONSTRAINT|REQUIREMENT|REQUIRE_HASHES)"
)
# What pip, npm, apt and Playwright print. A registry's name is often followed by "permission
# denied", so the network is looked for first.
_FULL: Final = re.compile("No space left|ENOSPC|quota exceeded|EDQUOT", re.I)
_CERTIFICATE: Final = re.compile("CERT(IFICATE)?_|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)")
_NETWORK: Final = re.compile(
    "name resolution|not resolve|not known|resolving|getaddrinfo|ENOTFOUND|EAI_AGAIN"
    "|ECONN|ETIMEDOUT|E(NET|HOST)UNREACH|unreachable|connection|ConnectTimeout|ReadTimeout"
    "|Max retries|network connectivity",
    re.I,
)
_NOT_WRITABLE: Final = re.compile("Read-only|EROFS|EACCES|EPERM|denied|not permitted", re.I)


def say(text: str) -> None:
    """Print one line of progress at once."""
    print(text, flush=True)


def clean_environment(environment: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return ``environment`` (default: the process's) without what breaks a .venv."""
    given = os.environ if environment is None else environment
    clean = {name: text for name, text in given.items() if not _MISLEADING.fullmatch(name)}
    # A pip.conf with `user = true` is refused inside a virtual environment; PIP_USER outranks it.
    clean |= {"PIP_USER": "0", "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    return clean | {"PYTHONNOUSERSITE": "1", "PYTHONUTF8": "1"}


def run(
    command: Sequence[str | Path],
    *,
    doing: str,
    tool: str,
    folder: Path = ROOT,
    more: Mapping[str, str] | None = None,
) -> None:
    """Run ``command`` in ``folder`` to its end; ``more`` is added to its environment.

    ``doing`` names the step in progress lines, ``tool`` the program in sentences. The output is
    shown only when the step fails: its last lines, then one sentence.

    Raises:
        SetupError: the program is missing or ended with an error.
    """
    say(f"{doing} …")
    begun = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as log:
        try:
            process = subprocess.Popen(
                [os.fspath(part) for part in command],
                cwd=folder,
                env=clean_environment() | dict(more or {}),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        except FileNotFoundError:
            raise SetupError(
                f"{tool} was not found on this machine: install it and run the command again."
            ) from None
        try:
            while (code := _wait(process)) is None:
                say(f"  … still running ({time.monotonic() - begun:.0f} s)")
        except BaseException:  # Ctrl-C or a termination signal: end the child too
            process.terminate()
            process.wait()
            raise
        if code == 0:
            return
        log.seek(0)
        lines = [line.rstrip() for line in log if line.strip()][-400:]
    for line in lines[-_SHOWN_LINES:]:
        print(f"    {line}", file=sys.stderr)
    raise SetupError(
        reason("\n".join(lines), tool, folder)
        or f"{doing} did not work: {tool} ended with code {code}; the last lines above say why. "
        "Put that right (often the network or a proxy's setting) and run the command again."
    )


def _wait(process: subprocess.Popen[bytes]) -> int | None:
    try:
        return process.wait(_HEARTBEAT_S)
    except subprocess.TimeoutExpired:
        return None


def reason(printed: str, tool: str, folder: Path) -> str | None:
    """Return the sentence for a failure of ``tool`` that ``printed`` this; None if unknown."""
    # Some tools fail on a full disk without a word of it.
    if _FULL.search(printed) or shutil.disk_usage(folder).free < 2**24:
        return disk_full(folder)
    if _CERTIFICATE.search(printed):
        return (
            f"{tool} does not trust the certificate of the registry: if your network has a proxy "
            f"of its own, tell {tool} that proxy's certificate and run the command again."
        )
    if _NETWORK.search(printed):
        return (
            f"{tool} could not reach its package registry: check the network (or the proxy "
            "settings) and run the command again; finished steps are not repeated."
        )
    return not_writable(folder) if _NOT_WRITABLE.search(printed) else None


def become(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Replace this process by ``command``, run in the project's folder; return its exit code.

    Where the system can, the process itself goes on as ``command``: signals then reach it, and
    what it prints last is the last thing printed.
    """
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "posix":
        os.chdir(ROOT)
        os.execve(command[0], list(command), dict(environment))
    return subprocess.call(list(command), cwd=ROOT, env=dict(environment))
