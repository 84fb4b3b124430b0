"""Turns what went wrong, an exception or a tool's output, into a sentence that says what to do."""

import errno
import re
import shutil
from pathlib import Path
from typing import Final

_FULL: Final = re.compile(r"No space left on device|ENOSPC|Disk quota exceeded|EDQUOT")
_READ_ONLY: Final = re.compile(
    r"Read-only file system|EROFS|Permission denied|EACCES|EPERM|Operation not permitted"
)
_CERTIFICATE: Final = re.compile(
    r"CERTIFICATE_VERIFY_FAILED|SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT|UNABLE_TO_VERIFY_LEAF"
)
_NETWORK: Final = re.compile(
    r"Temporary failure in name resolution|Name or service not known|getaddrinfo|ENOTFOUND"
    r"|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|NewConnectionError"
    r"|Failed to establish a new connection|ConnectTimeout|ReadTimeout|Max retries exceeded"
    r"|Network is unreachable|Tunnel connection failed|network connectivity|Connection aborted"
    r"|Could not resolve|Temporary failure resolving"
)


def disk_full(folder: Path) -> str:
    """Return the sentence for a full disk."""
    return (
        f"The disk that holds {folder} is full: free about 2 GB and run the command again; "
        "what is done already is kept."
    )


def nearly_full(folder: Path) -> str | None:
    """Return that sentence if less than 16 MB are left: some tools fail without a reason."""
    return disk_full(folder) if shutil.disk_usage(folder).free < 2**24 else None


def read_only(folder: Path) -> str:
    """Return the sentence for a folder that cannot be written."""
    return (
        f"The folder {folder} cannot be written: give this user the right to write there, "
        "or copy the project to a folder of your own and run the command from it."
    )


def output(text: str, tool: str, folder: Path) -> str | None:
    """Return the sentence for a failure of ``tool`` that printed ``text``, or None if unknown."""
    if _FULL.search(text):
        return disk_full(folder)
    if _CERTIFICATE.search(text):
        return (
            f"{tool} does not trust the certificate of the registry it reached: if your network "
            f"has a proxy of its own, tell {tool} that proxy's certificate, then run the command "
            "again."
        )
    # Before "permission denied": a registry that cannot be reached is said first by its name.
    if _NETWORK.search(text):
        return (
            f"{tool} could not reach its package registry: check the network (or the proxy "
            "settings) and run the command again; what is done already is kept."
        )
    if _READ_ONLY.search(text):
        return read_only(folder)
    return None


def os_error(error: OSError, folder: Path) -> str:
    """Return the sentence for ``error``, met while working in ``folder``."""
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return disk_full(folder)
    if error.errno in {errno.EROFS, errno.EACCES, errno.EPERM}:
        return read_only(Path(error.filename).parent if error.filename else folder)
    where = f" ({error.filename})" if error.filename else ""
    return (
        f"The system refused a step: {error.strerror or error}{where}; "
        "put that right and run the command again."
    )


def port_error(error: Exception, host: str, port: int) -> str:
    """Return the sentence for ``error``, met while opening ``port`` of ``host``."""
    code = error.errno if isinstance(error, OSError) else None
    if code == errno.EADDRINUSE:
        return (
            f"Port {port} is in use: choose another, for example "
            f"python3 build.py serve --port {port + 1 if port < 65535 else 8000}"
        )
    if code in {errno.EACCES, errno.EPERM}:
        return (
            f"Port {port} may not be opened by this user: choose one above 1023, for example "
            "python3 build.py serve --port 8000"
        )
    return (
        f"{host} is not an address of this machine: leave --host out, or give 127.0.0.1 "
        "(this machine alone) or 0.0.0.0 (its network too)."
    )
