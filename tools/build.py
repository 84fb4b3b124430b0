"""Writes ``dist/``: the runtime, the app as bytecode, first pictures, fonts, and the pages."""

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools import release
from tools.errors import writing
from tools.fonts import subset_chart_font, subset_web_font
from tools.inside import make_inside
from tools.notices import write_notices
from tools.packed import pack
from tools.pages.assets import LASTING, write_assets
from tools.pages.site import Site, write_pages
from tools.pages.styles import write_styles
from tools.pages.texts import chart_text, page_text
from tools.runtime.assemble import assemble, name_for_hosts, shipped_wheels

ROOT: Final = Path(__file__).resolve().parents[1]
NODE_MODULES: Final = ROOT / "node_modules"

Say = Callable[[str], None]


def cache_folder() -> Path:
    """Return where fetched and compiled files are kept between builds and checkouts."""
    named = os.environ.get("NUNGIL_CACHE")
    if named:
        return Path(named)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "nungil"


def build(dist: Path, say: Say) -> None:
    """Write ``dist`` whole; what was there before stays until the new one is complete.

    Raises:
        SetupError: something is missing or cannot be written, with what to do about it.
    """
    with (
        writing(dist.parent),
        tempfile.TemporaryDirectory(dir=dist.parent, prefix=".dist-") as aside,
    ):
        fresh = Path(aside, "dist")
        fresh.mkdir()
        _fill(fresh, say)
        shutil.rmtree(dist, ignore_errors=True)
        fresh.rename(dist)
    say(f"Built {dist.name}/.")


def _fill(dist: Path, say: Say) -> None:
    runtime, assets = dist / "runtime", dist / "assets"
    assets.mkdir()
    assemble(NODE_MODULES, cache_folder(), runtime, say)
    say("Drawing the first pictures …")
    chart_font = subset_chart_font(chart_text(), NODE_MODULES, dist.parent)
    made = make_inside(runtime, assets / "app.zip", chart_font)
    site = Site.read(ROOT, NODE_MODULES, made)
    fonts = subset_web_font(page_text(site), NODE_MODULES, assets)
    write_assets(ROOT / "static", NODE_MODULES, assets)
    write_styles(ROOT, NODE_MODULES, assets, made.figures)
    name_for_hosts(runtime, assets / "app.zip")
    licence = fonts.licence.read_text(encoding="utf-8")
    pack(_files(runtime) | _files(assets), cache_folder(), say)
    names = {folder.name: release.seal(folder) for folder in (runtime, assets)}
    write_pages(site, dist, names)
    wheels = shipped_wheels(NODE_MODULES, cache_folder(), say)
    write_notices(dist / "notices.txt", ROOT, NODE_MODULES, wheels, licence)
    for name in LASTING:
        shutil.copy(ROOT / "static" / name, dist)
    sealed = {dist / name for name in names.values()}
    pack(_files(dist) - {path for folder in sealed for path in _files(folder)}, cache_folder(), say)
    (dist / ".nojekyll").touch()


def _files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file()}
