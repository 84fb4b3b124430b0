"""What is around every figure: recorded pictures leave it out, so it is tested here."""

from typing import Any

import pytest
from htpy import p

from app.draw.context import Context
from app.draw.shell import hidden_part, shell
from app.words.catalogue import LANGUAGES, Language, Words
from tests.markup import Element, parse


def drawn(language: Language = "en", **context: Any) -> Element:
    at = Context("plane", Words(language), "figure-plane-2", **context)
    return parse(shell(at, p[">1<"], p["2"], sentence="k₁ < k₂."))


def test_a_form_of_its_own_holds_the_content_and_an_empty_live_region() -> None:
    form = drawn().one("form", id="figure-plane-2-form")
    assert [part.text for part in form.all("p")] == [">1<", "2", ""]
    live = form.one("p", id="figure-plane-2-spoken", role="status")
    assert "data-live" in live


def test_the_caption_is_the_sentence_and_stands_beside_the_form() -> None:
    figure = drawn()
    caption = figure.one("figcaption")
    assert caption.parent is figure
    assert caption.one("b").text == "k₁ < k₂."
    assert "data-sentence" in caption.one("b")


def test_notices_stand_between_content_and_live_region() -> None:
    notices = drawn(notices=("<a>", "b")).styled("notice")
    assert [(notice["role"], notice.text) for notice in notices] == [("note", "<a>"), ("note", "b")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_a_hidden_part_the_sentence_gives_way_to_an_invitation(language: Language) -> None:
    words = Words(language)
    figure = drawn(language, hidden=frozenset({"weights"}))
    assert "k₁ < k₂." not in figure.text
    caption = figure.one("figcaption")
    assert words("shared.hidden") in caption.text
    assert caption.one("button", data_do="plane.reveal").text == words("shared.reveal")
    assert parse(hidden_part(words)).text == words("shared.part_hidden")
