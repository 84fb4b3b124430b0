"""The experiment of `scaling`, once in the page and once in this machine's own NumPy."""

from statistics import median
from time import perf_counter
from typing import Final

from playwright.sync_api import BrowserContext

from app.core.sampling import experiment
from tools.bench.browser import open_ready
from tools.bench.tasks import has
from tools.bench.visit import Quantities

WIDTHS: Final = (64, 1024)
# Every seed anew, so that nothing is cached; the first few only warm up.
_SEEDS: Final = range(100, 118)
_WARM_UP: Final = 3

_IN_PAGE: Final = """([d, seeds]) => seeds.map((seed) => {
  const begun = performance.now();
  nungil.set("scaling", { d, seed });
  return performance.now() - begun;
})"""


def in_page(context: BrowserContext, address: str) -> Quantities:
    """Return the milliseconds of one ``nungil.set`` per width, until its new values are there.

    Empty where the page has no such figure.
    """
    page = open_ready(context, address)
    found: Quantities = {}
    for d in WIDTHS if has(page, "scaling") else ():
        times = page.evaluate(_IN_PAGE, [d, list(_SEEDS)])
        found[f"redraw_{d}"] = median(times[_WARM_UP:])
    page.close()
    return found


def native() -> Quantities:
    """Return the milliseconds of the same experiment, by the same code, in this Python."""
    return {f"redraw_{d}": median([_timed(d, seed) for seed in _SEEDS][_WARM_UP:]) for d in WIDTHS}


def _timed(d: int, seed: int) -> float:
    begun = perf_counter()
    experiment(d, seed)
    return (perf_counter() - begun) * 1000
