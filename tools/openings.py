"""The states in which pages open figures, where that is not their default.

A state is the text of a link, such as ``scaling.d=2``. The build draws the first picture in it and
writes it on the figure's root, where the browser reads it; a reset returns there.
"""

from collections.abc import Mapping
from typing import Final

from app.words.catalogue import Language

# By figure and language.
LESSON: Final[Mapping[tuple[str, Language], str]] = {}
EMBEDS: Final[Mapping[tuple[str, Language], str]] = {}


def opening(figure: str, language: Language, *, embedded: bool) -> str:
    """Return the state in which a page opens a figure; empty for the default."""
    return (EMBEDS if embedded else LESSON).get((figure, language), "")
