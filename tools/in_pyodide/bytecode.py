"""Python sources to bytecode archives. Runs inside Pyodide: its compiler makes what it will run.

Everything is the same bytes at every run: entries sorted, one date, no path of the machine.
Bytecode lies where its source lay (``a/b.py`` → ``a/b.pyc``), which imports accept without the
source, and is hash-based and unchecked, so that no date is ever compared.
"""

from __future__ import annotations

import ast
import fnmatch
import hashlib
import importlib.util
import json
import marshal
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

DATE = (1980, 1, 1, 0, 0, 0)  # the first that a zip can hold
UNCHECKED = (0b01).to_bytes(4, "little")  # PEP 552: hash-based, never compared with a source
FONTS = "matplotlib/fontlist.json"


def bytecode(source: bytes, filename: str, *, annotated: bool = True) -> bytes:
    """Return the content of a ``.pyc``: ``filename`` is what tracebacks will name.

    ``annotated`` keeps the annotations of functions and variables, which some libraries read.
    """
    tree = without_docstrings(ast.parse(source, filename))
    if not annotated:
        tree = without_annotations(tree)
    code = compile(tree, filename, "exec", dont_inherit=True, optimize=0)
    header = importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(source)
    return header + marshal.dumps(code)


def without_docstrings(tree: ast.Module) -> ast.Module:
    """Blank every docstring of ``tree``, in place: a third of NumPy's bytecode is help texts.

    Blank, and not gone as with ``python -OO``: NumPy and Matplotlib work on some of their
    docstrings when imported, and dataclasses make up one where there is none.
    """
    waiting: list[Any] = [tree]
    while waiting:  # statements alone hold docstrings: ast.walk would visit every expression too
        node = waiting.pop()
        for field in ("body", "orelse", "finalbody", "handlers", "cases"):
            waiting += getattr(node, field, ())
        match node:
            case (
                ast.Module(body=[ast.Expr(value=ast.Constant(value=str()) as text), *_])
                | ast.ClassDef(body=[ast.Expr(value=ast.Constant(value=str()) as text), *_])
                | ast.FunctionDef(body=[ast.Expr(value=ast.Constant(value=str()) as text), *_])
                | ast.AsyncFunctionDef(body=[ast.Expr(value=ast.Constant(value=str()) as text), *_])
            ):
                text.value = " "
    return tree


def without_annotations(tree: ast.Module) -> ast.Module:
    """Drop the annotations of functions and module variables of ``tree``, in place.

    They would be evaluated at every import. Those of classes stay: dataclasses are made of them.
    """
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    tree.body = [
        ast.copy_location(ast.Assign([one.target], one.value), one)
        if isinstance(one, ast.AnnAssign) and one.value
        else one
        for one in tree.body
    ]
    return tree


def write_zip(
    target: Path, entries: Iterable[tuple[str, bytes]], *, stored: bool = False
) -> dict[str, Any]:
    """Write a zip whose bytes depend on ``entries`` alone; return its ``sha256`` and ``bytes``.

    ``stored`` leaves the entries as they are: a host compresses the whole better than a zip each
    part, and a reader's machine need not unpack them once more.
    """
    method = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
    with zipfile.ZipFile(target, "w", method) as archive:
        for name, data in sorted(entries):
            info = zipfile.ZipInfo(name, DATE)
            info.compress_type = method
            info.external_attr = 0o644 << 16
            info.create_system = 3  # Unix, whatever the machine
            archive.writestr(info, data, compresslevel=9)
    data = target.read_bytes()
    return {"sha256": hashlib.sha256(data).hexdigest(), "bytes": len(data)}


def compiled(name: str, data: bytes, where: str, *, annotated: bool = True) -> tuple[str, bytes]:
    """Return one archive entry: bytecode for a ``.py``, anything else as it is."""
    if not name.endswith(".py"):
        return name, data
    return f"{name}c", bytecode(data, where + name, annotated=annotated)


def compile_tree(sources: Mapping[str, Path], target: Path, *, where: str = "") -> dict[str, Any]:
    """Write a zip of the app's own files: entry name → file, ``.py`` becoming bytecode.

    None of them reads annotations, so these stay out. Tracebacks will name ``where`` + entry name.
    Returns the zip's ``sha256`` and ``bytes``; for its being stored see ``write_zip``.
    """
    entries = [
        compiled(name, path.read_bytes(), where, annotated=False) for name, path in sources.items()
    ]
    return write_zip(target, entries, stored=True)


def repack(
    archive: Path,
    target: Path,
    *,
    where: str,
    drop: Sequence[str],
    empty: Sequence[str],
    stored: bool = False,
    patches: Mapping[str, Sequence[str]] | None = None,
) -> dict[str, Any]:
    """Write ``archive`` again with bytecode in place of sources; return ``sha256``, ``bytes``.

    Args:
        archive: a zip or a wheel.
        target: the file to write.
        where: the folder that its files will lie in when they run, for tracebacks.
        drop: shell patterns of entry names to leave out; ``*`` matches ``/`` too.
        empty: the same, of modules that stay importable with nothing in them.
        stored: see ``write_zip``.
        patches: entry name → what it must have once, and what takes its place.

    Raises:
        ValueError: an entry is not as its patch expects it.
    """
    with zipfile.ZipFile(archive) as source:
        names = [name for name in source.namelist() if name[-1] != "/" and not _any(name, drop)]
        files = {name: b"" if _any(name, empty) else source.read(name) for name in names}
    for name, (old, new) in (patches or {}).items():
        if files[name].count(old.encode()) != 1:
            raise ValueError(f"{name} does not have {old!r} once: see tools/runtime/patched.py")
        files[name] = files[name].replace(old.encode(), new.encode())
    if FONTS in files:
        files[FONTS] = fonts_kept(files)
    entries = [compiled(name, data, where) for name, data in files.items()]
    return write_zip(target, entries, stored=stored)


def fonts_kept(files: Mapping[str, bytes]) -> bytes:
    """Return Matplotlib's list of its fonts with only those that are in ``files``."""
    fonts = json.loads(files[FONTS])
    folder = FONTS.replace("fontlist.json", "mpl-data/")
    fonts["ttflist"] = [font for font in fonts["ttflist"] if folder + font["fname"] in files]
    return json.dumps(fonts).encode()


def _any(name: str, patterns: Sequence[str]) -> bool:
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


def main(jobs: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Repack each archive of ``jobs`` (the arguments of ``repack``); results by target's name."""
    return {
        Path(job["target"]).name: repack(
            Path(job["archive"]),
            Path(job["target"]),
            where=job["where"],
            drop=job["drop"],
            empty=job["empty"],
            stored=job["stored"],
            patches=job["patches"],
        )
        for job in jobs
    }


if __name__ == "__main__":
    result = main(globals()["arguments"]["jobs"])
