"""Compressed neighbours for the rivals' files, wherever the site has such neighbours."""

import gzip
import shutil
from pathlib import Path
from typing import Final

import brotli  # type: ignore[import-untyped]

from tools.runtime.files import sha256, write_atomically

# At their best, whatever the site took: a rival is not to lose by its host.
_BROTLI_QUALITY: Final = 11
_PICTURES: Final = frozenset({".woff2", ".png"})


def encodings(dist: Path) -> tuple[str, ...]:
    """Return which of ``.br`` and ``.gz`` lie beside the site's files."""
    return tuple(suffix for suffix in (".br", ".gz") if any(dist.rglob(f"*{suffix}")))


def pack_like(dist: Path, rivals: Path, cache: Path) -> None:
    """Put the same kinds of neighbours beside every file below ``rivals``.

    Args:
        dist: the built site.
        rivals: the folder to add to.
        cache: folder kept between builds; what was packed once lies in its ``packed/``.
    """
    files = [path for path in sorted(rivals.rglob("*")) if path.is_file()]
    for suffix in encodings(dist):
        for path in files:
            if path.suffix not in _PICTURES:
                _pack(path, suffix, cache / "packed")


def _pack(path: Path, suffix: str, cache: Path) -> None:
    data = path.read_bytes()
    kept = cache / f"{sha256(data)}{suffix}"
    if not kept.exists():
        compress = _brotli if suffix == ".br" else _gzip
        write_atomically(kept, compress(data))
    # Packed, some files grow; a host sends those as they are.
    if kept.stat().st_size < len(data):
        shutil.copyfile(kept, path.with_name(path.name + suffix))


def _brotli(data: bytes) -> bytes:
    return bytes(brotli.compress(data, quality=_BROTLI_QUALITY))


def _gzip(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)
