"""Finds the figures on the page, mounts each by itself, and says when all of them answer."""

from typing import Any

from js import document
from pyscript.js_modules import seam

from app.browser.clock import BrowserClock
from app.browser.hands import Hands
from app.browser.outside import BrowserOutside, connect
from app.browser.proxies import Proxies
from app.browser.root import BrowserRoot
from app.draw.setting import Setting
from app.figures import NAMES, load
from app.loop.mount import Mounted
from app.loop.page import Page
from app.words.catalogue import Words


def start() -> None:
    """Bring the page to life. One broken figure never stops the others."""
    outside = BrowserOutside(seam)
    proxies = Proxies(outside.report)
    clock = BrowserClock(proxies, seam)
    page = Page(clock, outside)
    words = Words("en" if document.documentElement.lang == "en" else "ko")
    alive = [
        element
        for element in document.querySelectorAll("figure[data-figure]")
        if proxies.run(_mount, element, words, page, clock, proxies)
    ]
    connect(page, seam, proxies)
    page.follow(outside.fragment())
    for element in alive:
        seam.figureReady(element)
    seam.ready()


def _mount(element: Any, words: Words, page: Page, clock: BrowserClock, proxies: Proxies) -> bool:
    name = element.dataset.figure
    if name not in NAMES:
        return False
    alone = document.documentElement.getAttribute("data-page") == "embed"
    setting = Setting(words, uid=element.id, alone=alone)
    mounted = Mounted(load(name), setting, BrowserRoot(element, seam, proxies), clock, page.changed)
    mounted.draw()
    page.add(mounted)
    seam.holdStill(element)
    hands = Hands(element, mounted, page, proxies)
    with_early = proxies.hand_out(hands.early)
    seam.handOver(element, with_early)
    return True
