"""The examples' pictures, kept as text: whoever changes a view sees what it changes.

``NUNGIL_REFRESH=1 python -m pytest tests/figures/test_pictures.py`` writes them anew; look at the
difference before you commit it. A picture has a line an element. Exact values in it may differ in
the last digits between builds of NumPy, and are compared as numbers; all else is compared as text.
"""

import os
import re
from pathlib import Path
from typing import Final

import pytest

from app import figures
from app.draw.context import Context
from app.words.catalogue import LANGUAGES, Language, Words
from tests.examples import EXAMPLES, state

FOLDER: Final = Path(__file__).with_name("pictures")
REFRESH: Final = os.environ.get("NUNGIL_REFRESH") == "1"
EXACT: Final = re.compile(r'\b(data-value|aria-value(?:now|min|max))="([^"]*)"')

PICTURES: Final = [
    (figure, example, language)
    for figure, examples in EXAMPLES.items()
    for example in examples
    for language in LANGUAGES
]


def file(figure: str, example: str, language: str) -> Path:
    return FOLDER / f"{figure}-{example}-{language}.html"


def drawn(figure: str, example: str, language: Language) -> str:
    context = Context(Words(language), uid=f"figure-{figure}")
    markup = str(figures.load(figure).view(state(figure, example), context))
    return re.sub(r"<(?!/)", "\n<", markup).strip() + "\n"


def test_every_figure_has_examples_and_the_default_is_one() -> None:
    assert set(EXAMPLES) == set(figures.NAMES)
    assert all(examples["default"] == {} for examples in EXAMPLES.values())


def test_no_two_examples_are_the_same() -> None:
    for figure, examples in EXAMPLES.items():
        assert len({str(state(figure, example)) for example in examples}) == len(examples)


@pytest.mark.parametrize(("figure", "example", "language"), PICTURES)
def test_the_picture_is_the_one_that_was_kept(
    figure: str, example: str, language: Language
) -> None:
    kept, fresh = file(figure, example, language), drawn(figure, example, language)
    if REFRESH:
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(fresh, encoding="utf-8")
    assert kept.exists(), f"no {kept.name} yet: write it with NUNGIL_REFRESH=1"
    before = kept.read_text(encoding="utf-8")
    assert EXACT.sub(r'\1="…"', fresh) == EXACT.sub(r'\1="…"', before)
    numbers = [[float(value) for _, value in EXACT.findall(text)] for text in (fresh, before)]
    assert numbers[0] == pytest.approx(numbers[1], rel=1e-12, abs=1e-12)


def test_no_picture_is_left_of_an_example_that_is_gone() -> None:
    wanted = {file(*picture).name for picture in PICTURES}
    assert {path.name for path in FOLDER.iterdir()} == wanted
