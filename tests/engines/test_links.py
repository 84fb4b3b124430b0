"""Links and scripts carry the same state, in each engine."""

import pytest

from tests.engines.lesson import begin_again, open_page, put, ready, state
from tests.engines.tab import Tab

HOSTILE = (
    "plane.q=NaN,1e400&scaling.d=-5&table.mask=%00",
    "plane.q=" + "9" * 10_000,
    "plane.scale=<img src=x onerror=window.hurt=1>&plane.q=%E0%A4%A&lock=%00&hide=%FF",
)
REFUSED = """(name, state) => {
  try { nungil.set(name, state); return ''; } catch (error) { return error.message; }
}"""


def test_a_link_sets_the_state_and_a_reload_keeps_it(tab: Tab, site: str) -> None:
    open_page(tab, f"{site}index.html#plane.q=1.2,0.8&plane.scale=none&scaling.d=256")
    assert state(tab, "plane")["q"] == [1.2, 0.8]
    put(tab, "table", mask="bidirectional")
    tab.until("() => location.hash.includes('table.mask=bidirectional')")
    tab.reload()
    ready(tab)
    assert state(tab, "plane")["q"] == [1.2, 0.8]
    assert state(tab, "plane")["scale"] == "none"
    assert state(tab, "scaling")["d"] == 256
    assert state(tab, "table")["mask"] == "bidirectional"


def test_a_page_left_and_returned_to_answers_with_its_state(tab: Tab, site: str) -> None:
    open_page(tab, f"{site}embed/plane.html#plane.q=1,2")
    tab.go(f"{site}en/embed/table.html")
    tab.back()
    tab.until("() => location.pathname.endsWith('embed/plane.html') && 'nungil' in window")
    ready(tab)
    assert state(tab, "plane")["q"] == [1, 2]


@pytest.mark.parametrize("fragment", HOSTILE, ids=["numbers", "long", "markup"])
def test_a_hostile_link_leaves_defaults_a_quiet_notice_and_no_markup(
    tab: Tab, site: str, fragment: str
) -> None:
    open_page(tab, f"{site}index.html#{fragment}")
    tab.frames()
    assert state(tab, "plane")["q"] == [0.6, 0.9]
    assert state(tab, "scaling")["d"] == 64
    assert state(tab, "table")["mask"] == "causal"
    assert tab.value("[window.hurt ?? 0, document.querySelectorAll('figure img').length]") == [0, 0]
    assert tab.value("document.querySelectorAll('figure .notice').length") >= 1


def test_writing_makes_no_new_entry_and_only_what_differs(page: Tab, site: str) -> None:
    open_page(page, f"{site}index.html")
    entries = page.value("history.length")
    put(page, "plane", q=[1, 2])
    page.until("() => location.hash === '#plane.q=1,2'")
    put(page, "plane", q=[0.6, 0.9])
    page.until("() => location.hash === '' && !location.href.endsWith('#')")
    assert page.value("history.length") == entries
    page.run("() => { location.hash = '#plane.q=0,1' }")
    page.until("() => nungil.get('plane').state.q[1] === 1")


def test_set_answers_and_tells_the_document_at_most_once_a_frame(page: Tab) -> None:
    page.frames()
    page.run("() => { watch.told.length = 0 }")
    page.run("() => { for (let i = 1; i <= 50; i++) nungil.set('plane', {q: [i / 50, 0]}) }")
    page.until("() => watch.told.length")
    page.frames(3)
    told = page.value("watch.told")
    assert [(change["figure"], change["state"]["q"]) for change in told] == [("plane", [1, 0])]
    assert {name: told[0][name] for name in ("state", "values")} == page.value(
        "nungil.get('plane')"
    )


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ({"q": [1, "x"]}, "plane.q takes"),
        ({"z": 1}, "plane.z takes only these names: q, keys"),
        ({"q": [1, 1], "scale": "twice"}, "plane.scale takes one of sqrt, none"),
        (None, "plane takes an object"),
    ],
    ids=["value", "field", "choice", "nothing"],
)
def test_a_bad_call_names_what_is_wrong_and_changes_nothing(
    tab: Tab, site: str, given: object, names: str
) -> None:
    begin_again(tab, f"{site}embed/plane.html")
    before = tab.value("nungil.get('plane')")
    assert names in tab.run(REFUSED, "plane", given)
    assert tab.value("nungil.get('plane')") == before
