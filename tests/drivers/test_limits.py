"""A test that does not end fails, alone, and the run goes on to its summary."""

from pathlib import Path

from tests.drivers.inner import run

PROCESS = """
import subprocess, sys

ENDLESS = [sys.executable, "-c", "while True: pass"]
def test_before(): pass
def test_waits_for_a_process_and_fails_when_it_is_ended():
    subprocess.run(ENDLESS, check=True)
def test_waits_for_a_process_and_takes_any_end_of_it():
    subprocess.run(ENDLESS)
def test_after(): pass
"""
OWN = """
import threading
import pytest

def test_before(): pass
def test_waits_for_nothing():
    threading.Event().wait()
def test_counts_for_ever():
    while True: pass
@pytest.fixture
def stuck():
    yield
    threading.Event().wait()
def test_whose_fixture_never_ends(stuck): pass
def test_after(): pass
"""


def test_what_waits_for_a_process_fails_alone_when_that_is_ended(tmp_path: Path) -> None:
    ended = run(tmp_path, "tests.limits", PROCESS, "-o", "limit_s=1")
    names = ("fails_when_it_is_ended", "takes_any_end_of_it")
    assert ended.failed == {f"test_waits_for_a_process_and_{name}" for name in names}
    assert ended.summary == "2 failed, 2 passed", ended.printed
    assert "did not end within 1 s" in ended.printed
    assert "left: []" in ended.printed


def test_what_python_itself_never_ends_fails_alone(tmp_path: Path) -> None:
    ended = run(tmp_path, "tests.limits", OWN, "-o", "limit_s=0.5", "-o", "limit_grace_s=0.5")
    names = ("waits_for_nothing", "counts_for_ever", "whose_fixture_never_ends")
    assert ended.failed == {f"test_{name}" for name in names}
    assert ended.summary == "2 failed, 3 passed, 1 error", ended.printed
