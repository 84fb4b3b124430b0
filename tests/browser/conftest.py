"""A real Chromium, the built pages on a server of their own, and a watch on what they do."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.contexts import ARGUMENTS, PATIENCE_MS, Contexts
from tests.browser.visits import KeepPage, Visits
from tests.playwright_driver import KeptBrowser, PlaywrightDriver, launch_chromium
from tools.errors import SetupError
from tools.setup.engines import CHROMIUM, CHROMIUM_ARGUMENTS, find

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
def site(serve: Serve, built: Path) -> str:
    """The address of the built pages, ending in a slash."""
    return serve(built)


@pytest.fixture(scope="session")
def contexts(driver: PlaywrightDriver, site: str) -> Iterator[Contexts]:
    """The machine's Chromium, without a window, and its contexts."""
    try:
        path = find(CHROMIUM)
    except SetupError as error:
        pytest.fail(str(error), pytrace=False)
    # Without one on PATH, Playwright's own, if `python3 build.py test` has fetched it.
    kept = KeptBrowser(lambda: launch_chromium(driver, path, *CHROMIUM_ARGUMENTS, *ARGUMENTS))
    yield Contexts(kept, site)
    kept.close()


def _visits(contexts: Contexts) -> Iterator[Visits]:
    visits = Visits(contexts)
    yield visits
    visits.close()
    problems = visits.problems()
    if problems:
        pytest.fail("The page did wrong:\n" + "\n".join(problems), pytrace=False)


@pytest.fixture
def open_page(contexts: Contexts) -> Iterator[Visits]:
    """Opens pages (see Visits) and, after the test, fails it for what they did wrong."""
    yield from _visits(contexts)


@pytest.fixture(scope="module")
def visits(contexts: Contexts) -> Iterator[Visits]:
    """As open_page, for pages that the tests of a file share; the last one fails for them all."""
    yield from _visits(contexts)


@pytest.fixture(scope="module")
def keep_page(visits: Visits) -> KeepPage:
    """Opens a page, or returns it as the last test of the file left it, if it still answers."""
    return KeepPage(visits)
