"""Pyodide under Node, for real: two openings, a few seconds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.errors import SetupError
from tools.project import NODE_MODULES
from tools.runtime.interpreter import run_in_pyodide

PYODIDE = NODE_MODULES / "pyodide"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not PYODIDE.exists(), reason="npm packages are not installed"),
]

SCRIPT = """
import sys
from pathlib import Path
from tools.in_pyodide.bytecode import compile_tree
Path("/out/seen.txt").write_text("from inside")
made = [
    compile_tree({"a.py": Path("/out/a.py")}, Path(f"/out/{n}.zip"), where="app/")["sha256"]
    for n in range(2)
]
result = {"version": sys.version_info[:2], "said": arguments["say"], "made": made}
"""


def test_a_script_sees_its_arguments_and_mounts(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    (tmp_path / "a.py").write_text("A = {'b', 'c'}\n")
    outcome = run_in_pyodide(
        tmp_path / "script.py",
        packages=[],
        runtime=PYODIDE,
        mounts={"/out": tmp_path},
        arguments={"say": "눈길"},
    )
    assert outcome["version"] == [3, 13]
    assert outcome["said"] == "눈길"
    assert outcome["made"][0] == outcome["made"][1]
    assert (tmp_path / "seen.txt").read_text() == "from inside"


def test_an_error_inside_comes_out_with_its_traceback(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text("def f():\n    return 1 / 0\n\nf()\n")
    with pytest.raises(SetupError, match=r"(?s)script\.py failed.*in f.*ZeroDivisionError"):
        run_in_pyodide(
            tmp_path / "script.py", packages=[], runtime=PYODIDE, mounts={}, arguments={}
        )
