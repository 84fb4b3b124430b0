"""The one error of the tools: a plain sentence about what is missing and what to do."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})
_NOT_WRITABLE: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


class SetupError(Exception):
    """Something outside the code is missing or wrong; the text is meant for the person building."""


def disk_full(folder: Path) -> str:
    """Return the sentence for a full disk."""
    return (
        f"The disk is full that holds {folder}: free about 2 GB and run the command again; "
        "finished steps are not repeated."
    )


def not_writable(folder: Path) -> str:
    """Return the sentence for a folder that cannot be written."""
    return (
        f"The folder {folder} cannot be written: give this user the right to write there, or move "
        "the project to another folder and run the command again."
    )


def sentence(error: OSError, folder: Path) -> str:
    """Return the sentence for ``error``, raised while working in ``folder``."""
    if error.errno in _FULL:
        return disk_full(folder)
    if error.errno in _NOT_WRITABLE:
        return not_writable(Path(error.filename).parent if error.filename else folder)
    where = f" ({error.filename})" if error.filename else ""
    return (
        f"The system refused a step: {error.strerror or error}{where}; "
        "put that right and run the command again."
    )


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Turn a failure to write below ``folder`` into a sentence.

    Raises:
        SetupError: the disk is full, or ``folder`` may not be written.
    """
    try:
        yield
    except OSError as error:
        if error.errno not in _FULL | _NOT_WRITABLE:
            raise
        raise SetupError(sentence(error, folder)) from error
