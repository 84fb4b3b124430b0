"""The runtime folder that the page loads: interpreter, compiled packages, PyScript."""

from __future__ import annotations

import copy
import json
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tools.errors import SetupError, writing
from tools.runtime import dropped, pins
from tools.runtime.compile import STDLIB, compile_runtime
from tools.runtime.files import sha256_of
from tools.runtime.pyscript import pyscript_files, without_map
from tools.runtime.wheels import Lock, fetch_wheels, resolve
from tools.steps import Say

LOCK = "pyodide-lock.json"
# A name that every host compresses, for archives that are not compressed themselves: hosts go by a
# file's type, and "application/zip" is on few lists. The page hands them over under their own name.
COMPRESSED_BY_HOSTS = ".json"
AS_THEY_ARE = ("pyodide.asm.js", "pyodide.asm.wasm")


def assemble(node_modules: Path, cache: Path, out: Path, say: Say) -> None:
    """Write the served runtime folder ``out``; what was there before is replaced whole.

    Args:
        node_modules: where npm has put ``pyodide`` and ``@pyscript/core``.
        cache: folder that outlives the build: wheels, and what was compiled.
        out: the folder to write.
        say: gets a line about every step that takes time.

    Raises:
        SetupError: something is missing, does not match its hash, or cannot be written.
    """
    pyodide = npm_package(node_modules, "pyodide", pins.PYODIDE)
    pyscript = npm_package(node_modules, "@pyscript/core", pins.PYSCRIPT)
    lock = shipped_lock(json.loads((pyodide / LOCK).read_text(encoding="utf-8")))
    wheels = shipped_wheels(node_modules, cache, say)
    compiled = compile_runtime(pyodide, wheels, cache, say)
    with writing(out.parent):
        out.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=out.parent, prefix=f".{out.name}.") as folder:
            fresh = Path(folder, "runtime")
            _fill(fresh, pyodide, pyscript, lock, compiled)
            if out.exists():
                shutil.rmtree(out)
            fresh.replace(out)


def name_for_hosts(runtime: Path, app: Path) -> None:
    """Give the stored archives in ``runtime``, and ``app``, the name that they are served under."""
    lock: Lock = json.loads((runtime / LOCK).read_text(encoding="utf-8"))
    wheels = [lock["packages"][one]["file_name"] for one in pins.START_PACKAGES]
    for path in (app, *(runtime / name for name in (STDLIB, *wheels))):
        path.rename(path.with_name(path.name + COMPRESSED_BY_HOSTS))


def shipped_wheels(node_modules: Path, cache: Path, say: Say) -> dict[str, Path]:
    """Return package name → official wheel of all that is served, fetched and verified.

    Raises:
        SetupError: Pyodide is missing, or a wheel cannot be had.
    """
    pyodide = npm_package(node_modules, "pyodide", pins.PYODIDE)
    lock = shipped_lock(json.loads((pyodide / LOCK).read_text(encoding="utf-8")))
    return fetch_wheels(lock, pins.PACKAGES, cache, say)


def npm_package(node_modules: Path, name: str, version: str) -> Path:
    """Return the folder of an npm package after checking that it is the pinned version.

    Raises:
        SetupError: it is missing, or of another version.
    """
    folder = node_modules / name
    try:
        found = json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"]
    except FileNotFoundError as error:
        raise SetupError(
            f"The npm package {name} is missing in {node_modules}. Run “npm ci” and try again."
        ) from error
    if found != version:
        raise SetupError(
            f"The npm package {name} is {found}, but tools/runtime/pins.py asks for {version}. "
            "Run “npm ci”, or make package.json and the pins agree."
        )
    return folder


def shipped_lock(lock: Lock) -> Lock:
    """Return Pyodide's lock with only the packages that are served; ``info`` stays as it is."""
    lock = copy.deepcopy(lock)
    for package in lock["packages"].values():
        package["depends"] = [one for one in package["depends"] if one not in dropped.PACKAGES]
    names = resolve(lock, pins.PACKAGES)
    return {**lock, "packages": {name: lock["packages"][name] for name in names}}


def _fill(
    fresh: Path, pyodide: Path, pyscript: Path, lock: Lock, compiled: Mapping[str, Path]
) -> None:
    (fresh / "pyscript").mkdir(parents=True)
    for name in AS_THEY_ARE:
        shutil.copyfile(pyodide / name, fresh / name)
    script = (pyodide / "pyodide.mjs").read_text(encoding="utf-8")
    (fresh / "pyodide.mjs").write_text(without_map(script), encoding="utf-8")
    for name, path in compiled.items():
        shutil.copyfile(path, fresh / name)
    served = copy.deepcopy(lock)
    for package in served["packages"].values():
        package["sha256"] = sha256_of(compiled[package["file_name"]])
    (fresh / LOCK).write_text(json.dumps(served, sort_keys=True), encoding="utf-8")
    for name, text in pyscript_files(pyscript / "dist").items():
        (fresh / "pyscript" / name).write_text(text, encoding="utf-8")
