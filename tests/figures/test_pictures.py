"""The examples' pictures, kept as text: whoever changes a view sees what it changes.

``NUNGIL_REFRESH=1 python -m pytest tests/figures/test_pictures.py`` writes them anew; look at the
difference before you commit it. Kept are the markup in Korean, and in English what is said; of all
examples but the default what differs from it. Exact values are compared as numbers, as they may
differ in the last digits between builds of NumPy. `build.py gallery` shows each example whole.
"""

import os
import re
from pathlib import Path
from typing import Final

import pytest

from app import figures
from tests.figures.recording import EXACT, changes, drawn, picture, said
from tools.examples import EXAMPLES, state

FOLDER: Final = Path(__file__).with_name("pictures")
REFRESH: Final = os.environ.get("NUNGIL_REFRESH") == "1"

PICTURES: Final = [(figure, example) for figure, named in EXAMPLES.items() for example in named]


def file(figure: str, example: str, ending: str) -> Path:
    return FOLDER / figure / f"{example}{ending}"


def matches_the_kept(kept: Path, lines: list[str]) -> None:
    fresh = "".join(f"{line}\n" for line in lines)
    if REFRESH:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(fresh, encoding="utf-8")
    assert kept.exists(), f"no {kept.name} yet: write it with NUNGIL_REFRESH=1"
    before = kept.read_text(encoding="utf-8")
    assert EXACT.sub(r'\1="…"', fresh) == EXACT.sub(r'\1="…"', before)
    numbers = [[float(value) for _, value in EXACT.findall(text)] for text in (fresh, before)]
    assert numbers[0] == pytest.approx(numbers[1], rel=1e-11, abs=1e-11)


def test_the_default_is_an_example_of_every_figure() -> None:
    assert all(EXAMPLES[figure]["default"] == {} for figure in figures.NAMES)


def test_no_two_examples_are_the_same() -> None:
    for figure, named in EXAMPLES.items():
        assert len({str(state(figure, example)) for example in named}) == len(named)


@pytest.mark.parametrize(("figure", "example"), PICTURES)
def test_the_picture_is_the_one_that_was_kept(figure: str, example: str) -> None:
    lines, default = (picture(drawn(figure, name, "ko")) for name in (example, "default"))
    fresh = lines if example == "default" else changes(default, lines)
    matches_the_kept(file(figure, example, ".html"), fresh)


@pytest.mark.parametrize(("figure", "example"), PICTURES)
def test_what_differs_from_the_default_tells_the_whole(figure: str, example: str) -> None:
    lines, default = (picture(drawn(figure, name, "ko")) for name in (example, "default"))
    whole: list[str] = []
    at = 0
    for line in changes(default, lines):
        if counts := re.fullmatch(r"@ (\d+) = (\d+)", line):
            kept, replaced = map(int, counts.groups())
            whole += default[at : at + kept]
            at += kept + replaced
        else:
            whole.append(line)
    assert whole + default[at:] == lines


@pytest.mark.parametrize(("figure", "example"), PICTURES)
def test_english_says_what_was_kept(figure: str, example: str) -> None:
    lines, default = (said(drawn(figure, name, "en")) for name in (example, "default"))
    fresh = lines if example == "default" else changes(default, lines)
    matches_the_kept(file(figure, example, ".en.txt"), fresh)


def test_no_picture_is_left_of_an_example_that_is_gone() -> None:
    wanted = {file(*one, ending) for one in PICTURES for ending in (".html", ".en.txt")}
    assert {path for path in FOLDER.rglob("*") if path.is_file()} == wanted
