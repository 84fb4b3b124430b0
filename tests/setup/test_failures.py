"""Each failure that a builder can put right ends as one plain sentence and exit code 1."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.setup.fakes import posix, program
from tools import node, steps
from tools.command_line import ending
from tools.errors import SetupError
from tools.project import OLDEST_NODE, ROOT
from tools.setup import venv
from tools.steps import clean_environment

PIP_OFFLINE = (
    "WARNING: Retrying after connection broken by 'NewConnectionError: Temporary failure in name "
    "resolution'\nERROR: No matching distribution found for brotli==1.2.1"
)


@pytest.mark.parametrize(
    ("printed", "words"),
    [
        ("OSError: [Errno 28] No space left on device", "full"),
        ("npm error code ENOSPC", "full"),
        ("OSError: [Errno 30] Read-only file system: '/x'", "cannot be written"),
        ("npm error code EACCES", "cannot be written"),
        (PIP_OFFLINE, "check the network"),
        ("npm error code EAI_AGAIN", "check the network"),
        ("SSLError(CERTIFICATE_VERIFY_FAILED)", "certificate"),
    ],
)
def test_known_outputs(printed: str, words: str) -> None:
    sentence = steps.reason(printed, "pip", ROOT)
    assert sentence is not None
    assert words in sentence
    assert "\n" not in sentence


def test_unknown_output_is_left_to_the_tail() -> None:
    assert steps.reason("SyntaxError", "npm", ROOT) is None


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "full"),
        (PermissionError(errno.EACCES, "Permission denied", "/a/b"), "The folder /a cannot"),
        (OSError(errno.EROFS, "Read-only file system"), f"The folder {ROOT} cannot"),
        (OSError(errno.EMFILE, "Too many open files"), "Too many open files"),
        (SetupError("Say this."), "Say this."),
        (subprocess.CalledProcessError(3, ["node", "x"]), "node ended with code 3"),
    ],
)
def test_ending(error: Exception, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    def work() -> int:
        raise error

    assert ending(work) == 1
    printed = capsys.readouterr()
    assert words in printed.err
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err


def test_ctrl_c_is_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    def work() -> int:
        raise KeyboardInterrupt

    assert ending(work) == 130
    assert capsys.readouterr().err == "\nStopped.\n"


def test_an_error_of_our_own_keeps_its_traceback() -> None:
    def work() -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        ending(work)


@pytest.mark.parametrize("name", ["node", "npm"])
def test_a_program_that_is_missing(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SetupError, match=rf"^{name} was not found: install Node"):
        node.find(name)


@posix
@pytest.mark.parametrize("printed", ["v18.20.4\n", "v9.0.0", "", "20.1.0", "command not found"])
def test_a_node_too_old_or_strange(
    printed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    program(tmp_path, "node", f"echo '{printed}'")
    with pytest.raises(SetupError, match=rf"with Node\.js {OLDEST_NODE} or newer"):
        node.require()


@posix
@pytest.mark.parametrize("printed", ["v20.0.0\n", "v26.1.0-nightly2026"])
def test_a_node_new_enough(printed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    path = program(tmp_path, "node", f"echo '{printed}'")
    assert node.require() == str(path)


def test_no_venv_module_names_debians_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SetupError, match=rf"python3\.{sys.version_info.minor}-venv"):
        venv.require_module()


def test_a_failing_step_shows_its_tail_then_says_why(capfd: pytest.CaptureFixture[str]) -> None:
    code = "print('first'); print('ENOSPC'); raise SystemExit(4)"
    with pytest.raises(SetupError, match="full"):
        steps.run([sys.executable, "-c", code], doing="Trying", tool="npm")
    printed = capfd.readouterr()
    assert printed.out == "Trying …\n"
    assert printed.err.split() == ["first", "ENOSPC"]
    with pytest.raises(SetupError, match="code 5"):
        steps.run([sys.executable, "-c", "raise SystemExit(5)"], doing="Trying", tool="npm")


def test_a_step_that_is_not_installed() -> None:
    with pytest.raises(SetupError, match="apt-get was not found"):
        steps.run(["no-such-program-here"], doing="Trying", tool="apt-get")


def test_what_misleads_a_venv_is_left_out_and_a_mirror_stays() -> None:
    given = {"PYTHONPATH": "/x", "PIP_TARGET": "/y", "PIP_INDEX_URL": "z", "PATH": "/bin"}
    kept = clean_environment(given)
    assert {"PYTHONPATH", "PIP_TARGET"}.isdisjoint(kept)
    assert (kept["PIP_INDEX_URL"], kept["PATH"], kept["PIP_USER"]) == ("z", "/bin", "0")


def test_build_py_needs_the_standard_library_alone() -> None:
    """-S leaves out site-packages, -I the user's variables and folders."""
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import build; build.main"
    code += "; import tools.command_line, tools.commands"
    environment = {"PATH": os.environ["PATH"]}
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True, env=environment)
