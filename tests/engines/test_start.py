"""From the built file to a page that answers, in each engine."""

import json

import pytest

from app.figures import NAMES
from tests.engines.lesson import open_page, put
from tests.engines.tab import Tab
from tools.project import VERSION

_LEAVE = """() => watch.figures.forEach(
  figure => figure.dispatchEvent(new FocusEvent('focusout', {bubbles: true})))"""
PAGES = ("index.html", "en/index.html", *(f"embed/{name}.html" for name in NAMES))


@pytest.mark.parametrize("path", PAGES)
def test_a_page_gets_ready_and_the_first_render_changes_nothing(
    tab: Tab, site: str, path: str
) -> None:
    open_page(tab, site + path)
    names = [name for name in NAMES if "embed" not in path or name in path]
    assert tab.value("nungil.figures()") == names
    for name in names:
        assert tab.value(f"nungil.get('{name}')"), "asked, a figure that sleeps wakes"
    tab.until("() => watch.figures.every(figure => figure.dataset.ready === 'true')")
    # The first render waits until there is time; leaving a control asks for one now.
    tab.run(_LEAVE)
    tab.frames()
    assert tab.value("watch.changes") == []
    assert tab.value("watch.figures.map(figure => figure.innerHTML)") == tab.value("watch.built")
    marks = tab.value("performance.getEntriesByType('mark').map(mark => mark.name)")
    assert {"nungil:ready", *(f"nungil:figure:{name}" for name in names)} <= set(marks)
    assert tab.value("nungil.ready.then(() => nungil.version)") == VERSION
    assert tab.value("document.getElementById('nungil-status').checkVisibility()") is False
    asked = tab.value("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert [name for name in asked if not name.startswith((site, "blob:", "data:"))] == []


def test_pyscript_starts_the_python_of_the_page(tab: Tab, site: str) -> None:
    open_page(tab, site + "embed/plane.html")
    script = "document.querySelector('script[type=py]')"
    config = json.loads(tab.value(f"{script}.getAttribute('config')"))
    assert config["packages"] == ["numpy"]
    assert tab.value(f"{script}.textContent.trim()") == "from app.main import main\nmain()"


def test_where_nothing_may_be_stored_it_starts(tab: Tab, site: str) -> None:
    open_page(tab, site + "index.html?forbid")
    assert tab.value("crossOriginIsolated") is False
    assert put(tab, "plane", q=[0, 0])["weights"] == [0.25] * 4
