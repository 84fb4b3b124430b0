"""Scripts and icons, and the JavaScript libraries that the scripts import."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

from tools.errors import SetupError

# At the root, as their address must outlast a release: host pages link to the one, and the other
# may only serve what lies below it.
LASTING: Final = ("embed.js", "offline.js")
_MORPHDOM: Final = "morphdom/dist/morphdom-esm.js"
_STORAGE: Final = "fake-indexeddb/build/esm/index.js"


def write_assets(static: Path, node_modules: Path, out: Path) -> None:
    """Copy ``static`` to ``out``, without its style sheets, and bundle libraries in ``vendor/``.

    Raises:
        SetupError: an npm package is missing or cannot be bundled.
    """
    elsewhere = shutil.ignore_patterns("style", "inline.js", "veil.js", *LASTING)
    shutil.copytree(static, out, dirs_exist_ok=True, ignore=elsewhere)
    for source, name in ((_MORPHDOM, "morphdom.js"), (_STORAGE, "fake-indexeddb.js")):
        bundle(node_modules, source, out / "vendor" / name)


def bundle(node_modules: Path, source: str, target: Path) -> None:
    """Write an npm module with all that it imports as one small file."""
    esbuild(
        node_modules,
        str(node_modules / source),
        f"--outfile={target}",
        "--bundle",
        "--format=esm",
        "--minify",
        "--legal-comments=eof",
        folder=node_modules,
        doing=f"bundle {source}",
    )


def esbuild(node_modules: Path, *words: str, folder: Path, doing: str, text: str = "") -> None:
    """Run esbuild with ``words`` in ``folder``, with ``text`` as its standard input.

    Raises:
        SetupError: a file is missing or cannot be read; ``doing`` says what it was to do.
    """
    program = node_modules / "esbuild" / "bin" / "esbuild"
    done = subprocess.run(
        ["node", str(program), *words, "--log-level=error"],
        cwd=folder,
        input=text,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise SetupError(f"esbuild could not {doing}: {done.stderr.strip()}")
