"""Where and for whom a figure is drawn: language, ids, and what a teacher locked or hid."""

from dataclasses import dataclass

from app.words.catalogue import Words


@dataclass(frozen=True, slots=True)
class Context:
    """What a view needs to know beside the state.

    ``figure`` is the figure's name: the first part of control names and actions.
    ``uid`` starts every id of this figure, so that two of a kind can share a page.
    ``embedded``: the figure is alone in a frame of another site, where height is scarce.
    ``locked`` names fields and ``hidden`` parts of this figure; ``notices`` are for the reader.
    """

    figure: str
    words: Words
    uid: str
    embedded: bool = False
    locked: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    notices: tuple[str, ...] = ()
