"""Every test of this folder runs in each engine that is here, and those that are not are named."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Never

import pytest
from playwright.sync_api import Playwright

from tests.engines.lesson import begin_again
from tests.engines.start import start
from tests.engines.tab import DriverError, Tab
from tools.errors import SetupError
from tools.setup.engines import ENGINES, Engine, find

WATCH: Final = Path(__file__).with_name("watch.js")

# What became of each engine: the version that ran, or why it did not.
ran: Final[dict[str, str]] = {}
absent: Final[dict[str, str]] = {}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say plainly which engines ran and which did not."""
    if not ran and not absent:
        return
    terminalreporter.section("Engines")
    for name, version in ran.items():
        terminalreporter.line(f"ran: {name} {version}")
    for name, why in absent.items():
        terminalreporter.line(f"did not run: {name} — {why}")


def _program(engine: Engine) -> Path:
    """Return the engine's program, or skip the test for the reason that there is none."""
    if why := os.environ.get(engine.without):
        # A sentence is the set-up's, which looked for the engine in vain.
        _leave_out(engine, why if " " in why else f"{engine.without} is set")
    try:
        path = find(engine)
    except SetupError as error:
        pytest.fail(str(error), pytrace=False)
    if path is None:
        _leave_out(engine, "not installed; `python3 build.py test` installs it where it can")
    return path


def _leave_out(engine: Engine, why: str) -> Never:
    absent[engine.name] = why
    pytest.skip(f"{engine.name}: {why}")


@pytest.fixture(scope="session", params=ENGINES, ids=lambda engine: engine.playwright)
def engine_tab(
    request: pytest.FixtureRequest,
    playwright: Playwright,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Tab]:
    """A tab of each engine in turn, the same one for all tests."""
    engine: Engine = request.param
    program = _program(engine)
    try:
        tab = start(engine, program, playwright, tmp_path_factory.mktemp(engine.playwright))
    except DriverError as error:
        _leave_out(engine, str(error))
    ran[engine.name] = tab.version
    yield tab
    tab.close()


@pytest.fixture
def tab(engine_tab: Tab) -> Iterator[Tab]:
    """The engine's tab; the test fails for what its page did wrong, too."""
    yield engine_tab
    wrong = engine_tab.value("window.watch?.wrong.splice(0)")
    assert not wrong, "\n".join(wrong)


@pytest.fixture(scope="session")
def watched(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built pages in which watch.js stands first: no driver can do that for all."""
    folder = tmp_path_factory.mktemp("watched") / "site"
    shutil.copytree(built, folder, ignore=shutil.ignore_patterns("*.html.br", "*.html.gz"))
    script = f"<head><script>{WATCH.read_text(encoding='utf-8')}</script>"
    for page in folder.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace("<head>", script, 1), encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def site(serve: Callable[..., str], watched: Path) -> str:
    """The address of the watched pages, ending in a slash."""
    return serve(watched)


@pytest.fixture
def page(tab: Tab, site: str) -> Tab:
    """The lesson, all figures as at first."""
    begin_again(tab, f"{site}index.html")
    return tab
