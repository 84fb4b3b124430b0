"""What every figure has around its picture: form, sentence, notices, and what is hidden."""

from htpy import Element, Node, b, div, figcaption, form, fragment, p
from markupsafe import Markup

from app.draw.context import Context
from app.draw.controls import action
from app.draw.template import SLOT, template
from app.words.catalogue import Words


def shell(context: Context, *content: Node, sentence: str) -> Markup:
    """Return the whole inside of a figure. ``sentence`` says in words what the picture shows.

    Controls stand in a form of their own, so that radio buttons of two figures never join in one
    group; the caption stands beside it, as HTML lets a figure's own child alone be its caption.
    The live region is written by the loop when the hand has come to rest, never by a view.
    """
    inside = Markup(fragment[content])
    said = () if context.hidden else (sentence,)
    return _shell(context).fill(inside, *said)


@template
def _shell(context: Context) -> Node:
    return [
        form(".inside", id=f"{context.uid}-form", autocomplete="off", novalidate=True)[
            SLOT,
            (p(".notice", role="note")[notice] for notice in context.notices),
            # Named, so that a notice that comes before it is never taken for it.
            p(".spoken", id=f"{context.uid}-spoken", role="status", data_live=True),
        ],
        figcaption[_sentence_or_invitation(context)],
    ]


def _sentence_or_invitation(context: Context) -> Node:
    """Return a slot for the sentence or, where a part is hidden, an invitation to guess first."""
    if not context.hidden:
        return b(data_sentence=True)[SLOT]
    return [
        context.words("shared.hidden"),
        " ",
        action(context, "reveal", context.words("shared.reveal")),
    ]


def hidden_part(words: Words) -> Element:
    """Return what stands in the place of a whole part that a teacher hid."""
    return div(".hidden-part")[words("shared.part_hidden")]
