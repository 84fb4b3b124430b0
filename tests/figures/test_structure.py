"""Rules of a figure's folder that imports alone do not tell."""

import ast
from pathlib import Path

import pytest

from app import figures

ROOT = Path(figures.__file__).parent
PRINTERS = {"htpy", "markupsafe"}


def imported(file: Path) -> tuple[set[str], set[str]]:
    """Return the modules that a file imports from, and the names that it takes from its figure."""
    modules, names = set[str](), set[str]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            modules.add(node.module.partition(".")[0])
            if node.module.startswith("app.figures."):
                names |= {alias.name for alias in node.names}
    return modules, names


PRINTING = [
    file
    for name in figures.NAMES
    for file in sorted((ROOT / name).glob("*.py"))
    if imported(file)[0] & PRINTERS
]


def test_every_figure_prints() -> None:
    assert {file.parent.name for file in PRINTING} == set(figures.NAMES)


@pytest.mark.parametrize("file", PRINTING, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_what_prints_is_given_its_numbers_and_does_not_compute_them(file: Path) -> None:
    # What a teacher hides is taken out of `derived` before a view gets it: see app/draw/hidden.py.
    assert "derive" not in imported(file)[1]


@pytest.mark.parametrize("file", PRINTING, ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_no_figure_fills_anonymous_slots(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "SLOT" not in text
    assert ".fill(" not in text
