"""Every visible and spoken word, by key and language; a missing one is an error."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final, Literal, get_args

from app.words.particles import Word

Language = Literal["ko", "en"]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


@cache
def entries(language: Language, family: str) -> Mapping[str, str]:
    """Return one family of words, such as a figure's; it is imported at the first use.

    Raises:
        KeyError: no family has that name.
    """
    try:
        words: Mapping[str, str] = import_module(f"app.words.{language}.{family}").WORDS
    except ModuleNotFoundError:
        raise KeyError(family) from None
    return words


def all_entries(language: Language) -> dict[str, str]:
    """Return the whole catalogue of a language, ``<family>.<name>`` → text; imports all of it."""
    package = import_module(f"app.words.{language}")
    families = [module.name for module in iter_modules(package.__path__)]
    return {f"{f}.{name}": text for f in families for name, text in entries(language, f).items()}


@dataclass(frozen=True, slots=True)
class Words:
    """The catalogue in one language: ``words("shared.reset")``, ``words("plane.key", n=1)``."""

    language: Language

    def __call__(self, key: str, /, **parts: object) -> str:
        """Return the entry ``<family>.<name>`` with its parts put in, particles included.

        Raises:
            KeyError: no such entry, or a part that the entry names was not given.
        """
        family, _, name = key.partition(".")
        entry = entries(self.language, family)[name]
        if not parts:
            return entry
        return entry.format_map({k: Word(v) if isinstance(v, str) else v for k, v in parts.items()})
