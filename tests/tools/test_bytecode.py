"""Bytecode archives. The functions are plain Python, so that this interpreter can test them too."""

from __future__ import annotations

import importlib
import json
import marshal
import sys
import zipfile
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tools.in_pyodide.bytecode import bytecode, compile_tree, repack
from tools.runtime import dropped

SOURCE = b'"""Help."""\n\n\ndef twice(x):\n    "More help."\n    assert x\n    return 2 * x\n'


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    path = tmp_path / "sample-1.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in {
            "sample/core.py": SOURCE,
            "sample/__init__.py": b"",
            "sample/tests/test_core.py": SOURCE,
            "sample/helptexts.py": b"raise SystemExit",
            "sample/data.csv": b"1,2",
            "sample-1.dist-info/METADATA": b"Name: sample",
            "sample-1.dist-info/RECORD": b"",
        }.items():
            archive.writestr(name, data)
        archive.mkdir("sample/empty")
    return path


def names(path: Path) -> list[str]:
    with zipfile.ZipFile(path) as archive:
        return archive.namelist()


def test_sources_become_bytecode_and_the_rest_stays(wheel: Path, tmp_path: Path) -> None:
    made = tmp_path / "made.whl"
    repack(wheel, made, where="/lib/", drop=sorted(dropped.EVERYWHERE), empty=["sample/help*"])
    assert names(made) == [
        "sample-1.dist-info/METADATA",
        "sample/__init__.pyc",
        "sample/core.pyc",
        "sample/data.csv",
        "sample/helptexts.pyc",
    ]


def test_archives_are_the_same_bytes_every_time(wheel: Path, tmp_path: Path) -> None:
    made = [
        repack(wheel, tmp_path / file, where="/lib/", drop=[], empty=[]) for file in ("1.zip", "2")
    ]
    assert made[0] == made[1]
    assert made[0]["bytes"] == (tmp_path / "1.zip").stat().st_size


def test_the_order_of_sources_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_bytes(SOURCE)
    (tmp_path / "b.txt").write_bytes(b"b")
    there = {"a.py": tmp_path / "a.py", "b.txt": tmp_path / "b.txt"}
    back = dict(reversed(there.items()))
    assert compile_tree(there, tmp_path / "1.zip") == compile_tree(back, tmp_path / "2.zip")


def test_bytecode_is_imported_from_a_zip_without_its_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "source.py").write_bytes(SOURCE)
    compile_tree({"nungil_sample.py": tmp_path / "source.py"}, tmp_path / "app.zip", where="app/")
    monkeypatch.syspath_prepend(str(tmp_path / "app.zip"))
    module = importlib.import_module("nungil_sample")
    monkeypatch.delitem(sys.modules, "nungil_sample")
    assert module.twice(4) == 8
    code = module.twice.__code__
    assert isinstance(code, CodeType)
    assert code.co_filename == "app/nungil_sample.py"
    with pytest.raises(AssertionError):
        module.twice(0)


def test_bytecode_holds_no_help_and_is_never_compared_with_a_source() -> None:
    made = bytecode(SOURCE, "sample.py")
    assert b"elp." not in made
    assert made[4:8] == bytes([1, 0, 0, 0])


def test_annotations_go_from_functions_and_variables_and_stay_in_classes() -> None:
    source = (
        b"n: undefined = 1\n"
        b"def f(x: undefined = 2, *more: undefined, y: undefined = 3) -> undefined:\n"
        b"    return n + x + y\n"
        b"class C:\n"
        b"    a: int = 4\n"
    )
    made: dict[str, Any] = {}
    exec(marshal.loads(bytecode(source, "sample.py", annotated=False)[16:]), made)
    assert made["f"]() == 6
    assert made["f"].__annotations__ == {}
    assert made["C"].__annotations__ == {"a": int}
    with pytest.raises(NameError):
        exec(marshal.loads(bytecode(source, "sample.py")[16:]), {})


def test_fonts_that_are_left_out_are_not_listed(tmp_path: Path) -> None:
    fonts = [{"fname": "fonts/ttf/Kept.ttf"}, {"fname": "fonts/ttf/Gone.ttf"}]
    with zipfile.ZipFile(tmp_path / "m.whl", "w") as archive:
        archive.writestr("matplotlib/fontlist.json", json.dumps({"ttflist": fonts}))
        archive.writestr("matplotlib/mpl-data/fonts/ttf/Kept.ttf", b"")
        archive.writestr("matplotlib/mpl-data/fonts/ttf/Gone.ttf", b"")
    repack(tmp_path / "m.whl", tmp_path / "n.whl", where="", drop=["*/Gone.ttf"], empty=[])
    with zipfile.ZipFile(tmp_path / "n.whl") as archive:
        assert json.loads(archive.read("matplotlib/fontlist.json")) == {"ttflist": fonts[:1]}


def test_a_stored_archive_holds_its_entries_as_they_are(wheel: Path, tmp_path: Path) -> None:
    repack(wheel, tmp_path / "s.whl", where="", drop=[], empty=[], stored=True)
    with zipfile.ZipFile(tmp_path / "s.whl") as archive:
        assert all(one.compress_size == one.file_size for one in archive.infolist())


def test_a_patch_is_made_once_or_the_build_stops(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "p.whl", "w") as archive:
        archive.writestr("p/note.txt", "one two\n")
    how: dict[str, Any] = {"where": "", "drop": [], "empty": []}
    repack(tmp_path / "p.whl", tmp_path / "q", patches={"p/note.txt": ("two", "three")}, **how)
    with zipfile.ZipFile(tmp_path / "q") as archive:
        assert archive.read("p/note.txt") == b"one three\n"
    with pytest.raises(ValueError, match=r"p/note\.txt"):
        repack(tmp_path / "p.whl", tmp_path / "r", patches={"p/note.txt": ("o", "x")}, **how)
