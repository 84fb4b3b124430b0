"""Who asks for words: figures, as they are drawn; code around them and scripts, by name."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from app import figures
from app.draw.context import Context
from app.kit.figure import Figure
from app.words.catalogue import LANGUAGES, Words
from tools import examples
from tools.project import ROOT

# What is drawn is asked; a name in this code would be no proof that anybody sees the words.
_DRAWN: Final = ("app/figures", "app/draw", "app/words")
# How the page's scripts ask: for entries that begin with ``boot.``.
_IN_SCRIPTS: Final = re.compile(r'\b(?:words|progressed)\("(\w+)"')

_asked: Final[set[str]] = set()


class _Noting(Words):
    """A catalogue that notes what it is asked for."""

    def __call__(self, key: str, /, **parts: object) -> str:
        _asked.add(key)
        return super().__call__(key, **parts)


@cache
def by_figures() -> frozenset[str]:
    """Return the keys that figures ask for in their examples, whatever is locked or hidden."""
    for name in figures.NAMES:
        figure = figures.load(name)
        for example in examples.EXAMPLES[name]:
            state = examples.state(name, example)
            for language in LANGUAGES:
                words = _Noting(language)
                figure.sentence(state, words)
                for context in _contexts(figure, words):
                    figure.draw(state, context)
            # With what long work draws, in one language, as it takes long.
            words = _Noting(LANGUAGES[0])
            figure.draw(figure.first(state, words), Context(name, words, "figure"))
    return frozenset(_asked)


def _contexts(figure: Figure[Any, Any], words: Words) -> Iterator[Context]:
    for embedded in (False, True):
        yield Context(figure.name, words, "figure", embedded=embedded)
        for part in figure.parts:
            yield Context(figure.name, words, "figure", embedded, hidden=frozenset({part}))


@cache
def by_name() -> frozenset[str]:
    """Return the keys that code outside the figures, or the page's scripts, spell out."""
    in_code = {key for tree in _trees() for key in _texts(tree)}
    boot = {f"boot.{name}" for name in re.findall(r'"(\w+)"', _scripts())}
    captions = {f"{name}.caption" for name in figures.NAMES}
    return frozenset(in_code | boot | captions | set(_takes()))


@cache
def spelled_out() -> frozenset[str]:
    """Return the keys that any code asks for by their full name, scripts included."""
    keys = {
        key
        for tree in _trees(("app/words",))
        for ask in _asks(tree)
        for key in _texts(ask)
        if re.fullmatch(r"\w+\.[\w.]+", key)
    }
    return frozenset(keys | {f"boot.{name}" for name in _IN_SCRIPTS.findall(_scripts())})


@cache
def _trees(left_out: tuple[str, ...] = _DRAWN) -> tuple[ast.Module, ...]:
    """Return the syntax of the code, but that of some folders."""
    files = [*(ROOT / "app").rglob("*.py"), *(ROOT / "tools").rglob("*.py")]
    names = {file: file.relative_to(ROOT).as_posix() for file in files}
    shown = (file for file, name in names.items() if not name.startswith(left_out))
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in shown)


def _texts(node: ast.AST) -> Iterator[str]:
    """Yield every string that is spelled out, but the parts of those that are put together."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif not isinstance(node, ast.JoinedStr):
        for child in ast.iter_child_nodes(node):
            yield from _texts(child)


def _asks(tree: ast.Module) -> Iterator[ast.expr]:
    """Yield what a catalogue is asked for: the first argument of ``words(…)`` and the like."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Name(id="words")
                | ast.Attribute(attr="words")
                | ast.Call(func=ast.Name(id="Words")),
                args=[ask, *_],
            ):
                yield ask


def _takes() -> Iterator[str]:
    """Yield the keys of what a field takes, as the errors name them: their second argument."""
    for tree in _trees(("app/words",)):
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="FieldError"), args=[_, entry, *_]):
                    yield from (f"takes.{name}" for name in _texts(entry))


@cache
def _scripts() -> str:
    return "".join(f.read_text(encoding="utf-8") for f in sorted((ROOT / "static").glob("*.js")))
