"""A figure's markup as lines that can be read, compared and kept.

The shell around every figure is left out, and shared words stand as their keys: what all figures
have in common is tested once, and a change of it touches no picture. Of an example beside the
default only the lines that differ are kept, so a change of what they share touches one file.
"""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Final

from markupsafe import escape

from app import figures
from app.draw.context import Context
from app.words.catalogue import Language, Words
from tests.markup import Element, parse
from tools.examples import state

# A number's exact value. Its last digits may differ between builds of NumPy.
EXACT: Final = re.compile(r'\b(data-value|aria-value(?:now|min|max))="([^"]*)"')

_WIDTH: Final = 120
_INLINE: Final = frozenset(("b", "i", "input", "small", "span", "sub", "sup", "tspan"))
_VOID: Final = frozenset(("input", "br"))
_SPOKEN: Final = ("aria-label", "aria-valuetext", "title", "alt")


class _SharedByKey(Words):
    """The catalogue, but a shared word stands as its key."""

    def __call__(self, key: str, /, **parts: object) -> str:
        return f"[{key}]" if key.startswith("shared.") else super().__call__(key, **parts)


def drawn(name: str, example: str, language: Language) -> list[Element]:
    """Return what an example puts into the shell: its content, then its sentence."""
    context = Context(name, _SharedByKey(language), uid=f"figure-{name}")
    figure = parse(figures.load(name).draw(state(name, example), context))
    content = figure.one("form", class_="inside").content
    parts = [child for child in content if isinstance(child, Element)]
    return [*(part for part in parts if "data-live" not in part), *figure.having("data-sentence")]


def picture(parts: list[Element]) -> list[str]:
    """Return markup as lines: an element that is short, or holds text, stands on one line."""
    return [_rounded(line) for part in parts for line in _lines(part, "")]


def said(parts: list[Element]) -> list[str]:
    """Return what is there to be read or heard, a line each; bare numbers are left out."""
    lines: list[str] = []
    for line in (line for part in parts for line in _said(part)):
        if re.search(r"[^\W\d_]", line) and line not in lines[-1:]:
            lines.append(line)
    return lines


def changes(default: list[str], lines: list[str]) -> list[str]:
    """Return what turns the default's lines into these: after each count of lines, those in place.

    ``@ 12 = 1`` reads: 12 lines as in the default, then the lines below in place of its next one.
    """
    changed, kept = [], 0
    matcher = SequenceMatcher(None, default, lines, autojunk=False)
    for kind, start, end, fresh_start, fresh_end in matcher.get_opcodes():
        if kind == "equal":
            kept = end - start
        else:
            changed += [f"@ {kept} = {end - start}", *lines[fresh_start:fresh_end]]
            kept = 0
    return changed


def _rounded(line: str) -> str:
    return EXACT.sub(lambda found: f'{found[1]}="{float(found[2]):.12g}"', line)


def _lines(element: Element, indent: str) -> Iterator[str]:
    whole = _whole(element)
    children = [child for child in element.content if isinstance(child, Element)]
    is_text = len(children) < len(element.content) or all(c.tag in _INLINE for c in children)
    if len(indent) + len(whole) <= _WIDTH or is_text:
        yield indent + whole
        return
    # What is in it is indented, so that the line that would close it can be spared.
    yield indent + _opening(element)
    for child in children:
        yield from _lines(child, indent + " ")


def _whole(element: Element) -> str:
    inside = "".join(str(escape(c)) if isinstance(c, str) else _whole(c) for c in element.content)
    closing = "" if element.tag in _VOID else f"</{element.tag}>"
    return f"{_opening(element)}{inside}{closing}"


def _opening(element: Element) -> str:
    named = (f' {n}="{escape(v)}"' if v else f" {n}" for n, v in element.attributes.items())
    return f"<{element.tag}{''.join(named)}>"


def _said(element: Element) -> Iterator[str]:
    for name in _SPOKEN:
        if name in element:
            yield f"{name}: {element[name]}"
    children = [child for child in element.content if isinstance(child, Element)]
    if any(isinstance(child, str) and child.strip() for child in element.content):
        yield " ".join(element.text.split())
        for child in children:
            yield from (line for part in child for line in _attributes(part))
    else:
        for child in children:
            yield from _said(child)


def _attributes(element: Element) -> Iterator[str]:
    return (f"{name}: {element[name]}" for name in _SPOKEN if name in element)
