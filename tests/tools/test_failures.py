"""When something is missing, one plain sentence says what, and what to do."""

from __future__ import annotations

import errno
import importlib.util
import io
import json
import shutil
import urllib.request
from pathlib import Path

import pytest

from tools.errors import SetupError, writing
from tools.project import NODE_MODULES
from tools.runtime import pins, sources
from tools.runtime.assemble import npm_package
from tools.runtime.pyscript import plugins_off, pyscript_files, without_map


@pytest.mark.parametrize(
    ("code", "words"), [(errno.ENOSPC, "disk is full"), (errno.EACCES, "right to write")]
)
def test_writing(code: int, words: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=words), writing(tmp_path):
        raise OSError(code, "no")


def test_other_errors_stay_themselves(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError), writing(tmp_path):
        raise IsADirectoryError(errno.EISDIR, "no")


def test_no_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SetupError, match="pip is missing"):
        sources.pip()


def test_no_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "pip", lambda: ["sh", "-c", "echo ERROR: nothing found; exit 1"])
    with pytest.raises(SetupError, match=r"open-webui.*did not work.*network"):
        sources.from_package_index(["a.whl"], lambda file, data: None, tmp_path / "cache")
    assert list((tmp_path / "cache").iterdir()) == []


def test_the_cdn_is_given_up_at_the_first_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    said: list[str] = []

    def refuse(address: str, timeout: float) -> io.BytesIO:
        asked.append(address)
        raise OSError("unreachable")

    monkeypatch.setattr(urllib.request, "urlopen", refuse)
    sources.from_cdn(["a.whl", "b.whl"], lambda file, data: None, said.append)
    assert asked == [pins.PACKAGE_CDN + "a.whl"]
    assert "unreachable" in said[-1]


def test_a_wrong_answer_of_the_cdn_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(urllib.request, "urlopen", lambda *a, **k: io.BytesIO(b"<html>"))

    def refuse(file: str, data: bytes) -> None:
        raise SetupError(f"{file} is not it.")

    sources.from_cdn(["a.whl", "b.whl"], refuse, said.append)
    assert said[-1].startswith("a.whl is not it.")


def test_npm_package_missing_or_of_another_version(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"pyodide is missing.*npm ci"):
        npm_package(tmp_path, "pyodide", "1.0")
    (tmp_path / "pyodide").mkdir()
    (tmp_path / "pyodide" / "package.json").write_text(json.dumps({"version": "2.0"}))
    with pytest.raises(SetupError, match=r"is 2\.0, but .* asks for 1\.0"):
        npm_package(tmp_path, "pyodide", "1.0")


def pyscript_package(root: Path) -> Path:
    """Write the Python half of a PyScript package, and return its still empty ``dist``."""
    half = root / "src" / "stdlib" / "pyscript.js"
    half.parent.mkdir(parents=True)
    half.write_text(
        '// x\nexport default {"pyscript": {"a.py": "b = \\"ㄱ\\""}};', encoding="utf-8"
    )
    (root / "dist").mkdir()
    return root / "dist"


def test_pyscript_files_are_those_that_are_reached(tmp_path: Path) -> None:
    tmp_path = pyscript_package(tmp_path)
    for name, text in {
        "core.js": 'export{a}from"./core-x.js";\n//# sourceMappingURL=core.js.map\n',
        "core-x.js": 'import("./toml-y.js");import("./zip-z.js");import("./py-editor-q.js");'
        'import("./pyodide_graph-g.js")',
        "toml-y.js": 'import{b}from"./core-x.js"',
        "pyodide_graph-g.js": "export default {many: 1}",
        "xterm-u.js": "",
    }.items():
        (tmp_path / name).write_text(text)
    files = pyscript_files(tmp_path)
    assert sorted(files) == ["core-x.js", "core.js", "pyodide_graph-g.js", "toml-y.js"]
    assert files["core.js"] == 'export{a}from"./core-x.js";\n'
    assert "many" not in files["pyodide_graph-g.js"]
    (tmp_path / "toml-y.js").unlink()
    with pytest.raises(SetupError, match=r"toml-y\.js is missing"):
        pyscript_files(tmp_path)


def test_only_the_comment_is_taken_out() -> None:
    text = 'a("//# sourceMappingURL=x")\n'
    assert without_map(text + "//# sourceMappingURL=y.map\n") == text


def test_what_is_refused_is_a_plugin_of_pyscript() -> None:
    known = NODE_MODULES / "@pyscript" / "core" / "src" / "plugins"
    assert plugins_off()
    assert plugins_off() <= {path.stem for path in known.glob("*.js")}


def test_the_texts_of_pyscripts_python_half_are_left_out(tmp_path: Path) -> None:
    dist = pyscript_package(tmp_path)
    (dist / "core.js").write_text('w({a:{"a.py":"b = \\"ㄱ\\""}})', encoding="utf-8")
    assert pyscript_files(dist)["core.js"] == 'w({a:{"a.py":""}})'


def test_a_python_half_that_is_gone_is_named(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="Python half"):
        pyscript_files(tmp_path)
