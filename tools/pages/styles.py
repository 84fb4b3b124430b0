"""The style sheets of the pages: what all figures share, and the sheets of a page's own figures."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.pages.assets import esbuild

# From the weakest to the strongest: whatever stands in a later one wins.
LAYERS: Final = ("tokens", "page", "shell", "figures", "print")
# Cascade layers and container queries. What is newer, such as nested rules, is written out for it.
_TARGETS: Final = "chrome105,firefox110,safari16"


def lesson_sheet() -> str:
    """Return the name of the lesson's style sheet: it has the sheets of all figures."""
    return "style.css"


def embed_sheet(figure: str) -> str:
    """Return the name of the style sheet of a page with one figure."""
    return f"embed-{figure}.css"


def write_styles(root: Path, node_modules: Path, out: Path, figures: Iterable[str]) -> None:
    """Write a style sheet for the lesson and one for each figure's own page, all in one file each.

    Raises:
        SetupError: a style sheet is missing or cannot be read.
    """
    names = tuple(figures)
    _write(root, node_modules, out / lesson_sheet(), names)
    for name in names:
        _write(root, node_modules, out / embed_sheet(name), (name,))


def _write(root: Path, node_modules: Path, target: Path, figures: tuple[str, ...]) -> None:
    sheets = [(f"static/style/{name}.css", name) for name in ("tokens", "page", "shell")]
    sheets += [(f"app/figures/{name}/style.css", "figures") for name in figures]
    sheets.append(("static/style/print.css", "print"))
    lines = [f"@layer {', '.join(LAYERS)};"]
    lines += [f'@import "./{path}" layer({layer});' for path, layer in sheets]
    esbuild(
        node_modules,
        "--loader=css",
        "--bundle",
        "--minify",
        "--external:*.woff2",
        f"--target={_TARGETS}",
        f"--outfile={target}",
        folder=root,
        text="\n".join(lines),
        doing=f"join the style sheets of {target.name}",
    )
