"""A stamp is a small file that says what an installed folder was made from."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def fingerprint(files: Iterable[Path], *facts: str) -> str:
    """Return a SHA-256 over the bytes of ``files`` and over ``facts``, in this order."""
    digest = hashlib.sha256()
    for part in (*(file.read_bytes() for file in files), *(fact.encode() for fact in facts)):
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()


def holds(stamp: Path, value: str) -> bool:
    """Return whether ``stamp`` exists and says ``value``."""
    try:
        return stamp.read_text(encoding="utf-8").strip() == value
    except (OSError, UnicodeDecodeError):
        return False


def write(stamp: Path, value: str) -> None:
    """Write ``value``: an installation's last act, so that an interrupted one is repeated."""
    stamp.write_text(f"{value}\n", encoding="utf-8")
