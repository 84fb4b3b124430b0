"""Where the code asks for words: every key that is spelled out, and every pattern of keys."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path

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


def is_used(key: str) -> bool:
    """Return whether anything can ask for a key: by its name, or put together of known parts."""
    if key in texts() | sums():
        return True
    family, _, name = key.partition(".")
    if family == "boot" and f'"{name}"' in _scripts():
        return True
    filled = (pattern.fullmatch(key) for pattern in patterns())
    return any(match and texts().issuperset(match.groups()) for match in filled)
