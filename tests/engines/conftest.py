"""Every test of this folder runs in each engine that is here, and those that are not are named."""

import os
import shutil
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final

import pytest

from tests.engines.lesson import begin_again
from tests.engines.seat import AbsentError, Seat
from tests.engines.start import start
from tests.engines.tab import Tab
from tests.playwright_driver import PlaywrightDriver
from tools.errors import SetupError
from tools.setup.engines import ENGINES, Engine, find

ENGINE: Final = "engine"
WATCH: Final = Path(__file__).with_name("watch.js")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say plainly which engines ran and which did not."""
    # The reports bring it, as the tests may have run in other processes than this one.
    reports = chain.from_iterable(terminalreporter.stats.values())
    told = {said for report in reports for said in getattr(report, "user_properties", ())}
    if lines := sorted(line for kind, line in told if kind == ENGINE):
        terminalreporter.section("Engines")
        for line in lines:
            terminalreporter.line(line)


def _program(engine: Engine) -> Path:
    """Return the engine's program, or skip the test for the reason that there is none."""
    if why := os.environ.get(engine.without):
        # A sentence is the set-up's, which looked for the engine in vain.
        raise AbsentError(why if " " in why else f"{engine.without} is set")
    try:
        path = find(engine)
    except SetupError as error:
        pytest.fail(str(error), pytrace=False)
    if path is None:
        raise AbsentError("not installed; `python3 build.py test` installs it where it can")
    return path


@pytest.fixture(scope="session", params=ENGINES, ids=lambda engine: engine.playwright)
def seat(
    request: pytest.FixtureRequest,
    driver: PlaywrightDriver,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Seat]:
    """Each engine in turn, with one tab for all tests."""
    engine: Engine = request.param

    def begin() -> Tab:
        folder = tmp_path_factory.mktemp(engine.playwright)
        return start(engine, _program(engine), driver, folder)

    seat = Seat(engine.name, begin)
    yield seat
    seat.leave()


@pytest.fixture
def tab(seat: Seat, request: pytest.FixtureRequest) -> Iterator[Tab]:
    """The engine's tab; the test fails for what its page did wrong, too."""
    tell = request.node.user_properties.append
    try:
        tab = seat.tab()
    except AbsentError as why:
        tell((ENGINE, f"did not run: {seat.name} — {why}"))
        pytest.skip(f"{seat.name}: {why}")
    tell((ENGINE, f"ran: {seat.name} {tab.version}"))
    yield tab
    if tab.lost:  # which was an error in the test itself
        return
    wrong = tab.value("window.watch?.wrong.splice(0)")
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
