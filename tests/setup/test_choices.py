"""What set-up does anew, what it leaves alone, and which browser it takes."""

import ast
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import checks, steps
from tools.errors import SetupError
from tools.project import ROOT
from tools.setup import npm, stamps, venv

Commands = list[list[str]]


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """The commands that steps would have run."""
    seen: Commands = []

    def run(command: list[Any], **_: object) -> str:
        seen.append([str(part) for part in command])
        return ""

    monkeypatch.setattr(steps, "run", run)
    return seen


def test_a_fingerprint_tells_files_from_facts(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"ab")
    value = stamps.fingerprint((file,), "c")
    assert value == stamps.fingerprint((file,), "c")
    assert value != stamps.fingerprint((file,), "d")
    file.write_bytes(b"a")
    assert value != stamps.fingerprint((file,), "bc")


def test_packages_are_installed_once_for_each_change(tmp_path: Path, commands: Commands) -> None:
    wanted = tmp_path / "tools" / "requirements.txt"
    wanted.parent.mkdir()
    wanted.write_text("a==1\n", encoding="utf-8")
    venv.install(wanted, "a", tmp_path)
    venv.install(wanted, "a", tmp_path)
    assert len(commands) == 1
    wanted.write_text("a==2\n", encoding="utf-8")
    venv.install(wanted, "a", tmp_path)
    assert len(commands) == 2


def test_a_broken_off_installation_leaves_no_stamp(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> str:
        raise SetupError("no")

    monkeypatch.setattr(steps, "run", fail)
    with pytest.raises(SetupError):
        venv.make(tmp_path)
    assert not list(tmp_path.iterdir())


def test_npm_installs_once_for_each_change(tmp_path: Path, commands: Commands) -> None:
    root = tmp_path / "눈 길"
    (root / "node_modules").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        (root / name).write_text("{}", encoding="utf-8")
    npm.install("npm", root)
    npm.install("npm", root)
    assert len(commands) == 1
    assert commands[0][:3] == ["npm", "ci", "--ignore-scripts"]
    (root / "package-lock.json").write_text("{ }", encoding="utf-8")
    npm.install("npm", root)
    assert len(commands) == 2


def test_a_linters_warning_is_an_error() -> None:
    assert checks.passes(0, "All checks passed! no warnings")
    assert not checks.passes(0, "warning: `D203` and `D211` are incompatible")
    assert not checks.passes(1, "")


def test_fast_folders_are_those_that_are_there(tmp_path: Path) -> None:
    for name in ("setup", "core", "browser"):
        (tmp_path / "tests" / name).mkdir(parents=True)
    assert checks.fast_folders(tmp_path) == ["tests/core", "tests/setup"]


@pytest.mark.parametrize("file", [venv.BUILD, venv.TESTS], ids=["build", "tests"])
def test_every_python_package_is_pinned_exactly(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    pins = [line.partition(";")[0].strip() for line in lines if line and line[0] != "#"]
    assert len(pins) >= 5
    assert [pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.]+", pin)] == []


def test_every_browser_side_package_has_its_hash_and_no_address() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    packages = {path: about for path, about in lock["packages"].items() if path}
    assert len(packages) >= 5
    for path, about in packages.items():
        assert about["integrity"].startswith("sha512-"), path
        # Each registry and mirror has addresses of its own; the hash holds for all of them.
        assert "resolved" not in about, path


def test_the_core_imports_numpy_and_the_standard_library_alone() -> None:
    """The contract in pyproject.toml can only name what is forbidden; this names what is not."""
    allowed = {*sys.stdlib_module_names, "app", "numpy"}
    for file in (ROOT / "app" / "core").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert {name.name.partition(".")[0] for name in node.names} <= allowed, file
            elif isinstance(node, ast.ImportFrom):
                assert (node.module or "app").partition(".")[0] in allowed, file
