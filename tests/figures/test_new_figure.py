"""`docs/pair` is a figure as a newcomer would add it: new files, one name, and nothing else."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.pages import NODE_MODULES
from tools.project import ROOT

PAIR: Final = ROOT / "docs" / "pair"
NEW: Final = sorted(path.relative_to(PAIR) for path in PAIR.rglob("*.*") if path.suffix != ".pyc")
ALLOWED: Final = re.compile(
    r"app/figures/pair/\w+\.(py|css)|app/words/(ko|en)/pair\.py|content/(ko|en)/\d\d-pair\.md"
    r"|tests/figures/test_pair\.py"
)
COPIED: Final = ("app", "content", "static", "tests", "tools", "package.json", "pyproject.toml")
# What holds for every figure, and for the words and chapters of the whole lesson.
TESTS: Final = (
    "tests/figures/test_pair.py",
    "tests/figures/test_pictures.py",
    "tests/figures/test_structure.py",
    "tests/loop/test_links.py",
    "tests/pages/test_prose.py",
    "tests/words/test_catalogue.py",
)
pytestmark = pytest.mark.slow

LINT_IMPORTS: Final = "from importlinter.cli import lint_imports_command as run; run([])"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the figure added to it."""
    copy = tmp_path_factory.mktemp("tree")
    for name in COPIED:
        if (ROOT / name).is_dir():
            skipped = shutil.ignore_patterns("__pycache__", "output")
            shutil.copytree(ROOT / name, copy / name, ignore=skipped)
        else:
            shutil.copy(ROOT / name, copy)
    for new in NEW:
        (copy / new).parent.mkdir(exist_ok=True)
        shutil.copy(PAIR / new, copy / new)
    names = copy / "app" / "figures" / "__init__.py"
    listed = names.read_text(encoding="utf-8")
    assert listed.count('"table")') == 1
    names.write_text(listed.replace('"table")', '"table", "pair")'), encoding="utf-8")
    return copy


def run(tree: Path, *command: str, **environment: str) -> str:
    """Run a Python command in the tree, and return what it printed; it must end well."""
    ended = subprocess.run(
        [sys.executable, *command],
        cwd=tree,
        env=os.environ | {"NUNGIL_NODE_MODULES": str(NODE_MODULES)} | environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ended.returncode == 0, ended.stdout[-4000:] + ended.stderr[-2000:]
    return ended.stdout


def test_it_is_one_folder_its_words_its_chapters_and_its_test() -> None:
    names = [name.as_posix() for name in NEW]
    assert names
    assert [name for name in names if not ALLOWED.fullmatch(name)] == []
    assert [name for name in names if (ROOT / name).exists()] == []


def test_all_that_holds_for_figures_holds_for_it(tree: Path) -> None:
    pictures = "tests/figures/test_pictures.py"
    run(tree, "-m", "pytest", "-q", pictures, "-k", "pair", NUNGIL_REFRESH="1")
    kept = sorted(path.name for path in (tree / "tests/figures/pictures/pair").iterdir())
    assert kept == ["default.en.txt", "default.html", "tie.en.txt", "tie.html"]
    run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS)


def test_it_keeps_the_import_contracts_and_the_style(tree: Path) -> None:
    assert "0 broken" in run(tree, "-c", LINT_IMPORTS)
    run(tree, "-m", "ruff", "check", "--no-cache", *map(str, NEW))
    run(tree, "-m", "ruff", "format", "--check", "--no-cache", *map(str, NEW))
