"""A static server for dist/: as a plain host would serve it, with nothing that the page relies on.

Standard library only. A file ``X.br`` or ``X.gz`` beside ``X`` is sent to clients that accept it.
"""

import errno
import os
import socket
import sys
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import TCPServer
from typing import Any
from urllib.parse import unquote, urlsplit

from tools.errors import SetupError
from tools.headers import ENCODINGS, TYPES, accepted, cache_rule


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD below the server's base with the files of its folder."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: "Server"

    def do_GET(self) -> None:
        """Send the file, or a page in plain text that says it is not there."""
        path = unquote(urlsplit(self.path).path)
        file = self._file(path)
        if file is None:
            self._send(HTTPStatus.NOT_FOUND, f"404: there is no {path} here.\n".encode(), {})
        elif file.is_dir():
            target = urlsplit(self.path).path + "/"
            # A single slash in front: "//x/" would be another host.
            self._send(HTTPStatus.MOVED_PERMANENTLY, b"", {"Location": f"/{target.lstrip('/')}"})
        else:
            self._send_file(file)

    do_HEAD = do_GET

    def _file(self, path: str) -> Path | None:
        if not path.startswith(self.server.base) or "\0" in path:
            return None
        folder = self.server.folder.resolve()
        file = (folder / path.removeprefix(self.server.base).lstrip("/")).resolve()
        if not file.is_relative_to(folder):
            return None
        if path.endswith("/"):
            file /= "index.html"
        return file if file.is_file() or (file.is_dir() and not path.endswith("/")) else None

    def _send_file(self, file: Path) -> None:
        headers = {
            "Content-Type": TYPES.get(file.suffix.lower(), "application/octet-stream"),
            "Cache-Control": cache_rule(file.relative_to(self.server.folder.resolve())),
            "Vary": "Accept-Encoding",
        }
        allowed = accepted(self.headers.get("Accept-Encoding", ""))
        sent = file
        for name, suffix in ENCODINGS:
            packed = file.with_name(file.name + suffix)
            if name in allowed and packed.is_file():
                headers["Content-Encoding"], sent = name, packed
                break
        about = sent.stat()
        headers["ETag"] = f'"{about.st_mtime_ns:x}-{about.st_size:x}{sent.suffix}"'
        if self.headers.get("If-None-Match") == headers["ETag"]:
            self._send(HTTPStatus.NOT_MODIFIED, b"", headers)
        else:
            self._send(HTTPStatus.OK, sent.read_bytes(), headers)

    def _send(self, status: HTTPStatus, body: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        plain = {"Content-Type": TYPES[".txt"], "Cache-Control": "no-cache"}
        for name, text in (plain | headers).items():
            self.send_header(name, text)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("X-Content-Type-Options", "nosniff")
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Stay quiet: a line for each file would bury the address."""


class Server(ThreadingHTTPServer):
    """Serves ``folder`` below ``base``."""

    daemon_threads = True
    # Three browsers at once open more than the five connections that would wait otherwise; what
    # does not fit is tried again by the system, later and later.
    request_queue_size = 128
    # On Windows this option would let two servers share a port.
    allow_reuse_address = os.name == "posix"

    def __init__(self, folder: Path, host: str, port: int, base: str) -> None:
        """Take the port; ``folder`` is looked at only when something is asked for."""
        self.folder, self.base = folder, base
        self.address_family = socket.AF_INET6 if ":" in host else socket.AF_INET
        super().__init__((host, port), Handler)

    def server_bind(self) -> None:
        """Bind without the look-up of this machine's name, which can take seconds."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = str(self.server_address[0]), self.server_address[1]

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a reader who went away; say everything else."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    @property
    def url(self) -> str:
        """The address of the first page, ending in a slash."""
        host = f"[{self.server_name}]" if ":" in self.server_name else self.server_name
        return f"http://{host}:{self.server_port}{self.base}"


def make_server(folder: Path, host: str = "127.0.0.1", port: int = 0, base: str = "/") -> Server:
    """Return a server that holds ``port`` (0: a free one) and is ready for ``serve_forever``.

    Raises:
        SetupError: the port is in use, may not be had, or ``host`` is not this machine.
    """
    try:
        return Server(folder, host, port, base)
    except (OSError, UnicodeError) as error:
        raise SetupError(port_error(error, host, port)) from None


def port_error(error: Exception, host: str, port: int) -> str:
    """Return the sentence for ``error``, raised while opening ``port`` of ``host``."""
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


def run(folder: Path, host: str, port: int, base: str = "/") -> int:
    """Serve ``folder`` until Ctrl-C; return the exit code.

    Raises:
        SetupError: the port cannot be had, or ``folder`` holds no page.
    """
    if not (folder / "index.html").is_file():
        raise SetupError(f"{folder} holds no page yet: run python3 build.py build first.")
    with make_server(folder, host, port, base) as server:
        print(f"눈길 · Nungil: {server.url}  (Ctrl-C stops)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0
