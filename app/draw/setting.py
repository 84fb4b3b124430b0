"""Where and for whom a figure is drawn: language, ids, and what a teacher locked or hid."""

from dataclasses import dataclass

from app.words.catalogue import Words


@dataclass(frozen=True, slots=True)
class Setting:
    """What a view needs to know beside the state.

    ``uid`` starts every id of this figure, so that two of a kind can share a page.
    ``alone`` is a figure in somebody else's page, where height is dear.
    ``locked`` and ``hidden`` name fields and parts; ``notices`` are for the reader.
    """

    words: Words
    uid: str
    alone: bool = False
    locked: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    notices: tuple[str, ...] = ()
