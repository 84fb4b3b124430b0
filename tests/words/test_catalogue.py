"""Every visible and spoken word: the same in both languages, translated, and used."""

import re
from string import Formatter

import pytest

from app.words.catalogue import LANGUAGES, Language, Words, all_entries, entries
from tests.words import uses
from tools.project import ROOT

CATALOGUES = {language: all_entries(language) for language in LANGUAGES}
KOREAN, ENGLISH = CATALOGUES["ko"], CATALOGUES["en"]
ENTRIES = [(language, key) for language, words in CATALOGUES.items() for key in words]
HANGUL = re.compile(r"[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]")
# A language is called by its own name, and NumPy by its.
NOT_TRANSLATED = {"page.other_language", "boot.file_numpy"}
# In Korean too, what is typed or sent is written as it is typed or sent.
COMMANDS = ("python3 build.py serve",)
# After a consonant, after a vowel; and all that begin with the 이 of ‘이다’.
PAIRS = re.compile(r"을/를|이/가|은/는|과/와|으로/로|이(\w+)/\1|")


def gaps(entry: str) -> list[tuple[str, str]]:
    """Return the names of an entry's gaps, each with its format."""
    return [(name, spec or "") for _, name, spec, _ in Formatter().parse(entry) if name is not None]


def parts(entry: str) -> set[str]:
    """Return the names of an entry's gaps; a word and its meaning are the same part."""
    return {"word" if name == "gloss" else name for name, _ in gaps(entry)}


def without_gaps(entry: str) -> str:
    return "".join(text for text, *_ in Formatter().parse(entry))


def test_both_languages_have_the_same_keys() -> None:
    assert set(KOREAN) == set(ENGLISH)


@pytest.mark.parametrize("key", sorted(KOREAN))
def test_both_languages_have_the_same_gaps(key: str) -> None:
    assert parts(KOREAN[key]) == parts(ENGLISH[key])


def test_no_file_has_a_key_twice() -> None:
    for language in LANGUAGES:
        for file in (ROOT / "app" / "words" / language).glob("[!_]*.py"):
            keys = re.findall(r'^    "([\w.]+)":', file.read_text(encoding="utf-8"), re.MULTILINE)
            assert keys == list(entries(language, file.stem))


@pytest.mark.parametrize(("language", "key"), ENTRIES)
def test_an_entry_says_something_and_fits_its_place(language: Language, key: str) -> None:
    entry = CATALOGUES[language][key]
    assert without_gaps(entry).strip() or gaps(entry)
    # What joins words, as " and " does, brings its own spaces.
    assert entry == entry.strip() or len(entry) <= len(" and ")
    assert "  " not in entry
    assert not re.search(r"[<>&]", entry), "words are text, not markup"


@pytest.mark.parametrize("key", sorted(KOREAN))
def test_korean_is_korean(key: str) -> None:
    text = without_gaps(KOREAN[key])
    for command in COMMANDS:
        text = text.replace(command, "")
    if key not in NOT_TRANSLATED and re.search(r"[A-Za-z]{2}", text):
        assert HANGUL.search(text)
        assert KOREAN[key] != ENGLISH[key]
    assert not re.search(r"\b[a-z]+(?:[ ,]+[a-z]+){2}\b", text), "an English phrase"


@pytest.mark.parametrize("key", sorted(ENGLISH))
def test_english_is_english(key: str) -> None:
    assert bool(HANGUL.search(ENGLISH[key])) is (key == "page.other_language")


@pytest.mark.parametrize("key", sorted(KOREAN))
def test_particles_follow_the_word_that_is_put_in(key: str) -> None:
    entry = KOREAN[key]
    assert not re.search(r"[은을이과으]\([는를가와로]\)|[가-힣]\([을를이가은는]\)|\(으\)로", entry)
    assert all(PAIRS.fullmatch(spec) for _, spec in gaps(entry))
    fixed = re.search(r"\}['’”\")]?(?:을|를|이|가|은|는|과|와|으로|로)(?![가-힣])", entry)
    assert not fixed, "this particle is right for some words only: write {name:을/를}"


@pytest.mark.parametrize("key", sorted(ENGLISH))
def test_english_has_no_particles(key: str) -> None:
    assert {spec for _, spec in gaps(ENGLISH[key])} <= {""}


@pytest.mark.parametrize(("language", "key"), [e for e in ENTRIES if e[1].startswith("boot.")])
def test_what_the_scripts_fill_in_has_plain_gaps(language: Language, key: str) -> None:
    entry = CATALOGUES[language][key]
    assert not re.search(r"[{}]", re.sub(r"\{\w+\}", "", entry))


@pytest.mark.usefixtures("_chart_font")
def test_every_entry_is_asked_for_and_every_key_that_is_asked_for_is_there() -> None:
    asked = uses.by_figures()
    assert asked <= set(KOREAN)
    assert sorted(set(KOREAN) - asked - uses.by_name()) == []


def test_every_key_that_is_spelled_out_exists() -> None:
    asked = uses.spelled_out()
    assert len(asked) > 30
    assert asked - set(KOREAN) == set()


def test_a_missing_entry_or_part_is_an_error_and_not_an_empty_label() -> None:
    with pytest.raises(KeyError):
        Words("ko")("plane.nothing")
    with pytest.raises(KeyError):
        Words("ko")("plane.looks", key="k₁")


def test_what_is_put_in_is_not_read_as_a_format() -> None:
    said = Words("en")("shared.bad_value", field="{takes.__class__}", takes="{0}")
    assert "{takes.__class__}" in said
    assert "{0}" in said
