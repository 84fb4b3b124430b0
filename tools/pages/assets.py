"""Style sheet, scripts and icons, and the JavaScript libraries that the scripts import."""

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
    """Copy ``static`` to ``out``, join its style sheets, and bundle libraries in ``vendor/``.

    Raises:
        SetupError: an npm package is missing or cannot be bundled.
    """
    elsewhere = shutil.ignore_patterns("style", "inline.js", "veil.js", *LASTING)
    shutil.copytree(static, out, dirs_exist_ok=True, ignore=elsewhere)
    (out / "style.css").write_text(style_sheet(static), encoding="utf-8")
    for source, name in ((_MORPHDOM, "morphdom.js"), (_STORAGE, "fake-indexeddb.js")):
        bundle(node_modules, source, out / "vendor" / name)


def style_sheet(static: Path) -> str:
    """Return the style sheets joined in the order of their names."""
    sheets = sorted((static / "style").glob("*.css"))
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)


def bundle(node_modules: Path, source: str, target: Path) -> None:
    """Write an npm module with all that it imports as one small file."""
    esbuild = node_modules / "esbuild" / "bin" / "esbuild"
    command = ["node", esbuild, node_modules / source, f"--outfile={target}"]
    options = ["--bundle", "--format=esm", "--minify", "--legal-comments=eof", "--log-level=error"]
    done = subprocess.run(
        [*map(str, command), *options], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SetupError(f"esbuild could not bundle {source}: {done.stderr.strip()}")
