"""Programs that run beside the tests: a browser, its driver, a screen without a monitor."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Empty, Queue
from re import Pattern
from threading import Thread
from typing import Final

from tests.engines.tab import DriverError

START_S: Final = 60.0


class Process:
    """One program, from its start until ``end``."""

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
        )
        self._lines: Queue[str | None] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
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

    def end(self) -> None:
        """End it, by force where asking does not do."""
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()
