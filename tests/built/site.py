"""The built site: the pages that the contract names, read back, and what they refer to."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from app.figures import NAMES
from app.words.catalogue import Language
from tests.markup import Element, parse
from tools.project import DIST

FOLDERS: Final[dict[Language, str]] = {"ko": "", "en": "en/"}
LESSONS: Final = {f"{folder}index.html": lang for lang, folder in FOLDERS.items()}
EMBEDS: Final = {
    f"{folder}embed/{name}.html": (lang, name) for lang, folder in FOLDERS.items() for name in NAMES
}
PAGES: Final[dict[str, Language]] = LESSONS | {page: lang for page, (lang, _) in EMBEDS.items()}

HANGUL: Final = re.compile(r"[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]")
_SPOKEN: Final = ("alt", "aria-label", "aria-valuetext", "content", "placeholder", "title", "value")
_LINKS: Final = ("action", "data", "href", "poster", "src")


@cache
def page(name: str) -> Element:
    """Return a page as a tree."""
    return parse((DIST / name).read_text(encoding="utf-8"))


def manifest(name: str) -> Any:
    """Return what a page tells its scripts about the files to fetch."""
    return json.loads(page(name).one("script", id="nungil-start").text)


def texts(name: str) -> Iterator[tuple[Element, str]]:
    """Yield what eye and ear get of a page: each text, with the element that has it."""
    for element in page(name):
        yield from ((element, element[spoken]) for spoken in _SPOKEN if spoken in element)
        if element.tag not in ("script", "mpy-config"):
            yield from ((element, part) for part in element.content if isinstance(part, str))


def leads_out(element: Element) -> bool:
    """Return whether an element is a link for readers to another site."""
    return element.tag == "a" and element["href"].startswith("https://")


def references(name: str) -> Iterator[str]:
    """Yield every address that a page names: in links, for its scripts, and for PyScript.

    Not where a text leads out of the lesson, to a paper say: nothing is fetched from there.
    """
    tree = page(name)
    named = [(element, element[link]) for element in tree for link in _LINKS if link in element]
    yield from (at for element, at in named if not leads_out(element))
    start = manifest(name)
    yield from (file["url"] for file in start["files"])
    yield start["pyscript"]
    config = json.loads(tree.one("script", type="py")["config"])
    yield config["interpreter"]
    yield from (start["pyodide"], start["app"])
    for modules in config["js_modules"].values():
        yield from modules


def target(name: str, reference: str) -> Path:
    """Return the file that an address on a page means."""
    path = unquote(urlsplit(reference).path)
    return ((DIST / name).parent / path).resolve() if path else DIST / name


def folder(kind: str) -> Path:
    """Return the sealed folder of a kind: ``assets`` or ``runtime``."""
    (found,) = DIST.glob(f"{kind}-*")
    return found
