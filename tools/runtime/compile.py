"""The standard library and the wheels as bytecode, compiled once by Pyodide and cached."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.errors import writing
from tools.runtime import dropped, interpreter, patched, pins
from tools.runtime.files import sha256, sha256_of
from tools.steps import Say

STDLIB = "python_stdlib.zip"


def compile_runtime(
    pyodide: Path, wheels: Mapping[str, Path], cache: Path, say: Say
) -> dict[str, Path]:
    """Return the compiled archives by file name: the standard library and each wheel.

    Args:
        pyodide: folder of the npm package.
        wheels: package name → verified wheel.
        cache: folder that outlives the build.
        say: gets a line about every step that takes time.

    Raises:
        SetupError: Node is missing, Pyodide fails, or the disk is full.
    """
    inputs = {STDLIB: (None, pyodide / STDLIB)} | {
        wheel.name: (package, wheel) for package, wheel in wheels.items()
    }
    jobs = {file: _job(package) for file, (package, _) in inputs.items()}
    folder = cache / f"compiled-{_key(pyodide, inputs, jobs)}"
    if not _whole(folder):
        say(f"Compiling the standard library and {len(wheels)} packages to bytecode …")
        with writing(cache):
            cache.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(dir=cache, prefix=".compiling-") as aside:
                fresh = Path(aside, "compiled")
                fresh.mkdir()
                _compile(pyodide, inputs, jobs, fresh)
                shutil.rmtree(folder, ignore_errors=True)
                fresh.replace(folder)
    return {file: folder / file for file in inputs}


def _job(package: str | None) -> dict[str, Any]:
    """Say how one archive is repacked; ``None`` is the standard library."""
    return {
        "where": pins.STDLIB if package is None else pins.SITE_PACKAGES,
        "drop": dropped.patterns(package),
        "empty": sorted(dropped.EMPTIED),
        "patches": patched.PATCHES.get(package or "", {}),
        # What the start waits for. Later packages are deflated: not every host compresses them.
        "stored": package is None or package in pins.START_PACKAGES,
    }


def _key(
    pyodide: Path,
    inputs: Mapping[str, tuple[str | None, Path]],
    jobs: Mapping[str, Mapping[str, Any]],
) -> str:
    """Return what the compiled archives depend on, as a short hash."""
    parts = {
        "pins": [pins.PYODIDE, pins.PYSCRIPT],
        "interpreter": sha256_of(pyodide / "pyodide.asm.wasm"),
        "script": sha256_of(_script()),
        "inputs": {file: sha256_of(path) for file, (_, path) in inputs.items()},
        "jobs": jobs,
    }
    return sha256(json.dumps(parts, sort_keys=True).encode())[:16]


def _script() -> Path:
    return interpreter.TOOLS / "in_pyodide" / "bytecode.py"


def _whole(folder: Path) -> bool:
    """Tell whether a compiled folder is there with all of its bytes."""
    try:
        made = json.loads((folder / "made.json").read_text(encoding="utf-8"))
        return all(sha256_of(folder / file) == one["sha256"] for file, one in made.items())
    except (OSError, ValueError):
        return False


def _compile(
    pyodide: Path,
    inputs: Mapping[str, tuple[str | None, Path]],
    jobs: Mapping[str, Mapping[str, Any]],
    fresh: Path,
) -> None:
    """Fill ``fresh`` with the compiled archives and a list of their hashes."""
    folders = sorted({path.resolve().parent for _, path in inputs.values()})
    inside = {folder: f"/inputs/{number}" for number, folder in enumerate(folders)}
    made = interpreter.run_in_pyodide(
        _script(),
        packages=[],
        runtime=pyodide,
        mounts={**{inside[folder]: folder for folder in folders}, "/made": fresh},
        arguments={
            "jobs": [
                {
                    **jobs[file],
                    "archive": f"{inside[path.resolve().parent]}/{path.name}",
                    "target": f"/made/{file}",
                }
                for file, (_, path) in sorted(inputs.items())
            ]
        },
    )
    (fresh / "made.json").write_text(json.dumps(made, indent=1, sort_keys=True), encoding="utf-8")
