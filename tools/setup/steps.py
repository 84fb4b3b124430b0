"""Runs one long step: says that it starts, that it still goes on, and why it failed."""

import os
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from tools.errors import SetupError
from tools.setup import explain
from tools.setup.places import ROOT, clean_environment

_HEARTBEAT_S: Final = 10.0
_KEPT_LINES: Final = 400
_SHOWN_LINES: Final = 12


def say(text: str) -> None:
    """Print one line of progress at once."""
    print(text, flush=True)


def _keep(stream: Iterable[str], lines: deque[str]) -> None:
    lines.extend(line.rstrip() for line in stream if line.strip())


def run(
    command: Sequence[str | Path],
    *,
    doing: str,
    tool: str,
    cwd: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> str:
    """Run ``command`` to its end and return what it printed (its last 400 lines).

    ``doing`` names the step in progress lines, ``tool`` the program in sentences. The output is
    shown only when the step fails: its tail, then one sentence.

    Raises:
        SetupError: the program is missing or ended with an error.
    """
    say(f"{doing} …")
    began = time.monotonic()
    try:
        process = subprocess.Popen(
            [os.fspath(part) for part in command],
            cwd=cwd,
            env=clean_environment() if environment is None else dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except FileNotFoundError:
        raise SetupError(
            f"{tool} was not found on this machine: install it and run the command again."
        ) from None
    lines: deque[str] = deque(maxlen=_KEPT_LINES)
    assert process.stdout is not None
    reader = threading.Thread(target=_keep, args=(process.stdout, lines), daemon=True)
    reader.start()
    try:
        while True:
            try:
                code = process.wait(_HEARTBEAT_S)
                break
            except subprocess.TimeoutExpired:
                say(f"  … still at it ({time.monotonic() - began:.0f} s)")
    except BaseException:  # Ctrl-C or a termination signal: take the child along.
        process.terminate()
        process.wait()
        raise
    finally:
        reader.join(timeout=5)
        process.stdout.close()
    text = "\n".join(lines)
    if code == 0:
        return text
    for line in list(lines)[-_SHOWN_LINES:]:
        print(f"    {line}", file=sys.stderr)
    raise SetupError(
        explain.output(text, tool, cwd)
        or explain.nearly_full(cwd)
        or f"{doing} did not work: {tool} ended with code {code}; its last lines above say why."
    )


def become(command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Hand this process over to ``command``, run in the project's folder; return its exit code.

    Where the system can, the process itself goes on as ``command``: signals then reach it, and
    what it prints last is the last thing printed.
    """
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "posix":
        os.chdir(ROOT)
        os.execve(command[0], list(command), dict(environment))
    return subprocess.call(list(command), cwd=ROOT, env=dict(environment))
