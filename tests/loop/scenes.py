"""A figure mounted, or a page of figures, where a test can see all that they do."""

import pytest

from app import figures
from app.draw.context import Context
from app.kit.figure import Figure
from app.loop.mounted import Mounted
from app.loop.page import Page
from app.words.catalogue import Language, Words
from tests.loop.fakes import FakeClock, FakePageHost, FakeRoot
from tests.loop.toy import Derived, Toy, View, context, toy, view


class Scene:
    """A mounted toy with all that it touches."""

    def __init__(
        self, language: Language = "en", view: View = view, *, guarded: bool = False
    ) -> None:
        self.clock, self.root = FakeClock(guarded=guarded), FakeRoot()
        self.told: list[str] = []
        self.mounted = Mounted(toy(view=view), context(language), self.root, self.clock, self.hear)

    def hear(self, mounted: Mounted[Toy]) -> None:
        self.told.append(mounted.figure.name)


class PageScene:
    """A page of toys, called one and two, of which a test says when each was woken.

    ``loaded`` are the kinds whose code was asked for, in that order.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *names: str, guarded: bool = False) -> None:
        self.clock, self.host = FakeClock(guarded=guarded), FakePageHost()
        self.page = Page(self.clock, self.host)
        self.host.receive = self.page.receive
        self.loaded: list[str] = []
        self.broken: set[str] = set()
        self.roots: dict[str, FakeRoot] = {}
        monkeypatch.setattr(figures, "load", self.load)
        for name in names:
            self.expect(name)

    def load(self, kind: str) -> Figure[Toy, Derived]:
        self.loaded.append(kind)
        if kind in self.broken:
            raise ImportError(kind)
        return toy(name=kind)

    def expect(self, name: str, opening: str = "") -> None:
        """Put a figure on the page; it sleeps."""
        kind = name.partition("-")[0]
        self.page.expect(name, kind, lambda: self.mount(name, opening))

    def mount(self, name: str, opening: str = "") -> None:
        self.roots[name] = FakeRoot()
        at = Context(name.partition("-")[0], Words("en"), uid=f"figure-{name}")
        self.page.mount(self.roots[name], name, at, opening)

    def awake(self) -> list[str]:
        """Return the figures that answer, in the order in which they woke."""
        return self.host.answering
