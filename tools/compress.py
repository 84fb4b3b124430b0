"""Compressed neighbours: ``X.br`` and ``X.gz`` beside each file ``X`` that they make smaller.

A host that looks for them sends them in place of ``X`` and need not compress anything itself.
"""

import gzip
import os
import shutil
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import brotli  # type: ignore[import-untyped]

from tools.runtime.files import sha256, write_atomically
from tools.steps import Say

# Compressed already; compressing them again gains nothing.
_COMPRESSED: Final = frozenset({".woff2", ".png", ".zip", ".whl"})
# A file that gets smaller by less is not worth a second copy of it: 1 part in 20.
_GAIN: Final = 0.95
_QUALITY: Final = 11


def compress(
    files: Iterable[Path], cache: Path, say: Say, suffixes: Iterable[str] = (".br", ".gz")
) -> None:
    """Write the neighbours of ``files``.

    Args:
        files: what to compress; those among them that are compressed already are left as they are.
        cache: folder that outlives the build; what was compressed once lies in its ``packed/``, by
            the hash of the file, so that a build compresses only what is new.
        say: gets a line if it will take a while.
        suffixes: which neighbours to write.
    """
    waiting = [
        (path, suffix)
        for path in sorted(files, key=lambda path: -path.stat().st_size)
        if path.suffix not in _COMPRESSED
        for suffix in suffixes
    ]
    missing = {
        path
        for path, suffix in waiting
        if path.stat().st_size > 1_000_000 and not _cached(path, suffix, cache).exists()
    }
    if missing:
        say(f"Compressing {len(missing)} large files, once …")
    # Both compressors let go of Python's lock while they work.
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        list(workers.map(lambda job: _write(job[0], job[1], cache), waiting))


def _cached(path: Path, suffix: str, cache: Path) -> Path:
    return cache / "packed" / f"{sha256(path.read_bytes())}{suffix}"


def _write(path: Path, suffix: str, cache: Path) -> None:
    cached = _cached(path, suffix, cache)
    if not cached.exists():
        write_atomically(cached, COMPRESSORS[suffix](path.read_bytes()))
    if cached.stat().st_size < path.stat().st_size * _GAIN:
        shutil.copyfile(cached, path.with_name(path.name + suffix))


def _brotli(data: bytes) -> bytes:
    return bytes(brotli.compress(data, quality=_QUALITY, lgwin=24))


def _gzip(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


COMPRESSORS: Final[dict[str, Callable[[bytes], bytes]]] = {".br": _brotli, ".gz": _gzip}
