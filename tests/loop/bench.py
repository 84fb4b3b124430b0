"""A worker, and works for it that keep a diary."""

from collections.abc import Iterator

from app.kit.figure import Work
from app.kit.messages import Done, Message
from app.loop.worker import SLICE, Worker
from tests.loop.fakes import FakeClock, FakeRoot

Steps = Iterator[Message | None]
PACKAGES = ("matplotlib",)


class Bench:
    """A worker, and works on it that keep a diary."""

    def __init__(self, *, in_view: bool = True, guarded: bool = False) -> None:
        self.clock, self.root = FakeClock(guarded=guarded), FakeRoot(in_view=in_view)
        self.sent: list[Message] = []
        self.diary: list[str] = []
        self.begun: list[Steps] = []
        self.worker = Worker(self.clock, self.root, self.sent.append)

    def work(
        self, key: str, steps: int = 3, *, lasts: float = SLICE, packages: tuple[str, ...] = ()
    ) -> Work:
        """Return work of some steps that last so many seconds each, with one result at the end."""

        def run() -> Steps:
            try:
                for step in range(steps):
                    self.diary.append(f"{key}{step}")
                    self.clock.time += lasts
                    yield None
                yield Done(key)
            finally:
                self.diary.append(f"{key} over")

        def begin() -> Steps:
            # Kept here too, so that it ends because it is closed, and not because it is forgotten.
            self.begun.append(run())
            return self.begun[-1]

        return Work(key, begin, packages)

    def finish(self) -> None:
        while not self.clock.is_empty:
            self.clock.turn()
