"""Style sheets: one file for each kind of page, with the sheets of that page's figures alone."""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from app import figures
from tools.pages.esbuild import esbuild

# Later layers win over earlier ones, whatever their selectors.
_LAYERS: Final = ("tokens", "page", "shell", "figures", "print")
# Nested rules are written out for browsers that know container queries but not nesting.
_OLDEST: Final = "chrome106,firefox110,safari16"
_FIGURES: Final = Path(figures.__file__).parent


def write_styles(styles: Path, node_modules: Path, out: Path) -> None:
    """Write ``lesson.css`` and an ``embed-<figure>.css`` for each figure.

    Raises:
        SetupError: a sheet cannot be read, or names one that is not there.
    """
    write_sheet(styles, figures.NAMES, node_modules, out / "lesson.css")
    for name in figures.NAMES:
        write_sheet(styles, [name], node_modules, out / f"embed-{name}.css")


def write_sheet(styles: Path, names: Sequence[str], node_modules: Path, target: Path) -> None:
    """Write the sheet of a page that holds figures of these names. A figure may have none."""
    own = (_FIGURES / name / "style.css" for name in names)
    sheets = [
        *((layer, styles / f"{layer}.css") for layer in ("tokens", "page", "shell")),
        *(("figures", sheet) for sheet in own if sheet.is_file()),
        ("print", styles / "print.css"),
    ]
    imports = [f'@import "{sheet.as_posix()}" layer({layer});' for layer, sheet in sheets]
    with tempfile.TemporaryDirectory() as folder:
        entry = Path(folder, target.name)
        entry.write_text("\n".join([f"@layer {', '.join(_LAYERS)};", *imports]), encoding="utf-8")
        options = (f"--outfile={target}", f"--target={_OLDEST}", "--minify", "--external:*.woff2")
        esbuild(node_modules, entry, *options, folder=styles, doing=f"join {target.name}")
