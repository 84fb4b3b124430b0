"""The built files: all there, all below dist/, named by what is in them, and accounted for."""

import gzip
import re
import zipfile

import brotli  # type: ignore[import-untyped]
import pytest

from app.figures import NAMES
from tests.built.site import PAGES, folder, manifest, page, references, target
from tools.project import DIST
from tools.release import digest

ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//|/|\\", re.IGNORECASE)
# Lengths that follow the height of the window: an embed's height would follow itself.
WINDOW_HEIGHT = re.compile(r"\d[sld]?v(?:h|b|i|min|max)\b", re.IGNORECASE)


def style_sheets() -> str:
    """Return the text of all style sheets."""
    sheets = [path.read_text(encoding="utf-8") for path in folder("assets").glob("*.css")]
    assert len(sheets) == len(NAMES) + 1, "the lesson's, and one for each embed"
    return "\n".join(sheets)


@pytest.mark.parametrize("name", PAGES)
def test_every_address_is_relative_and_stays_below_dist(name: str) -> None:
    found = list(references(name))
    assert len(found) > 10
    for reference in found:
        assert not ELSEWHERE.match(reference)
        assert target(name, reference).is_relative_to(DIST)


@pytest.mark.parametrize("name", PAGES)
def test_every_file_that_a_page_names_is_there(name: str) -> None:
    missing = [r for r in references(name) if not target(name, r).is_file()]
    assert missing == []


def test_what_style_sheet_and_scripts_ask_for_is_there() -> None:
    assets = folder("assets")
    styles = style_sheets()
    asked = [assets / url for url in re.findall(r"url\(\s*[\"']?([^)\"']+)", styles)]
    for script in assets.glob("*.js"):
        source = script.read_text(encoding="utf-8")
        imports = re.findall(r"(?:from|import)\s*\(?[\"']([^\"']+)", source)
        asked += [script.parent / path for path in imports]
    assert len(asked) > 5
    assert [str(path) for path in asked if not path.resolve().is_file()] == []
    assert all(path.resolve().is_relative_to(DIST) for path in asked)


@pytest.mark.parametrize("name", PAGES)
def test_the_sizes_that_progress_counts_by_are_the_files_sizes(name: str) -> None:
    files = manifest(name)["files"]
    assert len(files) >= 5
    for file in files:
        assert target(name, file["url"]).stat().st_size == file["bytes"]


@pytest.mark.parametrize("kind", ["assets", "runtime"])
def test_a_folder_is_named_by_what_is_in_it(kind: str) -> None:
    assert folder(kind).name == f"{kind}-{digest(folder(kind))}"


def test_nothing_else_lies_in_dist() -> None:
    pages = {name.partition("/")[0] for name in PAGES}
    sealed = {folder(kind).name for kind in ("assets", "runtime")}
    expected = pages | sealed | {".nojekyll", "embed.js", "offline.js", "notices.txt"}
    there = {path.name for path in DIST.iterdir()}
    assert {name for name in there if not name.endswith((".br", ".gz"))} == expected


def test_a_compressed_neighbour_stands_beside_the_file_that_it_holds() -> None:
    packed = [path for path in DIST.rglob("*") if path.suffix in {".br", ".gz"}]
    assert {path.suffix for path in packed} == {".br", ".gz"}
    for path in packed:
        data = path.read_bytes()
        unpack = brotli.decompress if path.suffix == ".br" else gzip.decompress
        assert unpack(data) == path.with_suffix("").read_bytes(), path


def test_no_length_follows_the_windows_height() -> None:
    styles = style_sheets()
    assert WINDOW_HEIGHT.findall(styles) == []
    for name in PAGES:
        inline = [e["style"] for e in page(name).having("style")]
        assert not any(map(WINDOW_HEIGHT.search, inline))


def test_all_that_is_shipped_is_named_in_the_notices() -> None:
    notices = (DIST / "notices.txt").read_text(encoding="utf-8")
    listed = {line.split(" ")[1].lower() for line in notices.splitlines() if line.startswith("- ")}
    runtime, assets = folder("runtime"), folder("assets")
    wheels = [path.name.split("-")[:2] for path in runtime.glob("*.whl*")]
    vendored = {path.stem for path in (assets / "vendor").glob("*.js")}
    with zipfile.ZipFile(assets / "app.zip.json") as app:
        libraries = {name.partition("/")[0] for name in app.namelist()} - {"app", "pyscript"}
    assert wheels
    assert vendored
    assert libraries
    shipped = {name.lower().replace("_", "-") for name, _ in wheels} | vendored | libraries
    shipped |= {"pyodide", "cpython", "@pyscript/core"}
    assert shipped - listed == set()
    for name, version in wheels:
        assert f"- {name.replace('_', '-')} {version} (" in notices
    assert "sil open font license" in notices.lower()


def test_the_notices_can_be_reached_from_both_lessons() -> None:
    for name in ("index.html", "en/index.html"):
        assert DIST / "notices.txt" in [target(name, r) for r in references(name)]
