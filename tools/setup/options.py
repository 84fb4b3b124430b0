"""The commands of build.py and what each of them takes."""

import argparse
from collections.abc import Sequence
from typing import Final

SUMMARIES: Final = {
    "serve": "build the pages and serve them on this machine",
    "build": "write the pages to dist/, which any static host serves from any path",
    "test": "build, then every check and every test, in real browsers too",
    "check": "the fast part: lint, format, types, import contracts, unit tests",
    "gallery": "write gallery/: every example in both languages and schemes, for developers",
    "bench": "measure the start, the bytes and a drag of the built page",
}

_EPILOG: Final = (
    "Each command does its own set-up: a virtual environment in .venv, exactly pinned Python "
    "packages, and the browser-side packages in node_modules. Python 3.11, Node.js 20 and npm, "
    "or newer, must be there. For test, check and bench, words after -- are passed on: "
    "python3 build.py test -- -k table"
)


def port(text: str) -> int:
    """Return the port that ``text`` names; 0 asks the system for a free one."""
    number = int(text) if text.isdecimal() else -1
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")
    return number


def base(text: str) -> str:
    """Return the sub-path that ``text`` names, with a slash at either end."""
    inner = text.strip("/")
    return f"/{inner}/" if inner else "/"


def parser() -> argparse.ArgumentParser:
    """Return the parser of build.py."""
    top = argparse.ArgumentParser(prog="build.py", description="Nungil.", epilog=_EPILOG)
    commands = top.add_subparsers(dest="command", required=True, metavar="command")
    for name, summary in SUMMARIES.items():
        one = commands.add_parser(name, help=summary, description=f"{name}: {summary}.")
        if name == "serve":
            one.add_argument("--port", type=port, default=8000, help="default: 8000")
            one.add_argument("--host", default="127.0.0.1", help="default: 127.0.0.1")
            one.add_argument("--base", type=base, default="/", help="sub-path, such as /a/b/")
            one.add_argument("--no-build", action="store_true", help="serve dist/ as it is")
    return top


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """Return the options in ``argv``; ``passed`` holds the words after the first ``--``."""
    words = list(argv)
    cut = words.index("--") if "--" in words else len(words)
    options = parser().parse_args(words[:cut])
    options.passed = words[cut + 1 :]
    return options
