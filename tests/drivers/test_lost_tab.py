"""A browser that dies or hangs fails its own test; the next one gets another. In each engine."""

import os
import re
import shutil
from pathlib import Path

import pytest

from tests.drivers.inner import Ended, run
from tools.setup.engines import CHROMIUM, ENGINES, FIREFOX, WEBKIT, Engine, find

START = """
import psutil, pytest
from tests.engines.tab import Tab

def process(name):
    all = psutil.Process().children(recursive=True)
    found = [child for child in all if child.name().startswith(name)]
    return min(found, key=lambda child: child.create_time())

def fine(tab, site):
    tab.go(site)
    assert tab.value("document.title") == "Tiny"

def test_before(tab, site):
    fine(tab, site)
"""
DIES = """
def test_that_loses_the_{what}(tab, site):
    tab.go(site)
    process({name!r}).kill()
    tab.until("() => false")

def test_after_the_{what}(tab, site):
    fine(tab, site)
"""
STOPS = """
@pytest.mark.limit(5)
def test_that_stops_the_{what}(tab, site):
    tab.go(site)
    process({name!r}).suspend()
    tab.value("1")

def test_after_the_{what}_stopped(tab, site):
    fine(tab, site)
"""
HANGS = """
@pytest.mark.limit(5)
def test_of_a_page_that_hangs(tab, site):
    tab.go(site)
    tab.run("() => { for (;;); }")

def test_after_it_hung(tab, site):
    fine(tab, site)

@pytest.mark.limit(5)
def test_that_leaves_the_page_hanging(tab, site):
    tab.go(site)
    tab.run("() => { setTimeout(() => { for (;;); }, 0) }")
    tab.until("() => true")
    tab.until("() => false")

def test_after_it_was_left(tab, site):
    fine(tab, site)
"""
PARTS = {
    CHROMIUM: {"browser": "chrom", "driver": "node"},
    FIREFOX: {"browser": "firefox"},
    WEBKIT: {"browser": "MiniBrowser", "driver": "WebKitWebDriver", "screen": "Xvfb"},
}


@pytest.fixture(params=ENGINES, ids=lambda engine: engine.playwright)
def engine(request: pytest.FixtureRequest) -> Engine:
    """Each engine that is here."""
    engine: Engine = request.param
    if os.environ.get(engine.without) or find(engine) is None:
        pytest.skip(f"{engine.name} is not here")
    return engine


def inner(folder: Path, engine: Engine, tests: str, *words: str) -> Ended:
    return run(folder, "tests.engines.conftest", tests, "-k", engine.playwright, *words)


def test_one_that_dies_fails_its_own_test_alone(engine: Engine, tmp_path: Path) -> None:
    parts = PARTS[engine]
    tests = START + "".join(DIES.format(what=what, name=name) for what, name in parts.items())
    ended = inner(tmp_path, engine, tests)
    assert ended.failed == {f"test_that_loses_the_{what}" for what in parts}, ended.printed
    assert ended.summary.startswith(f"{len(parts)} failed, {len(parts) + 1} passed"), ended.printed
    assert "error" not in ended.summary
    assert f"ran: {engine.name}" in ended.printed
    assert "left: []" in ended.printed


def test_one_that_hangs_fails_its_own_test_alone(engine: Engine, tmp_path: Path) -> None:
    ended = inner(tmp_path, engine, START + HANGS)
    names = {"test_of_a_page_that_hangs", "test_that_leaves_the_page_hanging"}
    assert ended.failed == names, ended.printed
    assert ended.summary.startswith("2 failed, 3 passed"), ended.printed
    assert "error" not in ended.summary
    assert "left: []" in ended.printed


def test_one_that_stands_still_fails_its_own_test_alone(engine: Engine, tmp_path: Path) -> None:
    parts = {what: name for what, name in PARTS[engine].items() if what != "screen"}
    tests = START + "".join(STOPS.format(what=what, name=name) for what, name in parts.items())
    ended = inner(tmp_path, engine, tests)
    assert ended.failed == {f"test_that_stops_the_{what}" for what in parts}, ended.printed
    assert ended.summary.startswith(f"{len(parts)} failed, {len(parts) + 1} passed"), ended.printed
    assert "error" not in ended.summary
    assert "left: []" in ended.printed


def test_workers_tell_which_engines_ran_and_which_never_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUNGIL_FIREFOX", shutil.which("true") or "")
    monkeypatch.setenv("NUNGIL_NO_WEBKIT", "1")
    words = ("-n2", "--dist=loadscope")
    ended = run(tmp_path, "tests.engines.conftest", START, *words)
    assert ended.summary == "1 passed, 2 skipped", ended.printed
    assert re.search(r"^ran: Chromium \d", ended.printed, re.MULTILINE)
    assert "did not run: Firefox — true does not start" in ended.printed
    assert "did not run: WebKit — NUNGIL_NO_WEBKIT is set" in ended.printed
