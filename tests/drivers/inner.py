"""A run of pytest within a test: what it prints, and what it leaves behind."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.project import ROOT

# Ends by itself well before; this is for the case that is tested against.
RUN_S: Final = 240
CONFTEST: Final = '''
import psutil, pytest
pytest_plugins = ["tests.conftest", {plugin!r}]

def pytest_collection_modifyitems(items):
    """Not those of the plugin's folder."""

@pytest.fixture(scope="session")
def site(serve, tmp_path_factory):
    folder = tmp_path_factory.mktemp("tiny")
    text = "<!doctype html><html lang=en><title>Tiny</title><link rel=icon href=data:,><p>Here</p>"
    (folder / "index.html").write_text(text)
    return serve(folder)

def pytest_unconfigure():
    print("left:", [child.name() for child in psutil.Process().children(recursive=True)])
'''


@dataclass(frozen=True)
class Ended:
    """How a run ended."""

    code: int
    printed: str

    @property
    def summary(self) -> str:
        """The last line of pytest, without its rules and seconds."""
        lines = re.findall(r"^=+ (.*) in [\d.:s ()]+ =+$", self.printed, re.MULTILINE)
        return str(lines[-1])

    @property
    def failed(self) -> set[str]:
        """The names of the tests that failed, in their call or in what goes before and after."""
        found = re.findall(r"^(?:FAILED|ERROR) \S+::(\w+)", self.printed, re.MULTILINE)
        return set(found)


def run(folder: Path, plugin: str, tests: str, *words: str) -> Ended:
    """Run ``tests``, the text of a file, with the fixtures of ``plugin``."""
    (folder / "conftest.py").write_text(CONFTEST.format(plugin=plugin), encoding="utf-8")
    (folder / "test_inner.py").write_text(tests, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nfilterwarnings = error\n", encoding="utf-8")
    outer = {name: text for name, text in os.environ.items() if not name.startswith("PYTEST")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rfE", *words]
    ended = subprocess.run(
        [*command, "--basetemp", str(folder / "temp"), str(folder)],
        cwd=folder,
        env=outer | {"PYTHONPATH": str(ROOT), "COLUMNS": "200"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=RUN_S,
        check=False,
    )
    return Ended(ended.returncode, ended.stdout)
