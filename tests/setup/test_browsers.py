"""Which browser the tests take."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.setup.fakes import posix, program
from tools.errors import SetupError
from tools.setup import browsers


@posix
def test_the_browser_named_comes_before_the_one_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(browsers.VARIABLE, raising=False)
    assert browsers.find() is None
    chrome = program(tmp_path, "chrome")
    assert browsers.find() == chrome
    chromium = program(tmp_path, "chromium")
    assert browsers.find() == chromium
    mine = program(tmp_path, "mine")
    monkeypatch.setenv(browsers.VARIABLE, str(mine))
    assert browsers.find() == mine
    monkeypatch.setenv(browsers.VARIABLE, str(tmp_path / "gone"))
    with pytest.raises(SetupError, match=r"NUNGIL_CHROMIUM names .*gone"):
        browsers.find()


@pytest.mark.parametrize("root", [True, False])
def test_without_a_browser_each_source_is_asked_in_turn(
    root: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def source(name: str) -> Callable[[], Path | None]:
        def ask() -> Path | None:
            asked.append(name)
            if name == "debian":
                raise SetupError("no network")
            return None

        return ask

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(browsers.VARIABLE, raising=False)
    monkeypatch.setattr(browsers, "_debian_root", lambda: root)
    monkeypatch.setattr(browsers, "_from_debian", source("debian"))
    monkeypatch.setattr(browsers, "_from_playwright", source("playwright"))
    with pytest.raises(SetupError, match="No Chromium or Chrome"):
        browsers.ensure()
    assert asked == (["debian"] if root else []) + ["playwright"]
