"""What can be wrong with a file that the start needs, and what the page then calls it."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, Route

from app.words.catalogue import Words
from tools.headers import TYPES
from tools.project import DIST

KO: Final = Words("ko")
FETCHED: Final = {
    "pyodide.asm.wasm": "boot.file_interpreter",
    "python_stdlib.zip.json": "boot.file_library",
    "pyodide-lock.json": "boot.file_list",
    "numpy-*.whl.json": "boot.file_numpy",
    "app.zip.json": "boot.file_app",
}
# Without these no script of the page can say anything: the inline script does.
OWN: Final = ("boot.js", "progress.js")
SCRIPTS: Final = (
    "pyodide.mjs",
    "pyodide.asm.js",
    "core.js",
    "core-*.js",
    "bridge.js",
    "patch.js",
    "morphdom.js",
)


def built(name: str) -> Path:
    """Return the file that a pattern names."""
    (found,) = (path for path in DIST.rglob(name) if path.is_file())
    return found


def said(name: str) -> str:
    """Return what the page calls a file that it lacks."""
    if name in FETCHED:
        return KO(FETCHED[name])
    return KO("boot.lost") if name in OWN else built(name).name


def missing(name: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(status=404, content_type="text/plain", body="404\n")


def answered_with_html(name: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(content_type="text/html", body="<!doctype html><p>Hello")


def truncated(name: str) -> Callable[[Route], None]:
    whole = built(name)
    part = whole.read_bytes()[: whole.stat().st_size // 2]
    return lambda route: route.fulfill(content_type=TYPES[whole.suffix], body=part)


def mistyped(name: str) -> Callable[[Route], None]:
    """The whole file, called by a type of which no browser knows that it is right."""
    body = built(name).read_bytes()
    return lambda route: route.fulfill(content_type="text/plain", body=body)


def status(page: Page) -> str:
    return page.locator("#nungil-status > span").inner_text()
