"""A limit on every test: when it is reached, what the test has started is ended, and it fails.

Nearly all that a test can wait for without end is another process: a browser, its driver, Node.js.
Ending these ends the wait, in an error, and the tests that follow start new ones.
"""

import signal
from collections.abc import Generator
from contextlib import suppress
from threading import Event, Thread, get_ident, main_thread
from types import FrameType
from typing import Final, Self

import psutil
import pytest

# For what still waits when no process is left to wait for: Python itself is interrupted then.
GRACE_S: Final = 30.0


class LimitReached(Exception):
    """The code went on although all that it may have waited for had been ended."""


class Limit:
    """A ``with`` block that may take so many seconds; ``reached`` tells whether it took longer."""

    def __init__(self, seconds: float, grace: float = GRACE_S) -> None:
        self.reached = False
        self._seconds, self._grace = seconds, grace
        self._over = Event()

    def __enter__(self) -> Self:
        Thread(target=self._watch, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()

    def _watch(self) -> None:
        if self._over.wait(self._seconds):
            return
        self.reached = True
        end_started()
        if not self._over.wait(self._grace) and hasattr(signal, "pthread_kill"):
            signal.pthread_kill(main_thread().ident or 0, signal.SIGALRM)


def end_started() -> None:
    """End every process that this one has started, and all that those have started, by force."""
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            process.kill()


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise LimitReached("it went on after all processes that it had started were ended")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the settings of pyproject.toml that belong to this file."""
    parser.addini("limit_s", "seconds that a test may take", type="float", default=600.0)
    parser.addini("limit_grace_s", "seconds until Python is interrupted", "float", GRACE_S)


def pytest_configure(config: pytest.Config) -> None:
    """Let the interruption be an exception of the code that is interrupted."""
    config.addinivalue_line("markers", "limit(seconds): of the test itself")
    if hasattr(signal, "SIGALRM") and get_ident() == main_thread().ident:
        signal.signal(signal.SIGALRM, _interrupt)


def _limited(item: pytest.Item, seconds: float = 0) -> Generator[None, object, object]:
    seconds = seconds or float(item.config.getini("limit_s"))
    limit = Limit(seconds, float(item.config.getini("limit_grace_s")))
    too_long = f"It did not end within {seconds:g} s; all processes that it had started were ended."
    try:
        with limit:
            result = yield
    except Exception as error:
        if limit.reached:
            raise pytest.fail.Exception(too_long) from error
        raise
    if limit.reached:
        pytest.fail(too_long, pytrace=False)
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    """Limit what the fixtures of a test prepare."""
    return (yield from _limited(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Limit the test itself."""
    own = item.get_closest_marker("limit")
    return (yield from _limited(item, *own.args if own else ()))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    """Limit what its fixtures clear away."""
    return (yield from _limited(item))
