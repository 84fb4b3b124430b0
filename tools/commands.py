"""build.py's commands, run in .venv, where the packages are: ``python -m tools.commands``."""

import sys
from collections.abc import Sequence

from tools.command_line import ending, parse
from tools.project import DIST, GALLERY, NODE_MODULES, ROOT
from tools.setup import browsers
from tools.steps import say


def main(argv: Sequence[str]) -> int:
    """Do the command in ``argv``; return the exit code."""
    options = parse(argv)

    def work() -> int:
        from tools import checks, serve

        engines = browsers.ensure_all(say) if options.command == "test" else {}
        if options.command not in ("check", "gallery"):
            from tools.build import build

            build(DIST, say)
        match options.command:
            case "serve":
                return serve.run(DIST, options.host, options.port, options.base)
            case "check":
                checks.lint(say)
                return checks.run_tests(checks.fast_folders(ROOT), options.passed)
            case "test":
                checks.lint(say)
                return checks.run_tests(["tests"], options.passed, engines)
            case "gallery":
                from tools.gallery import write_gallery

                write_gallery(GALLERY, ROOT / "static", NODE_MODULES, DIST)
                say(f"Open {GALLERY / 'index.html'} in a browser.")
            case "bench":
                from tools import bench

                return bench.main(DIST, browsers.ensure(), options.passed)
        return 0

    return ending(work)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
