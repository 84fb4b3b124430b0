"""The bench from its command line to its table."""

import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

from tools.bench.browser import profile
from tools.bench.machine import about
from tools.bench.options import Options, parse
from tools.bench.report import Report
from tools.bench.rivals import BENCH, build_rivals, encodings
from tools.bench.rounds import ONCE, Bench
from tools.bench.samples import Samples
from tools.bench.serving import GzipOnly, serving
from tools.errors import SetupError
from tools.project import ROOT
from tools.steps import Say, say

_RIVALS = ("pyscript", "pyodide", "twin")


def main(dist: Path, chromium: Path, passed: Sequence[str]) -> int:
    """Measure ``dist`` beside its rivals, print the table, and write it as results.json.

    Returns 1 where a measure could not be taken, else 0.

    Raises:
        SetupError: the rivals cannot be built.
    """
    options = parse(passed)
    samples, notes = Samples(), list[str]()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        rivals = build_rivals(dist, folder, say)
        notes += rivals.notes
        if not encodings(dist):
            notes.append("The site holds no compressed files yet: all bytes are uncompressed.")
        folders = (dist, folder, *filter(None, [options.against]))
        pages, gzipped = (
            _addresses(*(stack.enter_context(serve(path)) for path in folders))
            for serve in (serving, partial(serving, handler=GzipOnly))
        )
        playwright = stack.enter_context(sync_playwright())
        fresh = partial(profile, playwright, chromium)
        with fresh() as context:
            machine = about(context)
        failures = _rounds(options, Bench(pages, gzipped, fresh, samples, say), say)
    report = Report(machine, options.rounds, samples, (*notes, *failures))
    (BENCH / "results.json").write_text(report.json(), encoding="utf-8")
    print(f"\n{report.text()}")
    if options.write:
        report.write(BENCH / "README.md")
        say(f"Wrote the table into {(BENCH / 'README.md').relative_to(ROOT)}.")
    return 1 if failures else 0


def _addresses(site: str, rivals: str, before: str = "") -> dict[str, str]:
    builds = {"nungil": site} | ({"before": before} if before else {})
    return builds | {name: f"{rivals}{name}/" for name in _RIVALS}


def _rounds(options: Options, bench: Bench, say: Say) -> list[str]:
    """Run the rounds; one measure that fails does not take the others' results along."""
    failures = []
    for number in range(options.rounds):
        say(f"Round {number + 1} of {options.rounds} …")
        for measure in options.measures:
            if number and measure in ONCE:
                continue
            try:
                bench.take(measure, number)
            except (Error, SetupError) as error:
                reason = str(error).strip().partition("\n")[0]
                failures.append(f"Round {number + 1}: {measure} could not be measured: {reason}")
                say(f"  {failures[-1]}")
    return failures
