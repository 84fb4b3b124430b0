"""Finds the figures on the page, mounts each by itself, and says when all of them answer."""

from typing import Any, Final

from js import document
from pyscript.js_modules import seam

from app.browser.clock import BrowserClock
from app.browser.hands import Hands
from app.browser.page_host import BrowserPageHost, connect
from app.browser.proxies import Proxies
from app.browser.root import BrowserRoot
from app.draw.context import Context
from app.figures import load
from app.loop.mounted import Mounted
from app.loop.page import Page
from app.words.catalogue import Words

# Seconds between the first renders of two figures, so that a hand comes in between.
_APART: Final = 0.1


def start() -> None:
    """Bring the page to life. One broken figure never stops the others."""
    outside = BrowserPageHost(seam)
    proxies = Proxies(outside.report)
    clock = BrowserClock(proxies, seam)
    page = Page(clock, outside)
    root = document.documentElement
    words = Words("en" if root.lang == "en" else "ko")
    alone = root.getAttribute("data-page") == "embed"

    everyone: list[Mounted[Any]] = []

    def mount(element: Any) -> Hands:
        name = element.dataset.figure
        figure, context = load(name), Context(name, words, uid=element.id, embedded=alone)
        given = Proxies(outside.report)
        try:
            own = BrowserRoot(element, seam, given)
            mounted = Mounted(figure, context, own, clock, page.changed)
            hands = Hands(element, mounted, page, seam, given)
        except Exception:
            given.destroy()
            raise
        page.add(mounted)
        everyone.append(mounted)
        seam.holdStill(element)
        return hands

    elements = list(document.querySelectorAll("figure[data-figure]"))
    tried = [(element, proxies.run(mount, element)) for element in elements]
    connect(page, seam, proxies)
    page.follow(str(seam.query()), str(seam.fragment()))
    for number, mounted in enumerate(everyone):
        proxies.run(mounted.begin, number * _APART)
    for element, own in tried:
        if isinstance(own, Hands):
            early = Proxies(outside.report)
            seam.handOver(element, early.hand_out(own.early))
            early.destroy()
            seam.figureReady(element)
    seam.ready(",".join(e.dataset.figure for e, own in tried if own is None))
