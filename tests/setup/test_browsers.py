"""Which browsers the tests take."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.setup.fakes import posix, program
from tools.errors import SetupError
from tools.setup import browsers, engines
from tools.setup.engines import CHROMIUM, ENGINES, FIREFOX, WEBKIT, Engine


@pytest.fixture(autouse=True)
def _bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A PATH of one empty folder, and nothing said in the environment."""
    monkeypatch.setenv("PATH", str(tmp_path))
    for engine in ENGINES:
        monkeypatch.delenv(engine.variable, raising=False)
        monkeypatch.delenv(engine.without, raising=False)
    monkeypatch.setattr(engines, "matches", lambda place: [])


@posix
def test_the_browser_named_comes_before_the_one_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert engines.find(CHROMIUM) is None
    chrome = program(tmp_path, "chrome")
    assert engines.find(CHROMIUM) == chrome
    chromium = program(tmp_path, "chromium")
    assert engines.find(CHROMIUM) == chromium
    assert engines.find(FIREFOX) is None
    mine = program(tmp_path, "mine")
    monkeypatch.setenv("NUNGIL_CHROMIUM", str(mine))
    assert engines.find(CHROMIUM) == mine
    monkeypatch.setenv("NUNGIL_CHROMIUM", str(tmp_path / "gone"))
    with pytest.raises(SetupError, match=r"NUNGIL_CHROMIUM names .*gone"):
        engines.find(CHROMIUM)


@posix
def test_webkits_browser_counts_only_with_its_driver_and_a_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = tmp_path / "MiniBrowser"
    monkeypatch.setattr(engines, "matches", lambda place: [small])
    assert engines.find(WEBKIT) is None
    program(tmp_path, "WebKitWebDriver")
    assert engines.find(WEBKIT) is None
    program(tmp_path, "Xvfb")
    assert engines.find(WEBKIT) == small


def test_a_pattern_finds_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    small = tmp_path / "x86 눈" / "webkit" / "MiniBrowser"
    small.parent.mkdir(parents=True)
    small.touch()
    assert engines.matches(f"{tmp_path.as_posix()}/*/webkit/MiniBrowser") == [small]
    assert engines.matches(f"{tmp_path.as_posix()}/none/*") == []
    assert engines.matches("Q:/none/here.exe") == []


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
@pytest.mark.parametrize("root", [True, False])
def test_without_a_browser_each_source_is_asked_in_turn(
    engine: Engine, root: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def source(name: str) -> Callable[[Engine], Path | None]:
        def ask(wanted: Engine) -> Path | None:
            asked.append((name, wanted))
            if name == "debian":
                raise SetupError("no network")
            return None

        return ask

    monkeypatch.setattr(browsers, "may_use_apt", lambda: root)
    monkeypatch.setattr(browsers, "from_debian", source("debian"))
    monkeypatch.setattr(browsers, "from_playwright", source("playwright"))
    with pytest.raises(SetupError, match=f"^No {engine.program} was found .*{engine.variable}"):
        browsers.ensure(engine)
    assert asked == [("debian", engine)] * root + [("playwright", engine)]


def test_only_chromium_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    here, said = Path("/here"), list[str]()

    def ensure(engine: Engine) -> Path:
        if engine is WEBKIT:
            raise SetupError("No WebKit.")
        return here

    monkeypatch.setattr(browsers, "ensure", ensure)
    assert browsers.ensure_all(said.append) == {
        "NUNGIL_CHROMIUM": str(here),
        "NUNGIL_FIREFOX": str(here),
        "NUNGIL_NO_WEBKIT": "No WebKit.",
    }
    assert said == ["The tests run without WebKit. No WebKit."]
    # Who says so beforehand is asked for no download; who names one is told that it is not there.
    monkeypatch.setenv("NUNGIL_NO_WEBKIT", "not today")
    assert "NUNGIL_NO_WEBKIT" not in browsers.ensure_all(said.append)
    monkeypatch.setenv("NUNGIL_WEBKIT", "/gone")
    with pytest.raises(SetupError):
        browsers.ensure_all(said.append)
    assert len(said) == 1


def test_without_chromium_there_are_no_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    def ensure(engine: Engine) -> Path:
        raise SetupError(f"No {engine.name}.")

    monkeypatch.setattr(browsers, "ensure", ensure)
    with pytest.raises(SetupError, match="No Chromium"):
        browsers.ensure_all(print)
