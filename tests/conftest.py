"""What all tests share."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tools.project import DIST
from tools.serve import Server, make_server

if TYPE_CHECKING:
    from tests.playwright_driver import PlaywrightDriver

pytest_plugins = ["tests.limits", "tests.workers"]

# Before anything imports Matplotlib: no test needs a screen.
os.environ["MPLBACKEND"] = "Agg"

# The same cases on every machine and in every run, and no limit on one case's time: a busy
# machine must not change a verdict.
settings.register_profile(
    "nungil",
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("nungil")

Serve = Callable[..., str]


@pytest.fixture(scope="session")
def serve() -> Iterator[Serve]:
    """A function (folder, base="/") that serves a folder on a free port and returns its address."""
    running: list[tuple[Server, Thread]] = []

    def start(folder: Path, base: str = "/") -> str:
        server = make_server(folder, base=base)
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        running.append((server, thread))
        return server.url

    yield start
    for server, thread in running:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the built pages."""
    if not (DIST / "index.html").is_file():
        pytest.fail("dist/ holds no page yet: run python3 build.py build first.", pytrace=False)
    return DIST


@pytest.fixture(scope="session")
def driver() -> Iterator["PlaywrightDriver"]:
    """Playwright. It can be but once in a process, so all tests share it."""
    from tests.playwright_driver import PlaywrightDriver  # the quick tests do without it

    started = PlaywrightDriver()
    yield started
    started.stop()
