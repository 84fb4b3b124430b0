"""Compressed neighbours for the rivals' files, wherever the site has such neighbours."""

from pathlib import Path

from tools.packed import pack


def encodings(dist: Path) -> tuple[str, ...]:
    """Return which of ``.br`` and ``.gz`` lie beside the site's files."""
    return tuple(suffix for suffix in (".br", ".gz") if any(dist.rglob(f"*{suffix}")))


def pack_like(dist: Path, rivals: Path, cache: Path) -> None:
    """Put the same kinds of neighbours beside every file below ``rivals``, packed as the site's.

    Args:
        dist: the built site.
        rivals: the folder to add to.
        cache: folder kept between builds; what was packed once lies in its ``packed/``.
    """
    files = [path for path in sorted(rivals.rglob("*")) if path.is_file()]
    pack(files, cache, lambda _: None, encodings(dist))
