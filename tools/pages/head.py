"""What a page tells the browser: where its files are, and how to start."""

import json
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from htpy import Element, fragment, link, mpy_config, script
from htpy import meta as meta_element
from htpy import title as title_element
from markupsafe import Markup

from app.words.catalogue import Words, entries
from tools.pages.card import card
from tools.pages.place import Place
from tools.pages.styles import sheet_name
from tools.project import ROOT
from tools.runtime import pins

# What the start fetches, and the catalogue's name for it: what is said when it does not come.
_FETCHED: Final = (
    ("runtime/pyodide-lock.json", "boot.file_list"),
    ("runtime/pyodide.asm.wasm", "boot.file_interpreter"),
    ("runtime/python_stdlib.zip.json", "boot.file_library"),
    ("runtime/numpy-*.whl.json", "boot.file_numpy"),
    ("assets/app.zip.json", "boot.file_app"),
)
_PYSCRIPT: Final = "runtime/pyscript/core.js"
_STATIC: Final = ROOT / "static"
_MAIN: Final = "from app.main import main\nmain()\n"


def head(at: Place, modules: Sequence[str]) -> str:
    """Return what belongs into the page's head; ``modules`` are preloaded."""
    words = Words(at.language)
    title = words("page.title")
    if at.figure:
        title = f"{words(f'{at.figure}.caption')} — {words('page.name')}"
    font = {"as": "font", "type": "font/woff2", "crossorigin": "anonymous"}
    return str(
        fragment[
            title_element[title],
            _inline("veil.js"),
            meta_element(name="description", content=words("page.description")),
            card(at, title),
            link(rel="preload", href=at.url("assets/nungil.woff2"), **font),
            link(rel="stylesheet", href=at.url(f"assets/{sheet_name(at.figure)}")),
            link(rel="icon", href=at.url("assets/icon.svg"), type="image/svg+xml"),
            (
                link(rel="modulepreload", href=at.url(file), data_bytes=str(at.size(file)))
                for file in modules
            ),
            script(type="module", src=at.url("assets/boot.js")),
        ]
    )


def start(at: Place, config: str) -> str:
    """Return what starts Python, and what is said where it cannot start."""
    words = Words(at.language)
    settings = _pyscript_config(at, config)
    return str(
        fragment[
            _inline("readiness.js", "inline.js"),
            script("#nungil-start", type="application/json")[
                _json(_manifest(at, words, settings["packages"]))
            ],
            # PyScript prepares for MicroPython too, and would fetch every plugin for it.
            mpy_config(type="json", hidden=True)[_json({"plugins": settings["plugins"]})],
            script(type="py", config=json.dumps(settings))[Markup(_MAIN)],
        ]
    )


def _inline(*names: str) -> Element:
    """Return scripts that stand in the page itself. No optimiser of the host may delay them."""
    texts = [(_STATIC / name).read_text(encoding="utf-8") for name in names]
    return script(data_cfasync="false")[Markup("\n" + "".join(texts))]


def _manifest(at: Place, words: Words, packages: list[str]) -> dict[str, Any]:
    return {
        "pyodide": at.url("runtime/pyodide.mjs"),
        "version": pins.PYODIDE,
        "app": at.url("assets/app.zip.json"),
        "packages": packages,
        "pyscript": at.url(_PYSCRIPT),
        "files": [
            {"url": at.url(file), "bytes": at.size(file), "name": words(name)}
            for file, name in _FETCHED
        ],
        "words": dict(entries(at.language, "boot")),
    }


def _pyscript_config(at: Place, config: str) -> Any:
    """Return pyscript.toml with its folders pointed at the sealed ones, as seen from the page."""
    for name, sealed in at.folders.items():
        config = config.replace(f'"./{name}/', f'"{at.up or "./"}{sealed}/')
    return tomllib.loads(config)


def _json(value: Any) -> Markup:
    """Return JSON that can stand in a script element: nothing in it can close the element."""
    return Markup(json.dumps(value, ensure_ascii=False).replace("<", "\\u003c"))
