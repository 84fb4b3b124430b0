"""Pyodide's wheels, by hash: from the cache, else the release's CDN, else a package index."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.errors import SetupError
from tools.runtime.files import sha256, sha256_of, write_atomically
from tools.runtime.sources import from_cdn, from_package_index
from tools.steps import Say

Lock = dict[str, Any]


def resolve(lock: Lock, names: Iterable[str]) -> list[str]:
    """Return ``names`` and everything they need by Pyodide's lock, sorted.

    Raises:
        SetupError: the lock does not know a name.
    """
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        if name not in lock["packages"]:
            raise SetupError(
                f"Pyodide's lock names no package “{name}”. "
                "Check the packages in tools/runtime/pins.py."
            )
        found.add(name)
        waiting += lock["packages"][name]["depends"]
    return sorted(found)


def mismatch(file: str, expected: str, got: str) -> str:
    """Say that a file is not the one that the lock names."""
    return f"{file} is not the file that was expected: SHA-256 {expected} expected, {got} got."


def fetch_wheels(lock: Lock, names: Iterable[str], cache: Path, say: Say) -> dict[str, Path]:
    """Return the verified wheel of each package in ``names`` and of what it needs.

    Args:
        lock: Pyodide's ``pyodide-lock.json``, parsed: file names, dependencies, SHA-256.
        names: package names as the lock spells them.
        cache: folder that outlives the build; wheels lie in its ``wheels/``.
        say: gets a line about every step that takes time.

    Raises:
        SetupError: a wheel cannot be had, or none of the sources has the right bytes.
    """
    folder = cache / "wheels"
    wheels = {name: folder / lock["packages"][name]["file_name"] for name in resolve(lock, names)}
    wanted = {
        path.name: lock["packages"][name]["sha256"]
        for name, path in wheels.items()
        if not _cached(path, lock["packages"][name]["sha256"], say)
    }

    def store(file: str, data: bytes) -> None:
        got = sha256(data)
        if got != wanted[file]:
            raise SetupError(mismatch(file, wanted[file], got))
        write_atomically(folder / file, data)
        del wanted[file]

    if wanted:
        from_cdn(list(wanted), store, say)
    if wanted:
        from_package_index(list(wanted), store, cache)
    return wheels


def _cached(path: Path, expected: str, say: Say) -> bool:
    """Tell whether the cache holds the right bytes; wrong ones are named and thrown away."""
    if not path.exists():
        return False
    got = sha256_of(path)
    if got == expected:
        return True
    say(mismatch(f"Cached {path.name}", expected, got) + " Fetching it again.")
    path.unlink()
    return False
