"""The part of build.py before .venv exists: options, set-up, and the way into .venv."""

from collections.abc import Sequence

from tools import serve
from tools.setup import node_side, python_side, steps
from tools.setup.options import parse
from tools.setup.places import DIST, clean_environment
from tools.setup.sentences import ending

_WITH_TESTS = ("test", "check", "bench", "gallery")


def run(argv: Sequence[str]) -> int:
    """Do what ``argv`` asks; return the exit code."""
    options = parse(argv)

    def work() -> int:
        if options.command == "serve":
            # A port in use is said now, not after the minutes of a first build.
            serve.make_server(DIST, options.host, options.port).server_close()
            if options.no_build:
                return serve.run(DIST, options.host, options.port, options.base)
        npm = node_side.check()  # before the minutes that .venv can take
        python = python_side.ready(tests=options.command in _WITH_TESTS)
        node_side.ready(npm)
        return steps.become([*python, "-m", "tools.setup.in_venv", *argv], clean_environment())

    return ending(work)
