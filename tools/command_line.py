"""build.py's command line before .venv exists: options, set-up, and the hand-over to .venv."""

import argparse
import io
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Final

from tools import errors, node, serve, steps
from tools.project import DIST, OLDEST_NODE, ROOT
from tools.setup import npm, venv

_COMMANDS: Final = {
    "serve": "build the pages and serve them on this machine",
    "build": "write the pages to dist/, which any static host serves from any path",
    "test": "build, then every check and every test, in real browsers too",
    "check": "the fast part: lint, format, types, import contracts, unit tests",
    "gallery": "write gallery/: every example in both languages and schemes, for developers",
    "bench": "measure the start, the bytes and a drag of the built page",
}
_WITH_TESTS: Final = ("test", "check", "bench", "gallery")
_EPILOG: Final = (
    "Each command does its own set-up: a virtual environment in .venv, exactly pinned Python "
    f"packages, and the browser-side packages in node_modules. Python 3.11, Node.js {OLDEST_NODE} "
    "and npm, or newer, must be installed. For test, check and bench, words after -- are passed "
    "on: python3 build.py test -- -k table"
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


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """Return the options in ``argv``; ``passed`` holds the words after the first ``--``."""
    top = argparse.ArgumentParser(prog="build.py", description="Nungil.", epilog=_EPILOG)
    commands = top.add_subparsers(dest="command", required=True, metavar="command")
    for name, summary in _COMMANDS.items():
        one = commands.add_parser(name, help=summary, description=f"{name}: {summary}.")
        if name == "serve":
            one.add_argument("--port", type=port, default=8000, help="default: 8000")
            one.add_argument("--host", default="127.0.0.1", help="default: 127.0.0.1")
            one.add_argument("--base", type=base, default="/", help="sub-path, such as /a/b/")
            one.add_argument("--no-build", action="store_true", help="serve dist/ as it is")
    words = list(argv)
    cut = words.index("--") if "--" in words else len(words)
    options = top.parse_args(words[:cut])
    options.passed = words[cut + 1 :]
    return options


def run(argv: Sequence[str]) -> int:
    """Do what ``argv`` asks; return the exit code."""
    options = parse(argv)

    def work() -> int:
        if options.command == "serve":
            # A port in use is said now, not after the minutes of a first build.
            serve.make_server(DIST, options.host, options.port).server_close()
            if options.no_build:
                return serve.run(DIST, options.host, options.port, options.base)
        node.require()  # before the minutes that .venv can take
        npm_program = node.find("npm")
        python = venv.ready(tests=options.command in _WITH_TESTS)
        npm.install(npm_program)
        return steps.become([python, "-m", "tools.commands", *argv], steps.clean_environment())

    return ending(work)


def ending(work: Callable[[], int]) -> int:
    """Do ``work`` and return its exit code; what the builder can put right becomes a sentence.

    An error of Nungil's own code is not such a thing and keeps its traceback.
    """
    # An exception, so that the steps under way end their child processes.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a console without Hangul must not stop a build
            stream.reconfigure(errors="replace")
    try:
        return work()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except errors.SetupError as error:
        text = str(error)
    except subprocess.CalledProcessError as error:
        program = error.cmd[0] if isinstance(error.cmd, list) else error.cmd
        text = f"{program} ended with code {error.returncode}: what it printed above says why."
    except OSError as error:
        text = errors.sentence(error, ROOT)
    print(text, file=sys.stderr)
    return 1
