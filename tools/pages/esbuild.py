"""The npm package esbuild, which bundles JavaScript modules and style sheets."""

import subprocess
from pathlib import Path

from tools import node
from tools.errors import SetupError


def esbuild(
    node_modules: Path,
    *words: str | Path,
    folder: Path,
    doing: str,
    text: str = "",
    bundle: bool = True,
) -> None:
    """Run esbuild with ``words`` in ``folder``, and with ``text`` as its standard input.

    ``doing`` says in an error what it was to do.

    Raises:
        SetupError: Node is missing, or a script or a module that it imports cannot be read.
    """
    program = node_modules / "esbuild" / "bin" / "esbuild"
    joining = ["--bundle"] if bundle else []
    done = subprocess.run(
        [node.find("node"), program, *words, *joining, "--format=esm", "--log-level=error"],
        cwd=folder,
        input=text,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise SetupError(f"esbuild could not {doing}: {done.stderr.strip()}")
