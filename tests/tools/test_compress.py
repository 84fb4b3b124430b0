"""Compressed neighbours: what is in them, which files get them, and that they are made once."""

import gzip
from pathlib import Path

import brotli  # type: ignore[import-untyped]
import pytest

from tools import compress

TEXT = b"ask, look, mix. " * 200


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.is_file()}


def test_both_neighbours_hold_the_file(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_bytes(TEXT)
    compress.compress([tmp_path / "a.js"], tmp_path / "cache", print)
    assert brotli.decompress((tmp_path / "a.js.br").read_bytes()) == TEXT
    assert gzip.decompress((tmp_path / "a.js.gz").read_bytes()) == TEXT


def test_what_gains_nothing_gets_none(tmp_path: Path) -> None:
    (tmp_path / "a.woff2").write_bytes(TEXT)
    (tmp_path / "b.js").write_bytes(b"x")
    (tmp_path / "c.whl").write_bytes(TEXT)
    compress.compress(list(tmp_path.iterdir()), tmp_path / "cache", print)
    assert files(tmp_path) == {"a.woff2", "b.js", "c.whl"}


def test_a_file_is_packed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.js").write_bytes(TEXT)
    compress.compress([tmp_path / "a.js"], tmp_path / "cache", print)
    monkeypatch.setattr(compress, "COMPRESSORS", {})
    (tmp_path / "b.js").write_bytes(TEXT)
    compress.compress([tmp_path / "b.js"], tmp_path / "cache", print)
    assert (tmp_path / "b.js.br").read_bytes() == (tmp_path / "a.js.br").read_bytes()


def test_large_files_are_spoken_of_once(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_bytes(TEXT * 400)
    said: list[str] = []
    for _ in range(2):
        compress.compress([tmp_path / "a.js"], tmp_path / "cache", said.append)
    assert said == ["Compressing 1 large files, once …"]
