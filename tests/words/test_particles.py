"""Korean particles after all that can stand before them."""

import pytest

from app.words.particles import Word, particle

# By the last sound: an open syllable, ㄹ, any other consonant.
OPEN = [
    *("나무", "어제", "쿼리", "어제’", "너…", "그)"),
    *("k₂", "k₄", "v5", "k₉", "2", "1.2", "72%", "100%", "(0.30, −0.85)"),
    *("x", "q", "Q", "A", "GPU", "NumPy"),
]
RIEUL = [
    *("물", "길", "연필", "쌀", "‘길’", "길)"),
    *("k₁", "v7", "k₈", "1", "81", "0.07"),
    *("L", "R", "l"),
]
CLOSED = [
    *("산", "책", "값", "읽음", "밖", "컵", "산’", "책."),
    *("k₃", "k₆", "v₀", "3", "10", "100", "1,000", "0.36"),
    *("M", "n", "Python"),
]


@pytest.mark.parametrize("word", OPEN)
def test_after_an_open_syllable(word: str) -> None:
    pairs = ["을/를", "이/가", "은/는", "과/와", "으로/로", "이라/라"]
    assert [particle(word, p) for p in pairs] == ["를", "가", "는", "와", "로", "라"]


@pytest.mark.parametrize("word", RIEUL)
def test_after_rieul(word: str) -> None:
    pairs = ["을/를", "이/가", "은/는", "과/와", "으로/로", "이라/라"]
    assert [particle(word, p) for p in pairs] == ["을", "이", "은", "과", "로", "이라"]


@pytest.mark.parametrize("word", CLOSED)
def test_after_another_consonant(word: str) -> None:
    pairs = ["을/를", "이/가", "은/는", "과/와", "으로/로", "이라/라"]
    assert [particle(word, p) for p in pairs] == ["을", "이", "은", "과", "으로", "이라"]


def test_all_final_consonants_close_and_only_one_is_rieul() -> None:
    for final in range(28):
        word = chr(ord("가") + final)
        assert particle(word, "을/를") == ("를" if final == 0 else "을")
        # ㄹ is the eighth of the 27 finals in Unicode's order: ㄱㄲㄳㄴㄵㄶㄷㄹ.
        assert particle(word, "으로/로") == ("로" if final in (0, 8) else "으로")


@pytest.mark.parametrize("word", ["", "…", "()"])
def test_after_nothing_there_is_still_a_particle(word: str) -> None:
    assert particle(word, "을/를") in ("을", "를")


def test_a_word_in_a_sentence() -> None:
    word = Word("산")
    assert f"‘{word}’{word:은/는} ‘{word:}’" == "‘산’은 ‘산’"
    assert f"{Word('k₄')}{Word('k₄'):을/를}" == "k₄를"
