"""Every visible and spoken word, by key and language; a missing one is an error."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from app.words import en, ko
from app.words.particles import Word

Language = Literal["ko", "en"]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
_ENTRIES: Final = {"ko": ko.WORDS, "en": en.WORDS}


@dataclass(frozen=True, slots=True)
class Words:
    """The catalogue in one language: ``words("frame.reset")``, ``words("plane.key", n=1)``."""

    language: Language

    def __call__(self, key: str, /, **parts: object) -> str:
        """Return the entry with its parts put in; strings among them bring their particles along.

        Raises:
            KeyError: no such entry, or a part that the entry names was not given.
        """
        entry = _ENTRIES[self.language][key]
        if not parts:
            return entry
        return entry.format_map({k: Word(v) if isinstance(v, str) else v for k, v in parts.items()})
