"""What may stand behind ``build.py bench --``."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MEASURES: Final = {
    "start": "the start with a cold and a warm cache, and its bytes",
    "gzip": "the bytes where the host has gzip only",
    "slow": "the start at 1.6 Mbit/s, 150 ms",
    "medium": "the start at 10 Mbit/s, 40 ms",
    "cpu": "the start with the processor slowed 4×",
    "drag": "a drag of 3 s, at full speed and slowed 4×",
    "tasks": "the longest tasks after ready, with Matplotlib's arrival",
    "redraw": "scaling's experiment beside native NumPy",
    "heap": "memory after many moves and toggles",
}


@dataclass(frozen=True)
class Options:
    """Rounds to run, measures to take, a build to compare with, and whether to write the table."""

    rounds: int
    measures: tuple[str, ...]
    against: Path | None
    write: bool


def parse(words: Sequence[str]) -> Options:
    """Return what the words ask for; a wrong word ends the program with a sentence."""
    lines = "\n".join(f"  {name:8} {what}" for name, what in MEASURES.items())
    parser = argparse.ArgumentParser(
        prog="build.py bench --",
        description="Measures the built site beside its rivals.",
        epilog=f"measures:\n{lines}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=_rounds, default=5, help="default: 5")
    parser.add_argument(
        "--only",
        type=_measures,
        default=tuple(MEASURES),
        metavar="A,B",
        help="these measures only; default: all",
    )
    parser.add_argument(
        "--against",
        type=_built,
        metavar="DIST",
        help="another build's dist/, measured in the same rounds as “before”",
    )
    parser.add_argument(
        "--write",
        action="store_true",
        help="put the table into tools/bench/README.md",
    )
    found = parser.parse_args(list(words))
    return Options(found.rounds, found.only, found.against, found.write)


def _rounds(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"rounds is a number from 1 on, not {text!r}")
    return int(text)


def _built(text: str) -> Path:
    if not Path(text, "index.html").is_file():
        raise argparse.ArgumentTypeError(f"{text!r} holds no built page")
    return Path(text).resolve()


def _measures(text: str) -> tuple[str, ...]:
    asked = {name.strip() for name in text.split(",")}
    unknown = sorted(asked - MEASURES.keys())
    if unknown:
        raise argparse.ArgumentTypeError(
            f"no measure {', '.join(unknown)}; there are: {', '.join(MEASURES)}"
        )
    return tuple(name for name in MEASURES if name in asked)
