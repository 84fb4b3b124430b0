"""What the bench stands on: its options, the rivals' packing, a host with gzip only."""

from __future__ import annotations

import gzip
import urllib.request
from pathlib import Path

import pytest

from tools.bench import options
from tools.bench.packed import encodings, pack_like
from tools.bench.serving import GzipOnly, serving


def test_options() -> None:
    assert options.parse([]) == options.Options(5, tuple(options.MEASURES), False)
    found = options.parse(["--rounds", "2", "--only", "drag, start", "--write"])
    assert found == options.Options(2, ("start", "drag"), True)


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


def test_rivals_are_packed_as_the_site_is(tmp_path: Path) -> None:
    site, rivals, cache = (tmp_path / name for name in ("site", "rivals", "cache"))
    site.mkdir()
    rivals.mkdir()
    (rivals / "a.js").write_text("a" * 1000, encoding="utf-8")
    (rivals / "tiny.js").write_text("a", encoding="utf-8")
    pack_like(site, rivals, cache)
    assert len(list(rivals.iterdir())) == 2
    (site / "x.js.gz").touch()
    assert encodings(site) == (".gz",)
    pack_like(site, rivals, cache)
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
