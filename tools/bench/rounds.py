"""One round: every measure once, page by page, each with a fresh profile."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import BrowserContext

from tools.bench import heap, redraw, tasks
from tools.bench.browser import Condition
from tools.bench.drag import drag
from tools.bench.samples import Samples
from tools.bench.visit import Quantities, visit
from tools.steps import Say

Profile = Callable[[], AbstractContextManager[BrowserContext]]

CONDITIONS: Final = {
    "slow": Condition(kilobits=1_600, latency=150),
    "medium": Condition(kilobits=10_000, latency=40),
    "cpu": Condition(slowed=4),
}
_SLOWED: Final = CONDITIONS["cpu"]
# Nungil as built now, and a build to compare with (`--against`).
_BUILDS: Final = ("nungil", "before")
_FULL: Final = Condition()
# What hardly differs from round to round, and would only make the bench longer.
ONCE: Final = frozenset({"gzip", "heap", "slow"})


@dataclass(frozen=True)
class Bench:
    """Where the pages are (page → address), how to get a fresh profile, and where samples go."""

    pages: dict[str, str]
    gzipped: dict[str, str]
    profile: Profile
    samples: Samples
    say: Say

    def take(self, measure: str, number: int) -> None:
        """Take a measure of all pages that it concerns, in the order of round ``number``."""
        match measure:
            case "start":
                for page in self._turn(number, *_BUILDS, "pyscript", "pyodide", "twin"):
                    with self.profile() as context:
                        for cache in ("cold", "warm"):
                            self._add(cache, page, visit(context, self.pages[page], _FULL))
            case "drag":
                self._drag(number)
            case "redraw":
                self._builds(number, "redraw", redraw.in_page)
                self._add("redraw", "native", redraw.native())
            case "tasks":
                self._builds(number, "tasks", tasks.tasks)
            case "heap":
                self._builds(number, "heap", heap.heap)
            case _:
                addresses = self.gzipped if measure == "gzip" else self.pages
                condition = CONDITIONS.get(measure, _FULL)
                for page in self._turn(number, *_BUILDS, "pyscript", "pyodide"):
                    with self.profile() as context:
                        self._add(measure, page, visit(context, addresses[page], condition))

    def _builds(
        self, number: int, measure: str, take: Callable[[BrowserContext, str], Quantities]
    ) -> None:
        for page in self._turn(number, *_BUILDS):
            with self.profile() as context:
                self._add(measure, page, take(context, self.pages[page]))

    def _drag(self, number: int) -> None:
        pictures = {}
        for page in self._turn(number, *_BUILDS, "twin"):
            with self.profile() as context:
                for name, condition in (("drag", _FULL), ("drag_slowed", _SLOWED)):
                    seen, pictures[page] = drag(context, self.pages[page], condition)
                    self._add(name, page, seen)
        same = pictures["nungil"] == pictures["twin"]
        self.samples.add("drag", "twin", {"same_picture": float(same)})
        if not same:
            self.say("  The twin's picture differs: it is no measure until it is put right.")

    def _turn(self, number: int, *pages: str) -> Iterator[str]:
        """Yield the pages of this run, in each round beginning with the next one."""
        present = [page for page in pages if page in self.pages]
        first = number % len(present)
        yield from present[first:] + present[:first]

    def _add(self, measure: str, page: str, quantities: Quantities) -> None:
        self.samples.add(measure, page, quantities)
        shown = quantities.get("ready") or quantities.get("delay_p95")
        length = "" if shown is None else f" {shown:.0f} ms"
        self.say(f"  {measure} {page}{length}{'' if quantities else ': nothing to measure yet'}")
