"""Writes ``dist/``: the runtime, the app as bytecode, first pictures, fonts, and the pages."""

import shutil
import tempfile
from pathlib import Path

from tools import release
from tools.app_archive import write_app_archive
from tools.compress import compress
from tools.errors import writing
from tools.fonts import subset_chart_font, subset_web_font
from tools.notices import write_notices
from tools.pages.assets import LASTING, write_assets
from tools.pages.modules import start_modules
from tools.pages.site import Site, write_pages
from tools.pages.text import card_text, chart_text
from tools.project import NODE_MODULES, ROOT, cache_folder
from tools.runtime.assemble import assemble, name_for_hosts, shipped_wheels
from tools.steps import Say


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
    card_font = subset_chart_font(card_text(), NODE_MODULES, dist.parent, "card.ttf")
    pictures = write_app_archive(runtime, assets / "app.zip", chart_font, card_font)
    site = Site.read(ROOT, NODE_MODULES, pictures)
    fonts = subset_web_font(site.text, NODE_MODULES, assets)
    write_assets(ROOT / "static", NODE_MODULES, assets)
    modules = start_modules(dist, site.config, NODE_MODULES)
    name_for_hosts(runtime, assets / "app.zip")
    licence = fonts.licence.read_text(encoding="utf-8")
    compress(_files(runtime) | _files(assets), cache_folder(), say)
    names = {folder.name: release.seal(folder) for folder in (runtime, assets)}
    write_pages(site, dist, names, modules)
    wheels = shipped_wheels(NODE_MODULES, cache_folder(), say)
    write_notices(dist / "notices.txt", ROOT, NODE_MODULES, wheels, licence)
    for name in LASTING:
        shutil.copy(ROOT / "static" / name, dist)
    sealed = {path for name in names.values() for path in _files(dist / name)}
    compress(_files(dist) - sealed, cache_folder(), say)
    (dist / ".nojekyll").touch()


def _files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file()}
