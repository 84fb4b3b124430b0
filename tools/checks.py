"""The checks: lint, format, types, import contracts, then pytest. A warning is an error."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from tools.errors import SetupError
from tools.project import ROOT
from tools.steps import Say, become, clean_environment

_IMPORTS: Final = "from importlinter.cli import lint_imports_command as run; run(['--no-logo'])"
# Not by their scripts: a script's first line cannot hold a path with spaces.
LINTERS: Final = {
    "ruff check": ("-m", "ruff", "check", "--quiet", "."),
    "ruff format": ("-m", "ruff", "format", "--check", "--quiet", "--diff", "."),
    "mypy": ("-m", "mypy"),
    "lint-imports": ("-c", _IMPORTS),
}
FAST: Final = ("core", "draw", "words", "figures", "loop", "pages", "tools", "setup")

# A test in a browser waits much of its time. tests/workers.py says what runs together.
WORKERS: Final = (
    "-n",
    str(2 * (os.cpu_count() or 1)),
    "--dist=loadscope",
    "--no-loadscope-reorder",
)

_WARNING: Final = re.compile(r"^\s*warning\b", re.IGNORECASE | re.MULTILINE)


def passes(code: int, printed: str) -> bool:
    """Return whether a linter that ended with ``code`` and printed this found nothing at all."""
    return code == 0 and not _WARNING.search(printed)


def _ended(words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=clean_environment() | {"NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def lint(say: Say) -> None:
    """Run every linter and show what each found.

    Raises:
        SetupError: at least one of them found something.
    """
    failed = []
    with ThreadPoolExecutor() as pool:
        results = list(pool.map(_ended, LINTERS.values()))
    for name, ended in zip(LINTERS, results, strict=True):
        good = passes(ended.returncode, ended.stdout)
        say(f"{name}: {'ok' if good else 'not clean'}")
        if not good:
            failed.append(name)
            print(ended.stdout.rstrip(), file=sys.stderr)
    if failed:
        by_ruff = any(name.startswith("ruff") for name in failed)
        how = " (ruff check --fix and ruff format do much of it)" if by_ruff else ""
        raise SetupError(
            f"Not clean: {', '.join(failed)}; put right what is listed above{how} and run the "
            "command again."
        )


def fast_folders(root: Path) -> list[str]:
    """Return the folders of quick tests that are there: all but those in a browser."""
    return [f"tests/{name}" for name in FAST if (root / "tests" / name).is_dir()]


def run_tests(
    folders: Sequence[str], passed: Sequence[str], told: Mapping[str, str] | None = None
) -> int:
    """Run pytest once over ``folders``, with the words ``passed`` on, and return its exit code.

    Words that name tests of their own take the folders' place. ``told`` is the environment's.
    """
    named = any(word.startswith("tests") for word in passed)
    environment = clean_environment() | dict(told or {})
    where = [] if named else [*WORKERS, *folders]
    command = [sys.executable, "-m", "pytest", *where, *passed]
    return become(command, environment)
