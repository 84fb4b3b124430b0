"""The part of build.py that runs in .venv, where the packages are: ``python -m`` this module."""

import sys
from argparse import Namespace
from collections.abc import Sequence

from tools.setup import browsers
from tools.setup.options import parse
from tools.setup.places import DIST, GALLERY, ROOT
from tools.setup.sentences import ending
from tools.setup.steps import say


def _build() -> None:
    from tools.build import build

    build(DIST, say)


def _gallery() -> None:
    from tools.build import NODE_MODULES
    from tools.gallery import write_gallery

    write_gallery(GALLERY, ROOT / "static", NODE_MODULES, DIST)
    say(f"Open {GALLERY / 'index.html'} in a browser.")


def _bench(options: Namespace) -> int:
    from tools import bench

    _build()
    return int(bench.main(DIST, browsers.ensure(), options.passed) or 0)


def _work(options: Namespace) -> int:
    from tools import checks, serve

    match options.command:
        case "build":
            _build()
            return 0
        case "gallery":
            _gallery()
            return 0
        case "serve":
            _build()
            return serve.run(DIST, options.host, options.port, options.base)
        case "check":
            checks.lint(say)
            return checks.run_tests(checks.fast_folders(ROOT), options.passed)
        case "test":
            told = browsers.ensure_all(say)
            _build()
            checks.lint(say)
            return checks.run_tests(["tests"], options.passed, told)
    return _bench(options)


def main(argv: Sequence[str]) -> int:
    """Do the command in ``argv``; return the exit code."""
    options = parse(argv)
    return ending(lambda: _work(options))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
