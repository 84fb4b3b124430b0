"""What came over the wire, and when."""

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import CDPSession


@dataclass
class Request:
    """One answer: its address, the bytes of its body as they came in, and all bytes at its end."""

    address: str
    pieces: list[tuple[float, int]] = field(default_factory=list)
    ended: float | None = None
    size: int = 0

    def until(self, moment: float) -> int:
        """Return how many bytes had come by ``moment``, in the browser's own seconds."""
        if self.ended is not None and self.ended <= moment:
            return self.size
        return sum(size for when, size in self.pieces if when <= moment)


class Wire:
    """Listens to one page's network, from before it is opened."""

    def __init__(self, session: CDPSession) -> None:
        """Begin to listen."""
        self.requests: dict[str, Request] = {}
        # The browser's own clock less the wall clock, in seconds; known from the first request.
        self._lead: float | None = None
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.dataReceived", self._received)
        session.on("Network.loadingFinished", self._finished)
        session.send("Network.enable")

    def _sent(self, event: dict[str, Any]) -> None:
        if self._lead is None:
            self._lead = event["timestamp"] - event["wallTime"]
        if event["request"]["url"].startswith("http"):
            self.requests[event["requestId"]] = Request(event["request"]["url"])

    def _received(self, event: dict[str, Any]) -> None:
        request = self.requests.get(event["requestId"])
        if request:
            request.pieces.append((event["timestamp"], event["encodedDataLength"]))

    def _finished(self, event: dict[str, Any]) -> None:
        request = self.requests.get(event["requestId"])
        if request:
            request.ended, request.size = event["timestamp"], event["encodedDataLength"]

    def bytes(self, wall: float | None = None, part: str = "") -> int:
        """Return the bytes of all addresses with ``part`` in them that came until ``wall``.

        Args:
            wall: wall-clock time in milliseconds, as ``performance.timeOrigin`` counts; None: all.
            part: such as ``/runtime-``.
        """
        moment = float("inf") if wall is None else wall / 1000 + (self._lead or 0.0)
        return sum(one.until(moment) for one in self.requests.values() if part in one.address)
