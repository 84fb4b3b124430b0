"""Finds the figures on the page, and connects them with the page's input, scripts and address."""

from collections.abc import Callable
from json import dumps, loads
from traceback import format_exc

from pyscript.js_modules import bridge

from app.browser.clock import BrowserClock
from app.browser.page_host import BrowserPageHost
from app.browser.proxies import Proxies
from app.browser.root import BrowserRoot
from app.draw.context import Context
from app.figures import NAMES
from app.loop.page import Page
from app.words.catalogue import Words


def start() -> None:
    """Bring the page to life. One broken figure never stops the others."""
    host = BrowserPageHost(bridge)
    proxies = Proxies(host.report)
    live = LivePage(host, Page(BrowserClock(proxies, bridge), host))
    hand_out, page = proxies.hand_out, live.page
    bridge.connect(
        hand_out(live.answer), hand_out(page.receive), hand_out(live.near), hand_out(page.follow)
    )
    for name in loads(bridge.names()):
        live.add(name)
    page.follow(bridge.query(), bridge.fragment())
    proxies.run(page.start)


class LivePage:
    """The page's figures together with their roots."""

    def __init__(self, host: BrowserPageHost, page: Page) -> None:
        """Begin without figures."""
        self._host, self.page = host, page
        self._roots: dict[str, BrowserRoot] = {}
        self._questions: dict[str, Callable[..., object]] = {
            "figures": page.figures,
            "get": page.get,
            "set": page.set,
            "mount": self.mount,
            "unmount": self.unmount,
        }

    def mount(self, name: str) -> None:
        """Take in a root that a script put on the page.

        Raises:
            ValueError: no figure is of that kind.
        """
        kind = loads(bridge.describe(name))["figure"]
        if kind not in NAMES:
            raise ValueError(f"no figure is called {kind!r}; there are: {', '.join(NAMES)}")
        self.add(name)

    def add(self, name: str) -> None:
        """Take in a root that the page has under this name; its figure sleeps until it is needed.

        Language and context come from the root's own attributes, which the build wrote: what others
        write on the page around it, a translator for instance, is not the figure's.
        """
        told = loads(bridge.describe(name))
        kind, opening = told["figure"], told["opening"]

        def wake() -> None:
            words = Words(told["language"])
            context = Context(kind, words, uid=told["uid"], embedded=told["embedded"])
            root = self._roots[name] = BrowserRoot(name, bridge)
            self.page.mount(root, name, context, opening)

        self.page.expect(name, kind, wake)

    def unmount(self, name: str) -> None:
        """Let go of a figure, asleep or awake."""
        self.page.remove(name)
        self._roots.pop(name, None)

    def near(self, name: str, is_touched: bool) -> None:
        """Note that a figure came near the window, or that a sleeping one was touched."""
        if root := self._roots.get(name):
            root.came_near()
        self.page.near(name, touched=is_touched)

    def answer(self, question: str) -> str:
        """Answer a script: JSON in, JSON out, an error as its text."""
        ask, *arguments = loads(question)
        try:
            return dumps({"answer": self._questions[ask](*arguments)})
        except ValueError as error:
            return dumps({"error": str(error)})
        except Exception as error:
            self._host.report(format_exc())
            return dumps({"error": f"{type(error).__name__}: {error}"})
