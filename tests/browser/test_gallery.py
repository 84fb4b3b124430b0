"""Every example of every figure is an access test: axe finds nothing, in both schemes."""

import zipfile
from pathlib import Path
from typing import Final

import pytest

from app.figures import NAMES
from app.words.catalogue import LANGUAGES, Language
from tests.browser.axe import OPEN_ALL, violations
from tests.browser.conftest import Serve
from tests.browser.shared import DESK
from tests.browser.visits import Visits
from tests.pages import NODE_MODULES
from tools.examples import EXAMPLES
from tools.gallery import SCHEMES, write_gallery
from tools.project import ROOT

# Each figure is there many times, and its regions with it, which no page of the lesson has.
ONCE: Final = {"landmark-unique": {"enabled": False}}


@pytest.fixture(scope="module")
def gallery(built: Path, tmp_path_factory: pytest.TempPathFactory, serve: Serve) -> str:
    """The address of the gallery, ending in a slash."""
    folder = tmp_path_factory.mktemp("gallery")
    write_gallery(folder, ROOT / "static", NODE_MODULES, built)
    return serve(folder)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_in_any_example(
    gallery: str, open_page: Visits, language: Language, scheme: str
) -> None:
    page = open_page(f"{gallery}{language}-{scheme}.html", viewport=DESK, wait="load")
    page.evaluate(OPEN_ALL)
    shown = page.locator("figure[data-figure]")
    assert shown.count() > sum(len(EXAMPLES[name]) for name in NAMES)
    paper = shown.first.evaluate("f => getComputedStyle(f).backgroundColor")
    assert (paper == "rgb(255, 255, 255)") is (scheme == "light")
    assert violations(page, rules=ONCE) == []


def test_light_and_dark_stand_beside_each_other(gallery: str, open_page: Visits) -> None:
    page = open_page(f"{gallery}index.html", viewport=DESK, wait="load")
    light, dark = page.frames[1:]
    light.evaluate("scrollTo({top: 700, behavior: 'instant'})")
    dark.wait_for_function("scrollY === 700")


def test_no_example_is_published(built: Path) -> None:
    assert not [file for file in built.rglob("*") if "gallery" in file.name]
    (archive,) = built.glob("*/app.zip.json")
    with zipfile.ZipFile(archive) as app:
        names = app.namelist()
    assert [name for name in names if name.startswith("app/figures/plane/state.py")]
    assert not [name for name in names if "examples" in name]
