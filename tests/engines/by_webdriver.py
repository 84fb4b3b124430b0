"""A tab of WebKitGTK's small browser, driven over WebDriver by the driver that belongs to it."""

import json
import re
import socket
import time
from contextlib import ExitStack, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final

from tests.engines.actions import ActingTab
from tests.engines.processes import END_S, START_S, Process
from tests.engines.tab import PATIENCE_S, DriverError
from tools.steps import clean_environment

NUMBER: Final = re.compile(r"^(\d+)\s*$")
ASK: Final = "const [text, done] = arguments; (%s)(text).then(done)"
SIZE: Final = "return [outerWidth - innerWidth, outerHeight - innerHeight]"
# All of its compilers, but less of the last one's work: else that takes half of a start's CPU time.
SETTINGS: Final = {"JSC_useOMGInlining": "false", "JSC_wasmOMGOptimizationLevel": "1"}


class WebKitTab(ActingTab):
    """See ``Tab``."""

    name = "WebKit"
    _patience = PATIENCE_S + 30  # the driver, told to wait so long itself, answers first

    def __init__(self, program: Path, width: int, height: int) -> None:
        """Start a screen, the driver on it, and with it ``program``, in a window of that size."""
        self._turned = 0
        here = clean_environment()
        # The browser has no mode without a window; with one it needs a screen.
        screen = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        with ExitStack() as ending:
            xvfb = Process(screen, here)
            ending.callback(xvfb.end)
            here["DISPLAY"] = f":{xvfb.says(NUMBER)}"
            # Its sandbox needs rights that a container withholds. The pages are our own.
            here |= {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "GDK_BACKEND": "x11"}
            here |= SETTINGS
            self._port = free_port()
            driver = ["WebKitWebDriver", f"--port={self._port}", "--host=127.0.0.1"]
            ending.callback(Process(driver, here).end)
            wait_for(self._port)
            self._begin(program, width, height)
            self._ending = ending.pop_all()

    def _begin(self, program: Path, width: int, height: int) -> None:
        wanted = {"binary": str(program), "args": ["--automation"]}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": wanted}}
        session = self._send("POST", "/session", capabilities=capabilities)
        self._session = f"/session/{session['sessionId']}"
        self.version = str(session["capabilities"]["browserVersion"])
        patience = PATIENCE_S * 1000
        self._here("/timeouts", script=patience, pageLoad=patience)
        # Asked for is the size of the window, wanted that of the page in it.
        across, down = self._here("/execute/sync", script=SIZE, args=[])
        self._here("/window/rect", width=width + across, height=height + down)

    def _send(self, method: str, path: str, **parameters: object) -> Any:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=self._patience)
        body = json.dumps(parameters) if method == "POST" else None
        try:
            connection.request(method, path, body, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            value = json.loads(answer.read())["value"]
        except (OSError, HTTPException) as error:
            raise self.lose(f"WebKit's driver does not answer {path}: {error}") from None
        finally:
            connection.close()
        if answer.status != 200:
            why = f"{path}: {value['error']}: {value['message']}"
            # The driver lives on when its browser has died, and knows the session no more.
            raise self.lose(why) if value["error"] == "invalid session id" else DriverError(why)
        return value

    def _here(self, path: str, **parameters: object) -> Any:
        return self._send("POST", self._session + path, **parameters)

    def go(self, address: str) -> None:
        self._here("/url", url=address)

    def reload(self) -> None:
        self.run("() => { window.isOld = true }")
        self._here("/refresh")  # which may answer while the old page is there
        self.until("() => !window.isOld && document.readyState === 'complete'")

    def back(self) -> None:
        self._here("/back")

    def ask(self, function: str, text: str) -> str:
        return str(self._here("/execute/async", script=ASK % function, args=[text]))

    def wheel(self, down: int) -> None:
        self._turned += down  # the driver sends what a turn differs from the one before it
        super().wheel(self._turned)

    def perform(self, actions: list[dict[str, Any]]) -> None:
        self._here("/actions", actions=actions)

    def close(self) -> None:
        with suppress(DriverError):
            if not self.lost:
                self._patience = END_S
                self._send("DELETE", self._session)
        self._ending.close()


def free_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int) -> None:
    """Wait until somebody listens there: WebKit's driver says nothing when it does."""
    end = time.monotonic() + START_S
    while time.monotonic() < end:
        with socket.socket() as asked:
            asked.settimeout(1)
            if asked.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise DriverError("WebKitWebDriver does not start: nothing listens at its port")
