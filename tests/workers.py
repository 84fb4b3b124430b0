"""What each worker runs, where there are several: one engine's tests, or those of one file.

So each engine has one browser, and what the tests of a file share is made once.
"""

import re
from typing import Final

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

# A long group that is begun last is waited for. Each worker has two groups at first, one after the
# other: short ones come behind the longest.
LONGEST: Final = ("webkit", "firefox", "chromium", "browser/test_failure.py")
FOLDERS: Final = ("words", "draw", "drivers", "browser", "figures")
_ENGINE: Final = re.compile(r"/engines/.*\[(\w+)")


def group(nodeid: str) -> str:
    """Return the name of the tests that one worker runs together."""
    engine = _ENGINE.search(nodeid)
    return engine[1] if engine else nodeid.partition("::")[0].removeprefix("tests/")


def turn(group: str) -> tuple[int, int]:
    """Return what puts the groups in the order in which they are given to workers."""
    folder = group.partition("/")[0]
    longest = LONGEST.index(group) if group in LONGEST else len(LONGEST)
    return longest, FOLDERS.index(folder) if folder in FOLDERS else len(FOLDERS)


class Scheduler(LoadScopeScheduling):  # type: ignore[misc]  # xdist brings no types
    """Gives workers whole groups."""

    def _split_scope(self, nodeid: str) -> str:
        return group(nodeid)


# Not by marks: xdist 3.8 writes them into names that pytest 9.2 reads no more.
@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduler | None:
    """Take the place of xdist's own way with ``--dist=loadscope``."""
    return Scheduler(config, log) if config.getoption("dist") == "loadscope" else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the groups in order, where a worker collects."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: turn(group(item.nodeid)))
