"""The built pages' words: none left untranslated, and Hangul on English pages marked as Korean."""

import re

import pytest

from app.words.catalogue import all_entries
from tests.built.site import FOLDERS, HANGUL, LESSONS, PAGES, manifest, page, texts

KEYS = re.compile("|".join(rf"(?<![\w.]){re.escape(key)}(?![\w.])" for key in all_entries("en")))
ENGLISH = [name for name, language in PAGES.items() if language == "en"]
KOREAN = [name for name, language in PAGES.items() if language == "ko"]


@pytest.mark.parametrize("name", PAGES)
def test_no_key_stands_where_its_words_should(name: str) -> None:
    for _, text in texts(name):
        # `value` attributes are names of fields and options, and those are not words.
        assert not KEYS.search(text)
        assert not re.search(r"\{\w*\}|\bNone\b|\bundefined\b", text)


@pytest.mark.parametrize("name", ENGLISH)
def test_hangul_on_an_english_page_is_marked_as_korean(name: str) -> None:
    for element, text in texts(name):
        if HANGUL.search(text):
            assert element.inherited("lang") == "ko", text


@pytest.mark.parametrize("name", ENGLISH)
def test_what_the_scripts_say_on_an_english_page_is_english(name: str) -> None:
    start = manifest(name)
    said = [*start["words"].values(), *(file["name"] for file in start["files"])]
    assert said
    assert not any(HANGUL.search(text) for text in said)


@pytest.mark.parametrize("name", KOREAN)
def test_what_the_scripts_say_on_a_korean_page_is_korean(name: str) -> None:
    start = manifest(name)
    assert all(HANGUL.search(text) or text == "NumPy" for text in start["words"].values())


@pytest.mark.parametrize("name", LESSONS)
def test_each_lesson_links_to_the_other_in_its_language(name: str) -> None:
    (other,) = set(FOLDERS) - {LESSONS[name]}
    (link,) = [a for a in page(name).all("a") if "hreflang" in a]
    assert link["hreflang"] == link["lang"] == other
    assert bool(HANGUL.search(link.text)) is (other == "ko")


@pytest.mark.parametrize("name", KOREAN)
def test_particles_are_settled(name: str) -> None:
    for _, text in texts(name):
        assert not re.search(r"을\(를\)|이\(가\)|은\(는\)|와\(과\)|\(으\)로", text)
