"""The modules that a page preloads are those that its scripts import."""

from pathlib import Path

import pytest

from tests.pages import NODE_MODULES
from tools.errors import SetupError
from tools.pages.modules import start_modules

CONFIG = """
interpreter = "./assets/interpreter.js"
[js_modules.main]
"./assets/bridge.js" = "bridge"
"""
SCRIPTS = {
    "boot.js": 'import { a } from "./a.js"; import("./later.js").then(a);',
    "a.js": 'export { b as a } from "./vendor/b.js";',
    "vendor/b.js": "export const b = () => {};",
    "later.js": "",
    "interpreter.js": "const ready = await import(new URL('x.mjs', location)); ready();",
    "bridge.js": 'import { a } from "./a.js"; a();',
    "unused.js": "",
}


def write(dist: Path) -> None:
    for name, text in SCRIPTS.items():
        path = dist / "assets" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_static_imports_are_followed_and_dynamic_ones_are_not(tmp_path: Path) -> None:
    write(tmp_path)
    own = [one for one in start_modules(tmp_path, CONFIG, NODE_MODULES) if "assets/" in one]
    names = ("boot.js", "a.js", "vendor/b.js", "interpreter.js", "bridge.js")
    assert own == [f"assets/{name}" for name in names]


def test_an_import_of_a_missing_file_stops_the_build(tmp_path: Path) -> None:
    write(tmp_path)
    (tmp_path / "assets" / "vendor" / "b.js").unlink()
    with pytest.raises(SetupError, match=r"(?s)could not follow the imports.*vendor/b\.js"):
        start_modules(tmp_path, CONFIG, NODE_MODULES)
