"""static/patch.js cuts markup into tags and texts at ``<`` and ``>``: no view may print others."""

import re
from html.parser import HTMLParser

import pytest
from htpy import div, input
from hypothesis import given
from hypothesis import strategies as st

from app import figures
from app.draw.context import Context
from app.words.catalogue import Words

PIECES = re.compile(r"<[^>]+>|[^<]+")  # as in static/patch.js
HOSTILE = "a > b < c & \"d\" 'e' --> ]]> </div> <b>"


class Reader(HTMLParser):
    """Reads markup as a parser does, and counts what a browser would make of it."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        self.tags.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def assert_cut_as_parsed(markup: str) -> None:
    reader = Reader()
    reader.feed(markup)
    reader.close()
    pieces = PIECES.findall(markup)
    tags = [piece for piece in pieces if piece.startswith("<")]
    assert "".join(pieces) == markup
    assert [re.match(r"</?([^\s/>]+)", tag)[1].lower() for tag in tags] == [  # type: ignore[index]
        tag.removeprefix("/") for tag in reader.tags
    ]
    assert len(pieces) - len(tags) == len(reader.texts)


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"])))
def test_any_text_in_text_and_attribute(text: str) -> None:
    assert_cut_as_parsed(str(div(title=text, data_x=HOSTILE)[text or "x", input(value=text)]))


def test_a_bracket_in_an_attribute_is_escaped() -> None:
    assert str(div(title=HOSTILE)).count(">") == 2


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("name", figures.NAMES)
def test_every_figure_with_a_hostile_notice(name: str, language: str) -> None:
    figure = figures.load(name)
    at = Context(name, Words(language), uid="figure-x", notices=(HOSTILE,))  # type: ignore[arg-type]
    assert_cut_as_parsed(str(figure.draw(figure.initial, at)))
