"""What a test starts beside itself ends: when asked, by force, and when the run is killed."""

import os
import subprocess
import sys
from re import compile as pattern

import psutil
import pytest

from tests.engines.processes import Process
from tools.project import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="process groups are POSIX")

# Starts one like itself that says its number and waits for ever, its output the same pipe.
PARENT = """
import subprocess, sys
child = "import os, signal; print(os.getpid(), flush=True); signal.pause()"
subprocess.Popen([sys.executable, "-c", child])
"""
WAITS = PARENT + "import signal; signal.pause()"
DEAF = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)" + WAITS
KILLED = f"""
import os, re, sys
from tests.engines.processes import Process
started = Process([sys.executable, "-c", {WAITS!r}], os.environ)
print(started.says(re.compile(r"(\\d+)")), flush=True)
os.kill(os.getpid(), 9)
"""


def gone(number: int) -> bool:
    """Wait until a process has ended."""
    try:
        psutil.Process(number).wait(60)
    except psutil.NoSuchProcess:
        return True
    except psutil.TimeoutExpired:
        return False
    return True


@pytest.mark.parametrize("code", [PARENT, WAITS, DEAF], ids=["ended", "waits", "deaf"])
def test_ending_a_program_ends_what_it_started_and_waits_for_no_pipe(code: str) -> None:
    before = psutil.Process().children(recursive=True)
    started = Process([sys.executable, "-c", code], os.environ)
    child = int(started.says(pattern(r"(\d+)")))
    started.end(patience=0.5)
    assert gone(child)
    assert psutil.Process().children(recursive=True) == before


def test_a_run_that_is_killed_leaves_nothing_behind() -> None:
    command = [sys.executable, "-c", KILLED]
    killed = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, timeout=120, check=False)
    assert killed.returncode == -9
    assert gone(int(killed.stdout))
