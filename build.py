#!/usr/bin/env python3
"""Nungil's one command: serve · build · test · check · gallery · bench. It does its own set-up."""

import sys


def main() -> int:
    """Check the Python that runs this, then hand over to the tools. Returns the exit code."""
    # Written so that an old Python reaches the sentence and not a syntax error.
    if sys.version_info < (3, 11):  # noqa: UP036
        found = "{}.{}".format(*sys.version_info[:2])
        print(
            "This Python is " + found + "; Nungil is built with Python 3.11 or newer: "
            "install one and run it with that, for example: python3.11 build.py serve",
            file=sys.stderr,
        )
        return 1
    from tools.command_line import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
