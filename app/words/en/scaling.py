"""The words of `scaling`."""

from typing import Final

WORDS: Final[dict[str, str]] = {}
