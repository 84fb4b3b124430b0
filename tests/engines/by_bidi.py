"""A tab of the machine's own Firefox, driven over WebDriver BiDi, which Firefox itself speaks."""

import json
import re
import time
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.engines.actions import ActingTab
from tests.engines.processes import END_S, Process
from tests.engines.tab import PATIENCE_S, DriverError
from tools.steps import clean_environment

LISTENS: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
LARGEST: Final = 2**26  # bytes of an answer, such as a picture


class FirefoxTab(ActingTab):
    """See ``Tab``."""

    name = "Firefox"
    _patience = PATIENCE_S

    def __init__(self, program: Path, profile: Path, width: int, height: int) -> None:
        """Start a Firefox with an empty profile, and open a tab of that size."""
        self._numbers = count(1)
        command: list[str | Path] = [program, "--headless", "--no-remote", "--profile", profile]
        with ExitStack() as ending:
            firefox = Process([*command, "--remote-debugging-port", "0"], clean_environment())
            ending.callback(firefox.end)
            address = f"{firefox.says(LISTENS)}/session"
            try:
                # Closing the line, too, waits for an answer.
                line = connect(
                    address, max_size=LARGEST, compression=None, ping_interval=None, close_timeout=1
                )
                self._socket = ending.enter_context(line)
            except (OSError, WebSocketException) as error:
                raise DriverError(f"Firefox cannot be spoken to: {error}") from None
            about = self._send("session.new", capabilities={})
            self.version = str(about["capabilities"]["browserVersion"])
            self._context = self._send("browsingContext.create", type="tab")["context"]
            size = {"width": width, "height": height}
            self._here("browsingContext.setViewport", viewport=size)
            self._ending = ending.pop_all()

    def _send(self, method: str, **parameters: object) -> Any:
        number = next(self._numbers)
        end = time.monotonic() + self._patience
        try:
            self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
            while True:
                answer = json.loads(self._socket.recv(max(0.0, end - time.monotonic())))
                if answer.get("id") == number:
                    break
        except (TimeoutError, OSError, WebSocketException) as error:
            raise self.lose(f"Firefox does not answer {method}: {error}") from None
        if answer["type"] == "error":
            raise DriverError(f"{method}: {answer['error']}: {answer['message']}")
        return answer["result"]

    def _here(self, method: str, **parameters: object) -> Any:
        return self._send(method, context=self._context, **parameters)

    def go(self, address: str) -> None:
        self._here("browsingContext.navigate", url=address, wait="complete")

    def reload(self) -> None:
        self._here("browsingContext.reload", wait="complete")

    def back(self) -> None:
        self._here("browsingContext.traverseHistory", delta=-1)

    def ask(self, function: str, text: str) -> str:
        answer = self._send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": text}],
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise DriverError(answer["exceptionDetails"]["text"])
        return str(answer["result"]["value"])

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._here("input.performActions", actions=actions)

    def close(self) -> None:
        with suppress(DriverError):
            if not self.lost:
                self._patience = END_S
                self._send("browser.close")
        self._ending.close()
