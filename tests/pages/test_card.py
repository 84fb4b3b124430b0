"""Addresses in a card: whole ones where the build was told where the pages will be served."""

from pathlib import Path

import pytest
from htpy import fragment

from tests.markup import Element, parse
from tools.errors import SetupError
from tools.pages.card import card
from tools.pages.place import BASE, Place, base_address


def head(tmp_path: Path, base: str) -> Element:
    (tmp_path / "assets-1" / "cards").mkdir(parents=True)
    (tmp_path / "assets-1" / "cards" / "en-plane.png").touch()
    folders = {"assets": "assets-1"}
    at = Place("en", "en/embed/plane.html", tmp_path, folders, figure="plane", base=base)
    return parse(f"<head>{fragment[card(at, 'A title')]}</head>")


def addresses(tree: Element) -> dict[str, str]:
    """Return the addresses by what they are called."""
    links = {
        link["rel"] + link["hreflang"] if "hreflang" in link else link["rel"]: link["href"]
        for link in tree.all("link")
    }
    return links | {m["property"]: m["content"] for m in tree.all("meta") if "property" in m}


def test_with_a_base_all_addresses_are_whole(tmp_path: Path) -> None:
    told = addresses(head(tmp_path, "https://example.org/n/"))
    assert told["canonical"] == told["og:url"] == "https://example.org/n/en/embed/plane.html"
    assert told["alternateko"] == "https://example.org/n/embed/plane.html"
    assert told["alternateen"] == "https://example.org/n/en/embed/plane.html"
    assert told["og:image"] == "https://example.org/n/assets-1/cards/en-plane.png"


def test_without_one_they_are_as_seen_from_the_page(tmp_path: Path) -> None:
    told = addresses(head(tmp_path, ""))
    assert "og:url" not in told
    assert told["og:image"] == "../../assets-1/cards/en-plane.png"
    assert told["alternateko"] == "../../embed/plane.html"


@pytest.mark.parametrize("told", ["https://example.org/n", "https://example.org/n/"])
def test_the_base_ends_in_a_slash(monkeypatch: pytest.MonkeyPatch, told: str) -> None:
    monkeypatch.setenv(BASE, told)
    assert base_address() == "https://example.org/n/"
    monkeypatch.delenv(BASE)
    assert base_address() == ""


@pytest.mark.parametrize("told", ["example.org/n", "ftp://example.org/", "https://a.b/?x=1", "/n/"])
def test_what_is_no_address_is_refused_by_name(monkeypatch: pytest.MonkeyPatch, told: str) -> None:
    monkeypatch.setenv(BASE, told)
    with pytest.raises(SetupError, match=BASE):
        base_address()
