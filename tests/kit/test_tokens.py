"""Tokens: marked as words of their language, in heads and in sentences."""

import pytest
from htpy import fragment

from app.draw.labels import heading
from app.kit.tokens import Token, joined, marked
from app.words.catalogue import Language, Words
from tests.markup import parse

KO, EN = Words("ko"), Words("en")
SAN, MAN = Token("산", "bought"), Token("man", "사람", "en")


def words_in(markup: object) -> list[tuple[str, str | None]]:
    found = parse(markup).all("span", translate="no")
    return [(span.text, span.attributes.get("lang")) for span in found]


@pytest.mark.parametrize(
    ("token", "language", "text", "lang"),
    [
        (SAN, "ko", "산", None),
        (SAN, "en", "산 bought", "ko"),
        (MAN, "en", "man", None),
        (MAN, "ko", "man 사람", "en"),
    ],
)
def test_a_head_has_a_gloss_for_readers_of_the_other_language(
    token: Token, language: Language, text: str, lang: str | None
) -> None:
    markup = fragment[heading(token.label(Words(language)))]
    assert parse(markup).text == text
    assert words_in(markup) == [(token.text, lang)]


def test_sentences_name_a_token_by_word_and_meaning() -> None:
    assert [SAN.named(EN, manner) for manner in ("full", "short", "aloud")] == [
        "산 (bought)",
        "산",
        "“bought”",
    ]
    assert {SAN.named(KO, manner) for manner in ("full", "short", "aloud")} == {"‘산’"}


def test_names_are_joined_as_each_language_does() -> None:
    assert [joined("abc"[:n], EN) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert [joined(["산", "컵"][:n], KO) for n in range(3)] == ["", "산", "산과 컵"]


def test_a_token_of_another_language_is_marked_wherever_it_is_a_whole_word() -> None:
    tokens = (SAN, Token("산을", "mountain"))
    markup = marked("산 (bought) looks at 산을, not 산들: <5%.", tokens, EN)
    assert words_in(markup) == [("산", "ko"), ("산을", "ko")]
    assert parse(markup).text == "산 (bought) looks at 산을, not 산들: <5%."


def test_a_token_of_the_pages_language_is_marked_within_quotation_marks_only() -> None:
    assert words_in(marked("‘산’은 산 너머 ‘산’을 봅니다.", (SAN,), KO)) == [("산", None)] * 2
    assert words_in(marked("“man” asks a man.", (MAN,), EN)) == [("man", None)]
