"""What every figure has around its picture: form, sentence, notices, and what is hidden."""

from htpy import Element, Node, b, div, figcaption, form, fragment, p
from markupsafe import Markup

from app.draw.controls import action
from app.draw.kept import HOLE, stencil
from app.draw.setting import Setting
from app.words.catalogue import Words


def frame(setting: Setting, figure: str, *content: Node, sentence: str) -> Markup:
    """Return the whole inside of a figure. ``sentence`` says in words what the picture shows.

    Controls stand in a form of their own, so that radio buttons of two figures never join in one
    group; the caption stands beside it, as HTML lets a figure's own child alone be its caption.
    The live region is written by the loop when the hand has come to rest, never by a view.
    """
    inside = Markup(fragment[content])
    said = () if veiled(setting, figure) else (sentence,)
    return _frame(setting, figure).filled(inside, *said)


@stencil
def _frame(setting: Setting, figure: str) -> Node:
    return [
        form(".inside", id=f"{setting.uid}-form", autocomplete="off", novalidate=True)[
            HOLE,
            (p(".notice", role="note")[notice] for notice in setting.notices),
            # Named, so that a notice that comes before it is never taken for it.
            p(".spoken", id=f"{setting.uid}-spoken", role="status", data_live=True),
        ],
        figcaption[_sentence_or_veil(setting, figure)],
    ]


def _sentence_or_veil(setting: Setting, figure: str) -> Node:
    """Return a place for the sentence or, where a part is hidden, an invitation to guess first."""
    if not veiled(setting, figure):
        return b(data_sentence=True)[HOLE]
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
