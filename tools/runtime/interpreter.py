"""One interpreter at build time and in the browser: Pyodide, opened under Node."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tools import node
from tools.errors import SetupError
from tools.project import ROOT

TOOLS = ROOT / "tools"
# The folder inside Pyodide in which the project's tools/ is mounted, to be imported from.
IMPORTS = "/build"

# The same bytes at every run: no random hashes; nothing written into the mounted sources.
ENVIRONMENT = {
    "HOME": "/home/pyodide",
    "PYTHONHASHSEED": "0",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONNODEBUGRANGES": "1",  # columns for tracebacks that have no source to point into
    "MPLCONFIGDIR": "/tmp/matplotlib",
}


def run_in_pyodide(
    script: Path,
    *,
    packages: Sequence[str],
    runtime: Path,
    mounts: Mapping[str, Path],
    arguments: Mapping[str, Any],
) -> Any:
    """Run a Python script inside Pyodide and return what it leaves in ``result``.

    The script sees ``arguments``, and ``__name__ == "__main__"``. The project's ``tools``
    package can be imported inside; other folders are what ``mounts`` names.

    Args:
        script: a Python file of this machine.
        packages: packages of the runtime's lock, loaded before the script starts.
        runtime: folder with Pyodide's files, its lock and the wheels of ``packages``.
        mounts: absolute path inside → folder of this machine, readable and writable.
        arguments: anything JSON can carry.

    Raises:
        SetupError: Node is missing or too old, or the script fails (with its traceback).
    """
    job = {
        "runtime": str(runtime.resolve()),
        "packages": list(packages),
        "environment": ENVIRONMENT,
        "mounts": {
            f"{IMPORTS}/tools": str(TOOLS),
            **{inside: str(outside.resolve()) for inside, outside in mounts.items()},
        },
        "path": [IMPORTS],
        "name": script.name,
        "source": script.read_text(encoding="utf-8"),
        "arguments": json.dumps(arguments, ensure_ascii=False),
    }
    with tempfile.TemporaryDirectory(prefix="in-pyodide-") as folder:
        order, outcome = Path(folder, "job.json"), Path(folder, "outcome.json")
        order.write_text(json.dumps({**job, "outcome": str(outcome)}), encoding="utf-8")
        program = TOOLS / "runtime" / "interpreter.mjs"
        done = subprocess.run([node.require(), str(program), str(order)], check=False)
        if not outcome.exists():
            raise SetupError(
                f"Pyodide under Node stopped with code {done.returncode} while running "
                f"{script.name}. Its own words are above; too little memory is a common reason."
            )
        answer = json.loads(outcome.read_text(encoding="utf-8"))
    if "error" in answer:
        raise SetupError(f"{script.name} failed inside Pyodide:\n{answer['error'].rstrip()}")
    return answer["result"]
