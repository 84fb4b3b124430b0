"""Folders named by what is in them, so that an old page never mixes with new files."""

import hashlib
from pathlib import Path


def digest(folder: Path) -> str:
    """Return a short hash of all names and bytes below a folder."""
    total = hashlib.sha256()
    for path in sorted(p for p in folder.rglob("*") if p.is_file()):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(folder).as_posix()} {content}\n".encode())
    return total.hexdigest()[:10]


def seal(folder: Path) -> str:
    """Rename ``folder`` to ``folder-<hash of its content>``, and return the new name."""
    name = f"{folder.name}-{digest(folder)}"
    folder.rename(folder.with_name(name))
    return name
