"""Links and scripts carry the same state, in each engine."""

import pytest

from tests.engines.lesson import begin_again, data_values, open_page, put, ready, state, values
from tests.engines.tab import Tab

HOSTILE = {
    "numbers": "plane.q=NaN,1e400&scaling.d=-5&table.mask=%00",
    "empty": "plane.q=&plane.keys=&plane.scale=",
    "twice": "plane.q=1,1&plane.q=2,2",
    "long": "plane.q=" + "9" * 10_000,
    "markup": "plane.scale=<img src=x onerror=window.hurt=1>&lock=<img>&hide=<img>",
    "escapes": "plane.q=%E0%A4%A&lock=%00&hide=%FF",
    "names": "=&&=&plane.=1&.q=2&plane.q=x",
}
TOLD_OF_PLANE = """() => [...document.querySelectorAll('figure [role=note]')]
  .some(note => note.textContent.includes('plane.'))"""
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
    # What a link leaves out of a figure that it names is the default.
    tab.run("() => { location.hash = '#plane.q=0,1' }")
    tab.until("() => nungil.get('plane').state.q[1] === 1")
    tab.frames()
    assert state(tab, "plane")["scale"] == "sqrt"
    assert tab.value("""document.querySelector('[name="plane.scale"]:checked').value""") == "sqrt"


def test_a_page_left_and_returned_to_answers_with_its_state(tab: Tab, site: str) -> None:
    open_page(tab, f"{site}embed/plane.html#plane.q=1,2")
    tab.go(f"{site}en/embed/table.html")
    tab.back()
    tab.until("() => location.pathname.endsWith('embed/plane.html') && 'nungil' in window")
    ready(tab)
    assert state(tab, "plane")["q"] == [1, 2]


def test_hostile_links_leave_defaults_a_quiet_notice_and_no_markup(tab: Tab, site: str) -> None:
    open_page(tab, f"{site}index.html#{HOSTILE['markup']}")
    for name, fragment in HOSTILE.items():
        tab.run("fragment => { location.hash = fragment }", fragment)
        tab.until(TOLD_OF_PLANE)
        assert state(tab, "plane")["q"] == [0.6, 0.9], name
        assert state(tab, "scaling")["d"] == 64, name
        assert state(tab, "table")["mask"] == "causal", name
        hurt = "[window.hurt ?? 0, document.querySelectorAll('figure img').length]"
        assert tab.value(hurt) == [0, 0], name
        tab.run("() => { location.hash = '#plane.q=1,1' }")
        tab.until(f"() => !({TOLD_OF_PLANE})() && nungil.get('plane').state.q[0] === 1")


def test_writing_makes_no_new_entry_and_only_what_differs(tab: Tab, site: str) -> None:
    open_page(tab, f"{site}index.html#unknown=1")
    entries = tab.value("history.length")
    put(tab, "plane", q=[1, 2])
    tab.until("() => location.hash === '#plane.q=1,2&unknown=1'")
    put(tab, "plane", q=[0.6, 0.9])
    tab.until("() => location.hash === '#unknown=1'")
    assert tab.value("history.length") == entries
    open_page(tab, f"{site}index.html")
    put(tab, "plane", q=[1, 2])
    tab.until("() => location.hash === '#plane.q=1,2'")
    put(tab, "plane", q=[0.6, 0.9])
    tab.until("() => location.hash === '' && !location.href.endsWith('#')")


def test_teachers_lock_and_hide(tab: Tab, site: str) -> None:
    open_page(tab, f"{site}index.html#lock=plane.scale&hide=plane.weights")
    plane = '[data-figure="plane"]'
    tab.show(plane)
    tab.frames()
    scales = f"[...document.querySelectorAll('{plane} [name=\"plane.scale\"]')]"
    assert tab.value(f"{scales}.map(radio => radio.matches(':disabled'))") == [True, True]
    weight = values(tab, "plane")["weights"][0]
    markup = f"document.querySelector('{plane}').innerHTML"
    assert str(weight) not in tab.value(markup)
    tab.run(
        """plane => [...document.querySelectorAll(`${plane} button`)]
      .find(button => button.textContent === '보이기').click()""",
        plane,
    )
    tab.frames()
    assert weight in data_values(tab, plane)


def test_set_answers_and_tells_the_document_at_most_once_a_frame(page: Tab) -> None:
    answer = page.run("() => nungil.set('plane', {q: [0, 0], scale: 'none'})")
    assert answer == page.value("nungil.get('plane')")
    assert answer["values"]["weights"] == [0.25] * 4
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
    ("figure", "given", "names"),
    [
        ("plane", {"q": [1, "x"]}, "plane.q takes"),
        ("plane", {"q": [1, None]}, "plane.q takes"),
        ("plane", {"z": 1}, "plane.z takes only these names: q, keys"),
        ("plane", {"q": [1, 1], "scale": "twice"}, "plane.scale takes one of sqrt, none"),
        ("plane", None, "plane takes an object"),
        ("nothing", {}, "no figure 'nothing'"),
        ("__proto__", {}, "no figure '__proto__'"),
    ],
    ids=["value", "null", "field", "choice", "nothing", "figure", "prototype"],
)
def test_a_bad_call_names_what_is_wrong_and_changes_nothing(
    tab: Tab, site: str, figure: str, given: object, names: str
) -> None:
    begin_again(tab, f"{site}embed/plane.html")
    before = tab.value("nungil.get('plane')")
    assert names in tab.run(REFUSED, figure, given)
    assert tab.value("nungil.get('plane')") == before
