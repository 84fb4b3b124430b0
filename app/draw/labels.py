"""Words shown as things, such as the tokens that head a table's rows: never translated."""

from dataclasses import dataclass

from htpy import Element, Node, small, span


@dataclass(frozen=True, slots=True)
class Label:
    """A word as it is written.

    ``gloss`` is its meaning and ``lang`` its language, where that is not the page's.
    """

    text: str
    gloss: str = ""
    lang: str = ""


def as_written(text: str, lang: str = "") -> Element:
    """Return a word that translators leave alone; ``lang`` where it is not the page's."""
    return span(lang=lang or None, translate="no")[text]


def heading(label: Label) -> Node:
    """Return a label as the head of a row or of a column shows it, with its gloss."""
    word = as_written(label.text, label.lang)
    return [word, " ", small(".gloss")[label.gloss]] if label.gloss else word
