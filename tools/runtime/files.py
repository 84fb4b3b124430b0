"""Hashes, and writing that either happens whole or not at all."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path

from tools.errors import writing


def sha256(data: bytes) -> str:
    """Return the SHA-256 of ``data`` as 64 hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


def sha256_of(path: Path) -> str:
    """Return the SHA-256 of a file's bytes as 64 hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_atomically(path: Path, data: bytes) -> None:
    """Write ``data`` beside ``path``, then move it there, so that no half file is ever seen.

    Raises:
        SetupError: the disk is full or may not be written.
    """
    with writing(path.parent):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(name).chmod(0o644)  # mkstemp's files are for their owner alone
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
