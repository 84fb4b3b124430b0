"""The style sheets of the pages: what all figures share, and the sheets of a page's own figures."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from app.figures import NAMES
from tools.pages.esbuild import esbuild
from tools.project import NODE_MODULES, ROOT

# From the weakest to the strongest, whatever their selectors.
LAYERS: Final = ("tokens", "page", "shell", "figures", "print")
# Browsers with cascade layers and container queries. Newer syntax, such as nesting, is lowered.
_TARGETS: Final = "chrome105,firefox110,safari16"


def sheet_name(figure: str) -> str:
    """Return the name of the style sheet of an embed; of the lesson where ``figure`` is empty."""
    return f"embed-{figure}.css" if figure else "lesson.css"


def write_styles(out: Path) -> None:
    """Write the lesson's style sheet, and for each embed one with its own figure's rules alone.

    Raises:
        SetupError: a style sheet is missing or cannot be read.
    """
    write_sheet(NAMES, out / sheet_name(""))
    for name in NAMES:
        write_sheet([name], out / sheet_name(name))


def write_sheet(figures: Sequence[str], target: Path) -> None:
    """Write the style sheet of a page that holds these figures; a figure may have none."""
    sheets = [(f"static/style/{name}.css", name) for name in ("tokens", "page", "shell")]
    own = (f"app/figures/{name}/style.css" for name in figures)
    sheets += [(path, "figures") for path in own if (ROOT / path).is_file()]
    sheets.append(("static/style/print.css", "print"))
    lines = [f"@layer {', '.join(LAYERS)};"]
    lines += [f'@import "./{path}" layer({layer});' for path, layer in sheets]
    esbuild(
        NODE_MODULES,
        *("--loader=css", "--minify", "--external:*.woff2"),
        *(f"--target={_TARGETS}", f"--outfile={target}"),
        folder=ROOT,
        text="\n".join(lines),
        doing=f"join the style sheets of {target.name}",
    )
