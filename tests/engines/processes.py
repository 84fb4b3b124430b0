"""Programs that run beside the tests: a browser, its driver, a screen without a monitor."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from re import Pattern
from threading import Thread
from typing import Final

from tests.engines.tab import DriverError

START_S: Final = 60.0
END_S: Final = 5.0
# Waits until the pipe that it reads is closed, as it is when its parent ends in whatever way.
_GUARD: Final = """
import os, signal, sys
sys.stdin.read()
try:
    os.killpg(int(sys.argv[1]), signal.SIGKILL)
except ProcessLookupError:
    pass
"""


class Process:
    """One program and all that it starts, until ``end``."""

    def __init__(self, command: Sequence[str | Path], environment: Mapping[str, str]) -> None:
        """Start it; what it prints is read all along, so that it never waits for a reader."""
        self._name = Path(command[0]).name
        self._process = subprocess.Popen(
            list(command),
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # a process group of its own, which can be ended as a whole
        )
        # A run that is killed ends nothing itself: a browser would stay for ever.
        self._guard = _guard(self._process.pid) if os.name == "posix" else None
        self._lines: Queue[str | None] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as stdout:
            for line in stdout:
                self._lines.put(line)
        self._lines.put(None)

    def says(self, pattern: Pattern[str]) -> str:
        """Wait until it prints a line that holds ``pattern``; return the pattern's first group.

        Raises:
            DriverError: it ended or kept silent instead.
        """
        said = ""
        try:
            while (line := self._lines.get(timeout=START_S)) is not None:
                if match := pattern.search(line):
                    return match[1]
                said = line.strip() or said
        except Empty:
            pass
        self.end()
        raise DriverError(f"{self._name} does not start: {said or 'it prints nothing'}")

    def end(self, patience: float = END_S) -> None:
        """End it and all that it started: by asking, and after so many seconds by force."""
        self._process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        if self._guard is None:
            self._process.kill()
        else:
            # Also what outlives it: a browser whose driver died holds the pipe that is read here.
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._guard.kill()
            self._guard.communicate()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(END_S)
        # What left the group may hold the pipe still. The reader is a daemon and may wait for it.
        self._reader.join(END_S)


def _guard(group: int) -> subprocess.Popen[bytes]:
    """Start what ends a process group by force when this process has ended."""
    command = [sys.executable, "-I", "-S", "-c", _GUARD, str(group)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)
