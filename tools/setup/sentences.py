"""The one place where a failure ends: a plain sentence, an exit code, no traceback."""

import io
import signal
import subprocess
import sys
from collections.abc import Callable
from types import FrameType

from tools.errors import SetupError
from tools.setup import explain
from tools.setup.places import ROOT


def _terminated(_number: int, _frame: FrameType | None) -> None:
    # An exception, so that steps on the way take their children along.
    raise SystemExit(143)


def ending(work: Callable[[], int]) -> int:
    """Do ``work`` and return its exit code; what the builder can put right becomes a sentence.

    An error of Nungil's own code is not such a thing and keeps its traceback.
    """
    signal.signal(signal.SIGTERM, _terminated)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a console without Hangul must not stop a build
            stream.reconfigure(errors="replace")
    try:
        return work()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except SetupError as error:
        sentence = str(error)
    except subprocess.CalledProcessError as error:
        sentence = (
            f"{error.cmd[0] if isinstance(error.cmd, list) else error.cmd} ended with code "
            f"{error.returncode}: what it printed above says why."
        )
    except OSError as error:
        sentence = explain.os_error(error, ROOT)
    print(sentence, file=sys.stderr)
    return 1
