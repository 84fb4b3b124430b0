"""Wheels: what is needed, and that no byte is used that the lock does not name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools.errors import SetupError
from tools.runtime import wheels
from tools.runtime.assemble import shipped_lock
from tools.runtime.files import sha256, write_atomically
from tools.runtime.sources import Store
from tools.runtime.wheels import fetch_wheels, resolve

FILES = {"a-1.whl": b"first", "b-1.whl": b"second"}
LOCK: dict[str, Any] = {
    "info": {"python": "3.13.2"},
    "packages": {
        "a": {"depends": ["b"], "file_name": "a-1.whl", "sha256": sha256(b"first")},
        "b": {"depends": ["a"], "file_name": "b-1.whl", "sha256": sha256(b"second")},
        "c": {"depends": [], "file_name": "c-1.whl", "sha256": sha256(b"third")},
    },
}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Stand in for both sources: the CDN is out of reach, the package index has ``FILES``."""
    asked: list[str] = []

    def index(files: list[str], store: Store, cache: Path) -> None:
        for file in files:
            asked.append(file)
            store(file, FILES[file])

    monkeypatch.setattr(wheels, "from_cdn", lambda files, store, say: None)
    monkeypatch.setattr(wheels, "from_package_index", index)
    return asked


def test_dependencies_are_followed_and_may_be_circular() -> None:
    assert resolve(LOCK, ["a"]) == ["a", "b"]
    assert resolve(LOCK, ["c"]) == ["c"]


def test_an_unknown_package_is_named() -> None:
    with pytest.raises(SetupError, match="“d”"):
        resolve(LOCK, ["d"])


def test_wheels_are_kept_and_not_fetched_twice(tmp_path: Path, asked: list[str]) -> None:
    found = fetch_wheels(LOCK, ["a"], tmp_path, print)
    assert {name: path.read_bytes() for name, path in found.items()} == {
        "a": b"first",
        "b": b"second",
    }
    fetch_wheels(LOCK, ["a"], tmp_path, print)
    assert sorted(asked) == ["a-1.whl", "b-1.whl"]


def test_a_truncated_cache_file_is_named_and_fetched_again(
    tmp_path: Path, asked: list[str]
) -> None:
    found = fetch_wheels(LOCK, ["a"], tmp_path, print)
    found["b"].write_bytes(b"sec")
    said: list[str] = []
    fetch_wheels(LOCK, ["a"], tmp_path, said.append)
    assert found["b"].read_bytes() == b"second"
    assert asked[2:] == ["b-1.whl"]
    assert "b-1.whl" in said[0]
    assert sha256(b"sec") in said[0]


def test_wrong_bytes_are_refused_and_named(
    tmp_path: Path, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(FILES, "a-1.whl", b"something else")
    with pytest.raises(SetupError) as caught:
        fetch_wheels(LOCK, ["a"], tmp_path, print)
    for part in ("a-1.whl", sha256(b"first"), sha256(b"something else")):
        assert part in str(caught.value)
    assert not (tmp_path / "wheels" / "a-1.whl").exists()


def test_what_is_served_leaves_out_dropped_packages() -> None:
    def entry(*depends: str) -> dict[str, Any]:
        return {"depends": list(depends), "file_name": "x.whl", "sha256": ""}

    lock = {
        "info": {"python": "3.13.2"},
        "packages": {
            "numpy": entry(),
            "matplotlib": entry("numpy", "fonttools", "pytz", "cycler"),
            "cycler": entry(),
            "fonttools": entry(),
            "pytz": entry(),
            "scipy": entry(),
        },
    }
    served = shipped_lock(lock)
    assert sorted(served["packages"]) == ["cycler", "matplotlib", "numpy"]
    assert served["packages"]["matplotlib"]["depends"] == ["numpy", "cycler"]
    assert served["info"] == lock["info"]


def test_a_failed_write_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(OSError, match="taken"):
        write_atomically(tmp_path / "taken", b"data")
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]
