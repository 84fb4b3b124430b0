"""A real Chromium, the built pages on a server of their own, and a watch on what they do."""

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visits import PATIENCE_MS, Visits
from tools.errors import SetupError
from tools.serve import Server, make_server
from tools.setup.browsers import find
from tools.setup.places import DIST

ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

Serve = Callable[..., str]

# What a test waits for comes at once, or late on a busy machine, but it comes.
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


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
def site(serve: Serve) -> str:
    """The address of the built pages, ending in a slash."""
    if not (DIST / "index.html").is_file():
        pytest.fail("dist/ holds no page yet: run python3 build.py build first.", pytrace=False)
    return serve(DIST)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The machine's Chromium, without a window."""
    try:
        path = find()
    except SetupError as error:
        pytest.fail(str(error), pytrace=False)
    with sync_playwright() as playwright:
        # Without one on PATH, Playwright's own, if `python3 build.py test` has fetched it.
        started = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield started
        started.close()


def _visits(browser: Browser, site: str) -> Iterator[Visits]:
    visits = Visits(browser, site)
    yield visits
    visits.close()
    problems = visits.problems()
    if problems:
        pytest.fail("The page did wrong:\n" + "\n".join(problems), pytrace=False)


@pytest.fixture
def open_page(browser: Browser, site: str) -> Iterator[Visits]:
    """Opens pages (see Visits) and, after the test, fails it for what they did wrong."""
    yield from _visits(browser, site)


@pytest.fixture(scope="module")
def keep_page(browser: Browser, site: str) -> Iterator[Visits]:
    """As open_page, for pages that the tests of a file share; the last one fails for them all."""
    yield from _visits(browser, site)
