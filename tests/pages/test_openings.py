"""A page may open a figure in another state than the default: picture and root say the same."""

import re
from html import unescape

import pytest

from app import figures
from app.draw.context import Context
from app.loop.opening import opening_state
from app.words.catalogue import Words
from tools import openings
from tools.in_pyodide.write_app import first_state
from tools.pages.blocks import figure_root


@pytest.mark.parametrize("embedded", [True, False])
def test_the_root_says_in_what_state_it_opens(
    monkeypatch: pytest.MonkeyPatch, embedded: bool
) -> None:
    text = "table.mask=bidirectional&table.scale=none"
    where = "EMBEDS" if embedded else "LESSON"
    monkeypatch.setattr(openings, where, {("table", "en"): text})
    root = str(figure_root("table", "", "en", embedded=embedded))
    (told,) = re.findall(r'data-opening="([^"]*)"', root)
    assert unescape(told) == text
    assert ("data-embedded" in root) is embedded
    assert "data-opening" not in str(figure_root("table", "", "en", embedded=not embedded))
    assert "data-opening" not in str(figure_root("table", "", "ko", embedded=embedded))


def test_the_first_picture_is_of_that_state() -> None:
    text = "table.mask=bidirectional"
    figure = figures.load("table")
    state = first_state("table", "en", text)
    assert figure.state(state)["mask"] == "bidirectional"
    context = Context("table", Words("en"), uid="figure-table")
    shown = figure.draw(state, context)
    assert shown == figure.draw(figure.built(opening_state(figure, text)), context)
    assert shown != figure.draw(figure.initial, context)


def test_an_experiment_opened_elsewhere_asks_for_no_other_picture() -> None:
    figure = figures.load("scaling")
    state = figure.built(opening_state(figure, "scaling.d=2"))
    assert figure.state(state)["d"] == 2
    assert figure.work(state, Words("en")) is None
    assert figure.work(opening_state(figure, "scaling.d=2"), Words("en")) is not None
