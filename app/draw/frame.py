"""What every figure has around its picture: form, sentence, notices, and what is hidden."""

from htpy import Element, Fragment, Node, b, div, figcaption, form, fragment, p

from app.draw.controls import action
from app.draw.setting import Setting
from app.words.catalogue import Words


def frame(setting: Setting, figure: str, *content: Node, sentence: str) -> Fragment:
    """Return the whole inside of a figure. ``sentence`` says in words what the picture shows.

    Controls stand in a form of their own, so that radio buttons of two figures never join in one
    group; the caption stands beside it, as HTML lets a figure's own child alone be its caption.
    The live region is written by the loop when the hand has come to rest, never by a view.
    """
    return fragment[
        form(".inside", id=f"{setting.uid}-form", autocomplete="off", novalidate=True)[
            content,
            (p(".notice", role="note")[notice] for notice in setting.notices),
            # Named, so that a notice that comes before it is never taken for it.
            p(".spoken", id=f"{setting.uid}-spoken", role="status", data_live=True),
        ],
        figcaption[_sentence_or_veil(setting, figure, sentence)],
    ]


def _sentence_or_veil(setting: Setting, figure: str, sentence: str) -> Node:
    """Return the sentence or, where a part is hidden, an invitation to guess first."""
    if not veiled(setting, figure):
        return b(data_sentence=True)[sentence]
    return [
        setting.words("frame.hidden"),
        " ",
        action(f"{figure}.reveal", setting.words("frame.reveal")),
    ]


def veiled(setting: Setting, figure: str) -> bool:
    """Return whether any part of the figure is hidden."""
    return any(name.startswith(f"{figure}.") for name in setting.hidden)


def part(setting: Setting, name: str, content: Node) -> Node:
    """Return a part of a figure, or nothing where a teacher hid it, for eye and ear alike."""
    return covered(setting.words) if name in setting.hidden else content


def covered(words: Words) -> Element:
    """Return what stands in the place of a part that a teacher hid."""
    return div(".hidden-part")[words("frame.part_hidden")]
