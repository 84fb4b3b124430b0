"""A figure mounted where a test can see all that it does."""

from collections.abc import Callable

from htpy import Node

from app.draw.context import Context
from app.loop.mounted import Mounted
from app.words.catalogue import Language
from tests.loop.fakes import FakeClock, FakeRoot
from tests.loop.toy import Toy, context, toy, view


class Scene:
    """A mounted toy with all that it touches."""

    def __init__(
        self,
        language: Language = "en",
        view: Callable[[Toy, Context], Node] = view,
        *,
        guarded: bool = False,
    ) -> None:
        self.clock, self.root = FakeClock(guarded=guarded), FakeRoot()
        self.told: list[str] = []
        self.mounted = Mounted(toy(view=view), context(language), self.root, self.clock, self.hear)

    def hear(self, mounted: Mounted[Toy]) -> None:
        self.told.append(mounted.figure.name)
