"""What messengers and search engines find: a card a page and figure, and the other language."""

import struct
from typing import Final

import pytest

from tests.built.site import FOLDERS, PAGES, page, target
from tools.project import DIST

PNG: Final = b"\x89PNG\r\n\x1a\n"


def told(name: str) -> dict[str, str]:
    """Return the page's ``og:`` properties."""
    metas = [meta for meta in page(name).all("meta") if "property" in meta]
    return {meta["property"]: meta["content"] for meta in metas}


@pytest.mark.parametrize(("name", "language"), PAGES.items())
def test_every_page_has_a_card_of_its_own(name: str, language: str) -> None:
    card = told(name)
    assert card["og:title"] == page(name).one("title").text
    assert card["og:description"] == page(name).one("meta", name="description")["content"]
    assert card["og:type"] == "website"
    assert card["og:locale"] == {"ko": "ko_KR", "en": "en_US"}[language]
    assert card["og:locale:alternate"] == {"ko": "en_US", "en": "ko_KR"}[language]
    assert "og:url" not in card  # nobody said where the pages will be served


@pytest.mark.parametrize("name", PAGES)
def test_the_picture_of_a_card_is_there_in_the_size_that_the_card_says(name: str) -> None:
    card = told(name)
    data = target(name, card["og:image"]).read_bytes()
    assert data.startswith(PNG)
    width, height = struct.unpack(">II", data[16:24])
    assert (str(width), str(height)) == (card["og:image:width"], card["og:image:height"])


def test_no_two_pages_share_a_picture() -> None:
    pictures = {target(name, told(name)["og:image"]).read_bytes() for name in PAGES}
    assert len(pictures) == len(PAGES)


@pytest.mark.parametrize(("name", "language"), PAGES.items())
def test_a_page_says_where_it_is_and_where_it_is_in_the_other_language(
    name: str, language: str
) -> None:
    assert target(name, page(name).one("link", rel="canonical")["href"]) == DIST / name
    inside = name.removeprefix(FOLDERS["ko" if language == "ko" else "en"])
    others = [link for link in page(name).all("link") if link["rel"] == "alternate"]
    assert {link["hreflang"]: target(name, link["href"]) for link in others} == {
        other: DIST / (folder + inside) for other, folder in FOLDERS.items()
    }
