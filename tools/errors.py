"""The one error of the build: a plain sentence about what is missing and what to do."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class SetupError(Exception):
    """Something outside the code is missing or wrong; the text is meant for the person building."""


@contextmanager
def writing(place: Path) -> Iterator[None]:
    """Turn the failures of writing below ``place`` into sentences.

    Raises:
        SetupError: the disk is full, or ``place`` may not be written.
    """
    try:
        yield
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise SetupError(
                f"The disk is full: could not write below {place}. "
                "About 600 MB are needed; free some space and run the command again."
            ) from error
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            raise SetupError(
                f"Could not write below {place}: {error.strerror}. "
                "Give this user the right to write there, or move the project to another folder."
            ) from error
        raise
