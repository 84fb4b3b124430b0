"""Pages for developers: every example of every figure, in both languages and both schemes.

They are written beside ``dist/`` and never into it: ``index.html`` shows the Korean examples in
light and dark beside each other, ``en.html`` the English ones. The tests run axe over them.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from unittest import mock

from htpy import Element, Node, a, body, h1, h2, h3, head, html, iframe, link, main, meta, nav, p
from htpy import figure as figure_element
from htpy import script as script_element
from htpy import section as section_element
from htpy import style as style_element
from htpy import title as title_element
from markupsafe import Markup

from app import figures
from app.draw import chart
from app.draw.context import Context
from app.kit.figure import Figure
from app.words.catalogue import LANGUAGES, Language, Words
from tools import examples
from tools.fonts import WEB_FONT, subset_chart_font
from tools.pages.styles import write_sheet
from tools.pages.text import chart_text

# Each scheme, with what takes the place of the question whether the reader prefers dark.
SCHEMES: Final = {"light": "(width < 0px)", "dark": "(width >= 0px)"}
_DARK: Final = re.compile(r"\(prefers-color-scheme: *dark\)")
_HOMES: Final[dict[Language, str]] = {"ko": "index.html", "en": "en.html"}
_BESIDE: Final = """
body { margin: 0; font-family: sans-serif; }
nav { padding: 0.5rem 1rem; }
main { display: grid; grid-template-columns: 1fr 1fr; height: calc(100vh - 3rem); }
iframe { width: 100%; height: 100%; border: 0; }
"""
_TOGETHER: Final = """
const windows = [...document.querySelectorAll("iframe")].map((frame) => frame.contentWindow);
const follow = (leader) => {
  const top = leader.scrollY;
  for (const other of windows)
    if (other.scrollY !== top) other.scrollTo({ top, behavior: "instant" });
};
addEventListener("load", () => {
  for (const one of windows) one.addEventListener("scroll", () => follow(one));
});
"""


def write_gallery(folder: Path, static: Path, node_modules: Path, dist: Path) -> None:
    """Write the gallery into ``folder``, with the page's font where ``dist`` has been built.

    Raises:
        SetupError: an npm package is missing.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    whole = folder / "style.css"
    write_sheet(figures.NAMES, whole)
    sheet = whole.read_text(encoding="utf-8")
    for font in dist.glob(f"*/{WEB_FONT}"):
        shutil.copy(font, folder)
    chart_font = subset_chart_font(chart_text(), node_modules, folder)
    with mock.patch.object(chart, "font", chart_font.read_bytes):
        for scheme, condition in SCHEMES.items():
            name = f"{scheme}.css"
            (folder / name).write_text(_DARK.sub(condition, sheet), encoding="utf-8")
        for language in LANGUAGES:
            shown = [_section(name, language) for name in figures.NAMES]
            for scheme in SCHEMES:
                _write(folder / f"{language}-{scheme}.html", _page(language, scheme, shown))
            _write(folder / _HOMES[language], _home(language))


def _section(name: str, language: Language) -> Element:
    """Return all entries of a figure. Its charts are drawn where an example sets fields alone."""
    figure = figures.load(name)
    return section_element[h2[name], [_entry(*entry) for entry in _entries(figure, language)]]


Entry = tuple[Figure[Any, Any], str, Any, Context]


def _entries(figure: Figure[Any, Any], language: Language) -> Iterator[Entry]:
    """Yield the examples; then the default with each part hidden, and with all fields locked."""
    words, name = Words(language), figure.name
    for example, made in examples.EXAMPLES[name].items():
        state = examples.state(name, example)
        if not isinstance(made, tuple):
            state = figure.first(state, words)
        yield figure, example, state, Context(name, words, f"{name}-{example}")
    default = figure.first(figure.initial, words)
    for part in figure.parts:
        uid, hidden = f"{name}-hidden-{part}", frozenset({part})
        yield figure, f"{part} hidden", default, Context(name, words, uid, hidden=hidden)
    locked = Context(name, words, f"{name}-locked", locked=frozenset(figure.fields))
    yield figure, "all locked", default, locked


def _entry(figure: Figure[Any, Any], title: str, state: Any, context: Context) -> Node:
    drawn = figure_element(
        id=context.uid,
        data_figure=figure.name,
        data_language=context.words.language,
        data_ready="true",
        aria_label=f"{context.words(f'{figure.name}.caption')} ({title})",
    )[figure.draw(state, context)]
    return [h3(lang="en")[title], drawn]


def _page(language: Language, scheme: str, shown: list[Element]) -> Element:
    return html(lang=language, data_nungil="ready")[
        _head(f"{language}, {scheme}", scheme, link(rel="stylesheet", href=f"{scheme}.css")),
        body[main[h1[Words(language)("page.name")], shown]],
    ]


def _home(language: Language) -> Element:
    others = [(a(href=_HOMES[other])[other], " ") for other in LANGUAGES if other != language]
    frames = [iframe(src=f"{language}-{scheme}.html", title=scheme) for scheme in SCHEMES]
    return html(lang="en")[
        _head(language, "light", style_element[Markup(_BESIDE)]),
        body[
            nav[p["Every example: ", language, " ", others]],
            main[frames],
            script_element[Markup(_TOGETHER)],
        ],
    ]


def _head(name: str, scheme: str, style: Node) -> Element:
    return head[
        meta(charset="utf-8"),
        meta(name="viewport", content="width=device-width, initial-scale=1"),
        meta(name="color-scheme", content=scheme),
        title_element[f"Gallery: {name}"],
        link(rel="icon", href="data:,"),
        style,
    ]


def _write(file: Path, page: Element) -> None:
    file.write_text(f"<!doctype html>\n{page}\n", encoding="utf-8")
