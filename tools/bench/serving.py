"""Serves folders for the bench, with all encodings or with gzip alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from tools.serve import Handler, make_server


class GzipOnly(Handler):
    """A host without Brotli: clients are answered as if they had not asked for it."""

    def parse_request(self) -> bool:
        """Read the request, and narrow what it accepts."""
        if not super().parse_request():
            return False
        del self.headers["Accept-Encoding"]
        self.headers["Accept-Encoding"] = "gzip"
        return True


@contextmanager
def serving(folder: Path, handler: type[Handler] = Handler) -> Iterator[str]:
    """Serve ``folder`` on a free port, and yield its address, which ends in a slash."""
    with make_server(folder) as server:
        server.RequestHandlerClass = handler
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield server.url
        finally:
            server.shutdown()
            thread.join()
