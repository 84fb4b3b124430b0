"""Style sheet, scripts and icons, and the JavaScript libraries that the scripts import."""

import shutil
from pathlib import Path
from typing import Final

from tools.pages.esbuild import esbuild
from tools.pages.styles import write_styles

# At the root, as their address must outlast a release: host pages link to the one, and the other
# may only serve what lies below it.
LASTING: Final = ("embed.js", "offline.js")
_MORPHDOM: Final = "morphdom/dist/morphdom-esm.js"
_STORAGE: Final = "fake-indexeddb/build/esm/index.js"


def write_assets(static: Path, node_modules: Path, out: Path) -> None:
    """Write scripts, style sheets and icons to ``out``, and bundle libraries in ``vendor/``.

    Raises:
        SetupError: an npm package is missing or cannot be bundled.
    """
    elsewhere = shutil.ignore_patterns("style", "inline.js", "veil.js", *LASTING)
    shutil.copytree(static, out, dirs_exist_ok=True, ignore=elsewhere)
    scripts = sorted(out.glob("*.js"))
    options = ("--minify", f"--outdir={out}", "--allow-overwrite")
    esbuild(node_modules, *scripts, *options, folder=out, doing="shorten scripts", bundle=False)
    write_styles(out)
    for source, name in ((_MORPHDOM, "morphdom.js"), (_STORAGE, "fake-indexeddb.js")):
        bundle(node_modules, source, out / "vendor" / name)


def bundle(node_modules: Path, source: str, target: Path) -> None:
    """Write an npm module with all that it imports as one small file."""
    options = (f"--outfile={target}", "--minify", "--legal-comments=eof")
    esbuild(node_modules, source, *options, folder=node_modules, doing=f"bundle {source}")
