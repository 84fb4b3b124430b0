"""The words of `table`."""

from typing import Final

WORDS: Final[dict[str, str]] = {}
