"""Where a page lies, and how other files are called from there."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from app.words.catalogue import Language
from tools.errors import SetupError

BASE: Final = "NUNGIL_URL"


def base_address() -> str:
    """Return the address at which ``dist`` will be served, ending in a slash; empty if not told.

    Raises:
        SetupError: what the environment says is no such address.
    """
    told = os.environ.get(BASE, "").strip()
    if not told:
        return ""
    parts = urlsplit(told)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise SetupError(f"{BASE} must be an address such as https://example.org/nungil/: {told}")
    return told.rstrip("/") + "/"


@dataclass(frozen=True)
class Place:
    """Where a page lies: its path below ``dist``, and the names of the sealed folders.

    ``base`` is the address at which ``dist`` will be served, if the build was told.
    """

    language: Language
    path: str
    dist: Path
    folders: Mapping[str, str]
    figure: str = ""
    base: str = ""

    @property
    def up(self) -> str:
        """The way from the page to ``dist``."""
        return "../" * self.path.count("/")

    def file(self, file: str) -> str:
        """Return the path below ``dist`` of ``folder/file``, a pattern that fits one file."""
        folder, _, rest = file.partition("/")
        sealed = self.dist / self.folders[folder]
        (found,) = sealed.glob(rest)
        return found.relative_to(self.dist).as_posix()

    def url(self, file: str) -> str:
        """Return the address of ``folder/file`` (a pattern that fits one file) from the page."""
        return self.up + self.file(file)

    def address(self, path: str) -> str:
        """Return the whole address of a path below ``dist``; without a base, as seen from here."""
        return self.base + path if self.base else self.up + path

    def size(self, file: str) -> int:
        """Return the file's length in bytes."""
        return (self.dist / self.path).parent.joinpath(self.url(file)).resolve().stat().st_size
