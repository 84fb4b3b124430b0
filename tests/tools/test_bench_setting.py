"""What the bench stands on: its options, the rivals' packing, a host with gzip only."""

from __future__ import annotations

import gzip
import urllib.request
from pathlib import Path

import pytest

from tools.bench import options
from tools.bench.rivals import compress_like, encodings
from tools.bench.serving import GzipOnly, serving


def test_options() -> None:
    assert options.parse([]) == options.Options(5, tuple(options.MEASURES), None, False)
    found = options.parse(["--rounds", "2", "--only", "drag, start", "--write"])
    assert found == options.Options(2, ("start", "drag"), None, True)


def test_a_build_to_compare_with_must_be_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        options.parse(["--against", str(tmp_path)])
    assert "holds no built page" in capsys.readouterr().err
    (tmp_path / "index.html").touch()
    assert options.parse(["--against", str(tmp_path)]).against == tmp_path.resolve()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--rounds", "0"], "from 1 on, not '0'"),
        (["--rounds", "few"], "from 1 on, not 'few'"),
        (["--only", "drag,fly"], "no measure fly; there are: start"),
    ],
)
def test_wrong_options(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        options.parse(words)
    assert said in capsys.readouterr().err


def test_rivals_are_compressed_as_the_site_is(tmp_path: Path) -> None:
    site, rivals, cache = (tmp_path / name for name in ("site", "rivals", "cache"))
    site.mkdir()
    rivals.mkdir()
    (rivals / "a.js").write_text("a" * 1000, encoding="utf-8")
    (rivals / "tiny.js").write_text("a", encoding="utf-8")
    compress_like(site, rivals, cache)
    assert len(list(rivals.iterdir())) == 2
    (site / "x.js.gz").touch()
    assert encodings(site) == (".gz",)
    compress_like(site, rivals, cache)
    assert {path.name for path in rivals.iterdir()} == {"a.js", "a.js.gz", "tiny.js"}
    assert gzip.decompress((rivals / "a.js.gz").read_bytes()) == b"a" * 1000


def test_a_host_with_gzip_only(tmp_path: Path) -> None:
    for suffix in ("", ".br", ".gz"):
        (tmp_path / f"a.js{suffix}").write_text(suffix or "plain", encoding="utf-8")
    with serving(tmp_path, GzipOnly) as address:
        asked = urllib.request.Request(f"{address}a.js", headers={"Accept-Encoding": "br, gzip"})
        with urllib.request.urlopen(asked) as answer:
            assert answer.headers["Content-Encoding"] == "gzip"
            assert answer.read() == b".gz"
