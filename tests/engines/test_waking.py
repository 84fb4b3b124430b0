"""Figures wake near first, each by itself, and what nobody asks for sleeps, in each engine."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from app.figures import NAMES, load
from app.words.catalogue import Words
from tests.engines.editions import edition, held, hidden, python
from tests.engines.lesson import open_page, state, text
from tests.engines.tab import Tab

MODULES: Final = """
import json, sys
own = ("app.figures.", "app.words.", "numpy.random")
json.dumps(sorted(name for name in sys.modules if name.startswith(own)))
"""
MARKS: Final = """performance.getEntriesByType('mark').map(mark => [mark.name, mark.startTime])
  .filter(([name]) => name.startsWith('nungil:'))"""
READY: Final = "name => document.querySelector(`#figure-${name}`).dataset.ready"
ALL_READY: Final = """() => [...document.querySelectorAll('figure[data-figure]')]
  .every(figure => figure.dataset.ready === 'true')"""


def marks(tab: Tab) -> dict[str, float]:
    """Return when each mark of ours was made. An engine's clock may give several one time."""
    made: list[tuple[str, float]] = tab.value(MARKS)
    times = dict(made)
    assert len(times) == len(made), "each mark is made once"
    return times


def modules(tab: Tab) -> str:
    """Return the names of the modules of figures and words that Python has imported."""
    return " ".join(python(tab, MODULES))


def test_a_figure_without_a_box_sleeps_and_nothing_of_it_is_imported(
    tab: Tab, site: str, watched: Path
) -> None:
    path = edition(watched, "index.html", "sleepy.html", hidden("scaling", "table"))
    open_page(tab, site + path)
    assert [tab.run(READY, name) for name in ("plane", "scaling", "table")] == [
        "true",
        "false",
        "false",
    ]
    assert tab.value("nungil.figures()") == list(NAMES)
    imported = modules(tab)
    assert "app.figures.plane.view" in imported
    for family in (
        "figures.scaling",
        "figures.table",
        "words.ko.table",
        "words.en",
        "numpy.random",
    ):
        assert family not in imported
    # Asked, it wakes at once; shown, when it is near.
    assert state(tab, "scaling")["d"] == 64
    assert tab.run(READY, "scaling") == "true"
    assert "figures.table" not in modules(tab)
    tab.run("""() => {
      const table = document.querySelector('[data-figure="table"]');
      table.style.display = '';
      table.scrollIntoView();
    }""")
    tab.until(f"() => ({READY})('table') === 'true'")
    assert "app.figures.table.view" in modules(tab)
    assert set(marks(tab)) >= {f"nungil:figure:{name}" for name in NAMES}


def test_the_first_answers_before_the_page_is_ready_and_the_others_follow(
    tab: Tab, site: str
) -> None:
    open_page(tab, f"{site}index.html")
    tab.until(ALL_READY)
    at = marks(tab)
    assert at["nungil:figure:plane"] <= at["nungil:first"] <= at["nungil:ready"]
    assert at["nungil:ready"] <= at["nungil:figure:table"]


def test_where_no_figure_is_near_the_page_is_ready_all_the_same(
    tab: Tab, site: str, watched: Path
) -> None:
    path = edition(watched, "index.html", "asleep.html", hidden(*NAMES))
    open_page(tab, site + path)
    assert list(marks(tab)) == ["nungil:ready"]
    assert "app.figures." not in modules(tab)
    assert tab.value("document.getElementById('nungil-status').hidden")
    assert tab.value("nungil.set('plane', {q: [0, 0]}).values.weights") == [0.25] * 4
    at = marks(tab)
    assert at.keys() == {"nungil:ready", "nungil:figure:plane", "nungil:first"}
    assert at["nungil:ready"] <= at["nungil:first"]


def test_a_link_to_a_sleeping_figure_waits_for_it_and_stays_in_the_address(
    tab: Tab, site: str, watched: Path
) -> None:
    path = edition(watched, "index.html", "sleepy.html", hidden("scaling", "table"))
    link = "table.mask=bidirectional&lock=table.mask"
    open_page(tab, f"{site}{path}#plane.q=1,2&{link}")
    tab.run("() => nungil.set('plane', {q: [0, 1]})")
    tab.until("link => location.hash === `#plane.q=0,1&${link}`", link)
    assert tab.run(READY, "table") == "false"
    assert state(tab, "table")["mask"] == "bidirectional"
    assert tab.value("document.querySelector('[name=\"table.mask\"]').matches(':disabled')")


@pytest.mark.parametrize("lang", ["es", "en-GB", "ko"])
def test_a_figure_speaks_the_language_its_page_was_built_in(
    tab: Tab, site: str, watched: Path, lang: str
) -> None:
    path = edition(watched, "en/index.html", "held.html", held)
    tab.go("about:blank")
    tab.go(site + path)
    tab.run("lang => { document.documentElement.lang = lang }", lang)
    tab.until("() => window.letGo && (letGo(), true)")
    tab.until("() => document.documentElement.dataset.nungil === 'ready'")
    tab.until(ALL_READY)
    tab.run("() => { nungil.set('plane', {q: [1, 1]}); nungil.set('scaling', {d: 2}) }")
    tab.frames()
    for name, fields in (("plane", {"q": (1.0, 1.0)}), ("scaling", {"d": 2})):
        figure = load(name)
        sentence = figure.sentence(replace(figure.initial, **fields), Words("en"))
        assert text(tab, f"#figure-{name} figcaption") == sentence
    assert "app.words.ko" not in modules(tab)


def test_a_broken_figure_near_the_window_is_named_and_the_others_answer(
    tab: Tab, site: str, watched: Path
) -> None:
    def broken(text: str) -> str:
        return text.replace('data-figure="plane"', 'data-figure="plain"')

    path = edition(watched, "index.html", "broken.html", broken)
    tab.go(f"{site}{path}")
    tab.until("() => document.documentElement.dataset.nungil === 'failed'")
    assert "plain" in text(tab, "#nungil-status")
    tab.until("() => nungil.figures().every(name => nungil.get(name))")
    assert tab.value("nungil.figures()") == ["scaling", "table"]
    assert "plain" in "".join(tab.value("watch.wrong.splice(0)"))


def test_a_broken_figure_far_away_leaves_the_page_ready_and_says_so(
    tab: Tab, site: str, watched: Path
) -> None:
    def broken(text: str) -> str:
        return text.replace('data-figure="table"', 'data-figure="tabel"')

    path = edition(watched, "index.html", "broken.html", broken)
    open_page(tab, f"{site}{path}")
    tab.until("() => nungil.figures().length === 2")
    assert tab.value("document.documentElement.dataset.nungil") == "ready"
    assert not tab.value("document.getElementById('nungil-status').hidden")
    assert "tabel" in "".join(tab.value("watch.wrong.splice(0)"))
