"""Where the code asks for words: keys that it spells out, patterns, and what figures really ask."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from app import figures
from app.draw.setting import Setting
from app.words.catalogue import Words
from tests.examples import EXAMPLES

ROOT = Path(__file__).resolve().parents[2]
# How the page's scripts ask: for entries that begin with ``boot.``.
_IN_SCRIPTS = re.compile(r'\b(?:words|progressed)\("(\w+)"')


@cache
def _trees() -> tuple[ast.Module, ...]:
    """Return the syntax of all code that may show words, without the catalogue itself."""
    files = chain((ROOT / "app").rglob("*.py"), (ROOT / "tools").rglob("*.py"))
    shown = (f for f in files if "words" not in f.relative_to(ROOT).parts)
    return tuple(ast.parse(f.read_text(encoding="utf-8")) for f in shown)


def _nodes() -> Iterator[ast.AST]:
    return chain.from_iterable(map(ast.walk, _trees()))


def _strings(nodes: Iterable[ast.AST]) -> frozenset[str]:
    constants = (node.value for node in nodes if isinstance(node, ast.Constant))
    return frozenset(value for value in constants if isinstance(value, str))


@cache
def texts() -> frozenset[str]:
    """Return every string that is spelled out in the code."""
    return _strings(_nodes())


@cache
def sums() -> frozenset[str]:
    """Return what two strings can give that are added, as in ``"table.looks" + "_tie"``."""
    added = (n for n in _nodes() if isinstance(n, ast.BinOp) and isinstance(n.op, ast.Add))
    return frozenset(
        before + after
        for node in added
        for before in _strings(ast.walk(node.left))
        for after in _strings(ast.walk(node.right))
    )


def _asks() -> Iterator[ast.expr]:
    """Yield what a catalogue is asked for: the first argument of ``words(…)`` and the like."""
    for node in _nodes():
        if not isinstance(node, ast.Call) or not node.args:
            continue
        match node.func:
            case (
                ast.Name(id="words")
                | ast.Attribute(attr="words")
                | ast.Call(func=ast.Name(id="Words"))
            ):
                yield node.args[0]


def spelled_out() -> set[str]:
    """Return the keys that the code asks for by their full name, scripts included."""
    parts = chain.from_iterable(
        (a.body, a.orelse) if isinstance(a, ast.IfExp) else (a,) for a in _asks()
    )
    keys = {p.value for p in parts if isinstance(p, ast.Constant) and isinstance(p.value, str)}
    return keys | {f"boot.{name}" for name in _IN_SCRIPTS.findall(_scripts())}


def patterns() -> list[re.Pattern[str]]:
    """Return the keys that the code puts together, as ``takes.{…}`` is: a group a gap."""
    found = {
        "".join(
            re.escape(str(p.value)) if isinstance(p, ast.Constant) else "(.+)" for p in ask.values
        )
        for ask in _asks()
        if isinstance(ask, ast.JoinedStr)
    }
    return [re.compile(pattern) for pattern in sorted(found)]


@cache
def _scripts() -> str:
    return "".join(f.read_text(encoding="utf-8") for f in sorted((ROOT / "static").glob("*.js")))


def _taken() -> Iterator[str]:
    """Yield the keys of what a field takes, as the errors name them: their second argument."""
    for node in _nodes():
        match node:
            case ast.Call(func=ast.Name(id="FieldError"), args=[_, entry, *_]):
                yield from (f"takes.{name}" for name in _strings(ast.walk(entry)))


@cache
def by_name() -> frozenset[str]:
    """Return the keys that the code or the page's scripts spell out, whole or in two parts."""
    boot = {f"boot.{name}" for name in re.findall(r'"(\w+)"', _scripts())}
    captions = {f"{name}.caption" for name in figures.NAMES}
    return texts() | sums() | boot | captions | frozenset(_taken())


# Beside the examples: a width between theirs, and charts, which the build alone draws.
_MORE = {
    "scaling": ({"d": 8}, {"d": 2}),
}


def _states(name: str) -> Iterator[Any]:
    figure = figures.load(name)
    for fields in chain(EXAMPLES[name].values(), _MORE.get(name, ())):
        state = figure.load(figure.initial, fields)
        yield state
        if hasattr(state, "drawing"):
            yield replace(state, drawing=replace(state.drawing, charts=("<svg/>",) * 4))


def by_figures() -> set[str]:
    """Return the keys that figures ask for, in all examples, on the lesson and alone."""
    asked: set[str] = set()
    call = Words.__call__

    def note(words: Words, key: str, /, **parts: object) -> str:
        asked.add(key)
        return call(words, key, **parts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "__call__", note)
        for name in figures.NAMES:
            for state in _states(name):
                for alone in (False, True):
                    here = Setting(Words("ko"), uid="figure-test", alone=alone)
                    str(figures.load(name).view(state, here))
    return asked
