"""The address keeps place, state, locks and veils together, in each engine."""

from typing import Any

import pytest

from tests.engines.lesson import begin_again, open_page, put, ready, state
from tests.engines.tab import Tab

TEACHER = "table.mask=bidirectional&lock=table.mask,table.scale&hide=table.weights"
AT_TOP = "s => Math.abs(document.querySelector(s).getBoundingClientRect().top) < 40"
CONTENTS = '#contents a[href="#scaling"]'


def sets(tab: Tab) -> list[set[str]]:
    """Return the place and the pieces of the state that the address has now."""
    place, *pieces = tab.value("location.hash.slice(1)").split("&")
    return [{place}, set(pieces)]


def top(tab: Tab, selector: str) -> Any:
    """Return how far below the window's upper edge an element begins, in pixels."""
    return tab.run("s => document.querySelector(s).getBoundingClientRect().top", selector)


def await_teachers(tab: Tab) -> None:
    """Wait until the mask is locked, and the weights hidden, as the teacher's link says."""
    state(tab, "table")  # wakes it
    tab.until("""() => document.querySelector('[name="table.mask"]').matches(':disabled')
      && document.querySelector('[data-do="table.reveal"]') !== null""")


def test_in_page_links_scroll_and_keep_state_locks_and_veils(tab: Tab, site: str) -> None:
    open_page(tab, f"{site}en/index.html#{TEACHER}")
    for link in (".skip", ".mark", CONTENTS):
        tab.run("link => document.querySelector(link).click()", link)
        place = tab.run("link => document.querySelector(link).getAttribute('href').slice(1)", link)
        tab.until("place => location.hash.startsWith('#' + place + '&')", place)
        assert sets(tab) == [{place}, set(TEACHER.split("&"))]
        tab.until(AT_TOP, f"#{place}")
    assert state(tab, "table")["mask"] == "bidirectional"
    tab.reload()
    ready(tab)
    assert sets(tab) == [{"scaling"}, set(TEACHER.split("&"))]
    assert state(tab, "table")["mask"] == "bidirectional"
    await_teachers(tab)


def test_a_state_written_while_a_link_is_followed_costs_no_place(tab: Tab, site: str) -> None:
    open_page(tab, f"{site}en/index.html")
    tab.run(
        """async link => {
      const { href } = document.querySelector('link[href$="/address.js"]');
      const { writeFragment } = await import(href);
      document.querySelector(link).click();
      writeFragment('plane.q=1,2');
    }""",
        CONTENTS,
    )
    tab.until("() => location.hash === '#scaling&plane.q=1,2'")


def test_a_chapter_is_one_entry_and_back_changes_the_place_and_no_field(
    tab: Tab, site: str
) -> None:
    open_page(tab, f"{site}en/index.html#{TEACHER}")
    entries = tab.value("history.length")
    for _ in range(2):  # the second click opens what is open already
        # By hand: WebKit's Back passes over entries that a script alone has made.
        tab.click(CONTENTS)
        tab.until("() => location.hash.startsWith('#scaling&') && scrollY > 0")
    assert tab.value("history.length") == entries + 1
    put(tab, "plane", q=[1, 2])
    tab.until("() => location.hash.includes('plane.q=1,2')")
    assert tab.value("history.length") == entries + 1
    tab.back()
    tab.until("() => !location.hash.startsWith('#scaling')")
    assert set(tab.value("location.hash.slice(1)").split("&")) == {
        "plane.q=1,2",
        *TEACHER.split("&"),
    }
    assert state(tab, "plane")["q"] == [1, 2]
    await_teachers(tab)


def test_links_to_nungils_own_pages_carry_place_state_locks_and_veils(tab: Tab, site: str) -> None:
    open_page(tab, f"{site}en/index.html#scaling&{TEACHER}")
    put(tab, "plane", q=[1, 2])
    tab.until("() => location.hash.includes('plane.q=1,2')")
    tab.go(tab.value("document.querySelector('header a[hreflang]').href"))
    ready(tab)
    assert tab.value("location.pathname") == "/index.html"
    assert sets(tab) == [{"scaling"}, {"plane.q=1,2", *TEACHER.split("&")}]
    assert state(tab, "plane")["q"] == [1, 2]
    await_teachers(tab)


def test_an_embeds_link_to_the_lesson_carries_them_too_and_opens_at_the_figure(
    tab: Tab, site: str
) -> None:
    open_page(tab, f"{site}en/embed/table.html?{TEACHER}")
    tab.go(tab.value("document.querySelector('footer a').href"))
    ready(tab)
    assert tab.value("location.pathname").endswith("/en/index.html")
    assert sets(tab) == [{"figure-table"}, set(TEACHER.split("&"))]
    await_teachers(tab)
    assert abs(top(tab, "#figure-table")) < 40


def test_a_link_to_a_place_carries_the_state_where_it_is_copied(tab: Tab, site: str) -> None:
    open_page(tab, f"{site}en/index.html#{TEACHER}")
    href = tab.run(
        """link => new Promise(told => {
      const found = document.querySelector(link);
      addEventListener('contextmenu', event => {
        event.preventDefault();
        told(found.href);
      }, {once: true});
      found.dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}));
    })""",
        CONTENTS,
    )
    assert href == f"{site}en/index.html#scaling&{TEACHER}"
    tab.until(
        "link => document.querySelector(link) !== null", CONTENTS
    )  # for a plain click it is as it was


@pytest.mark.parametrize(
    ("address", "target"),
    [
        ("?asleep#table.mask=bidirectional&table.row=3", "#figure-table"),
        ("?table.mask=bidirectional&asleep", "#figure-table"),
        ("?asleep#lock=table.mask", "#figure-table"),
        ("?asleep#foo=1&scaling.d=256&plane.q=1,2", "#figure-scaling"),
    ],
)
def test_a_state_link_opens_at_its_first_named_figure_without_python(
    tab: Tab, site: str, address: str, target: str
) -> None:
    tab.go("about:blank")
    tab.go(f"{site}en/index.html{address}")
    tab.until(AT_TOP, target)
    assert tab.value("document.activeElement.localName") == "body"


def test_a_state_link_opens_at_its_place_before_python_is_awake_and_stays_there(
    tab: Tab, site: str
) -> None:
    tab.go("about:blank")
    tab.go(f"{site}en/index.html#scaling&table.mask=bidirectional")
    tab.until(AT_TOP, "#scaling")
    assert tab.value("document.documentElement.dataset.nungil") != "ready"
    ready(tab)
    assert abs(top(tab, "#scaling")) < 40


def test_the_page_is_opened_at_a_figure_once_and_the_readers_own_scrolling_wins(
    tab: Tab, site: str
) -> None:
    tab.go("about:blank")
    tab.go(f"{site}en/index.html#table.mask=bidirectional")
    tab.until("() => scrollY > 100")
    tab.run("() => scrollTo({top: 7, behavior: 'instant'})")
    ready(tab)
    tab.frames(3)
    assert tab.value("scrollY") == 7


def test_embeds_do_not_scroll(tab: Tab, site: str) -> None:
    open_page(tab, f"{site}embed/table.html#figure-table&table.mask=bidirectional")
    assert tab.value("scrollY") == 0


@pytest.mark.parametrize(
    "address",
    [
        "embed/plane.html#?secret=abc",
        "embed/plane.html#plane.q=1,2?id=7&course=3",
        "embed/plane.html?utm_source=x&id=7#plane.q=1,2&amp;fbclid=y",
    ],
)
def test_what_hosts_add_to_an_address_costs_no_state_and_no_notice(
    tab: Tab, site: str, address: str
) -> None:
    open_page(tab, f"{site}{address}")
    tab.frames()
    assert state(tab, "plane")["q"] == ([0.6, 0.9] if "secret" in address else [1, 2])
    assert tab.value("document.querySelectorAll('figure .notice').length") == 0
    put(tab, "plane", q=[3, 1])
    tab.until("() => location.hash === '#plane.q=3,1'")
    assert "plane" not in tab.value("location.search")
    put(tab, "plane", q=[0.6, 0.9])
    tab.until("() => location.hash === ''")


def test_what_the_query_said_does_not_come_back(tab: Tab, site: str) -> None:
    open_page(tab, f"{site}embed/plane.html?plane.q=1,2")
    assert state(tab, "plane")["q"] == [1, 2]
    put(tab, "plane", q=[0.6, 0.9])
    tab.until("() => location.hash === '' && location.search === ''")
    tab.reload()
    ready(tab)
    assert state(tab, "plane")["q"] == [0.6, 0.9]


def test_mistyped_names_are_told_in_a_quiet_notice(tab: Tab, site: str) -> None:
    names = ("table.maks", "locks", "table.weight", "table.hue")
    link = "table.maks=causal&table.row=1&amp;locks=table.mask&hide=table.weight&lock=table.hue"
    open_page(tab, f"{site}en/embed/table.html#{link}")
    told = tab.until("() => document.querySelector('figure .notice')?.textContent")
    assert [name for name in names if name not in told] == []


def test_what_is_hidden_is_not_seen_before_python_is_awake_either(tab: Tab, site: str) -> None:
    tab.go("about:blank")
    tab.go(f"{site}en/index.html#hide=table.weights")
    seen = """() => ['plane', 'table'].map(name =>
      getComputedStyle(document.querySelector(`#figure-${name}`)).visibility)"""
    assert tab.value("document.getElementById('figure-table').dataset.ready") == "false"
    assert tab.run(seen) == ["visible", "hidden"]
    ready(tab)
    tab.until("() => document.getElementById('figure-table').dataset.ready === 'true'")
    assert tab.run(seen) == ["visible", "visible"]
    assert tab.value("document.querySelectorAll('#figure-table [data-do=\"table.reveal\"]').length")


def test_a_link_followed_on_the_open_page_opens_its_state(tab: Tab, site: str) -> None:
    begin_again(tab, f"{site}en/index.html")
    tab.run("() => { location.hash = '#plane.q=0,1' }")
    tab.until("() => nungil.get('plane').state.q[1] === 1")
    tab.run("() => { location.hash = '#table' }")
    tab.until("() => location.hash.startsWith('#table')")
    assert state(tab, "plane")["q"] == [0, 1]
