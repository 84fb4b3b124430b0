"""The script API, its events, and the links that carry the same state."""

import math

import pytest
from playwright.sync_api import Page

from tests.browser.hand import frames
from tests.browser.visits import Visits

HOSTILE = (
    "plane.q=NaN,1e400&scaling.d=-5&table.mask=%00",
    "plane.q=&plane.keys=&plane.scale=",
    "plane.q=1,1&plane.q=2,2",
    "plane.q=" + "9" * 10_000,
    "plane.scale=<img src=x onerror=window.hurt=1>",
    "plane.q=%E0%A4%A&lock=%00&hide=%FF",
    "=&&=&plane.=1&.q=2",
)


def refused(page: Page, call: str) -> str:
    """Return the message of the Error that a call throws."""
    said: str = page.evaluate(
        f"(() => {{ try {{ {call}; return '' }} catch (e) {{ return e.message }} }})()"
    )
    return said


def test_set_returns_the_new_state_and_values_and_tells_the_document(open_page: Visits) -> None:
    page = open_page("index.html")
    page.evaluate(
        "document.addEventListener('nungil:change', e => (window.heard ??= []).push(e.detail))"
    )
    answer = page.evaluate("nungil.set('plane', {q: [0, 0], scale: 'none'})")
    assert answer["values"]["weights"] == [0.25] * 4
    assert answer == page.evaluate("nungil.get('plane')")
    page.wait_for_function("window.heard?.length")
    assert page.evaluate("heard") == [{"figure": "plane", **answer}]


def test_changes_are_told_at_most_once_a_frame(open_page: Visits) -> None:
    page = open_page("index.html")
    page.evaluate(
        "document.addEventListener('nungil:change', e => (window.heard ??= []).push(e.detail))"
    )
    page.evaluate("for (let i = 1; i <= 50; i++) nungil.set('plane', {q: [i / 50, 0]})")
    page.wait_for_function("window.heard?.length")
    frames(page, 3)
    assert [told["state"]["q"] for told in page.evaluate("heard")] == [[1, 0]]


@pytest.mark.parametrize(
    ("call", "names"),
    [
        ("nungil.set('plane', {q: [1, 'x']})", "plane.q takes"),
        ("nungil.set('plane', {q: [1, NaN]})", "plane.q takes"),
        ("nungil.set('plane', {z: 1})", "plane.z takes only these names: q, keys"),
        ("nungil.set('plane', {q: [1, 1], scale: 'twice'})", "plane.scale takes one of sqrt, none"),
        ("nungil.set('plane', null)", "plane takes an object"),
        ("nungil.set('nothing', {})", "no figure 'nothing'"),
        ("nungil.get('__proto__')", "no figure '__proto__'"),
    ],
)
def test_a_bad_call_names_what_is_wrong_and_changes_nothing(
    open_page: Visits, call: str, names: str
) -> None:
    page = open_page("embed/plane.html")
    before = page.evaluate("nungil.get('plane')")
    assert names in refused(page, call)
    assert page.evaluate("nungil.get('plane')") == before


def test_the_plane_has_the_contracts_weights(open_page: Visits) -> None:
    page = open_page("embed/plane.html")
    scores = [x / math.sqrt(2) for x in (2.7, 0.96, -2.1, -1.14)]
    total = sum(map(math.exp, scores))
    weights = page.evaluate("nungil.get('plane').values.weights")
    assert weights == pytest.approx([math.exp(s) / total for s in scores], abs=1e-12)
    shown = page.locator(".score_table td.w [data-value]").evaluate_all(
        "all => all.map(e => Number(e.dataset.value))"
    )
    assert shown[:4] == weights


def test_a_link_sets_the_state_and_what_it_leaves_out_is_default(open_page: Visits) -> None:
    page = open_page("index.html#plane.q=1.2,0.8&plane.scale=none")
    assert page.evaluate("nungil.get('plane').state.q") == [1.2, 0.8]
    page.evaluate("location.hash = '#plane.q=0,1'")
    page.wait_for_function("nungil.get('plane').state.q[1] === 1")
    assert page.evaluate("nungil.get('plane').state.scale") == "sqrt"
    assert page.locator('[name="plane.scale"][value="sqrt"]').is_checked()


def test_writing_makes_no_new_entry_and_only_what_differs(open_page: Visits) -> None:
    page = open_page("index.html#unknown=1")
    entries = page.evaluate("history.length")
    page.evaluate("nungil.set('plane', {q: [1, 2]})")
    page.wait_for_url("**#plane.q=1,2&unknown=1")
    page.evaluate("nungil.set('plane', {q: [0.6, 0.9]})")
    page.wait_for_url("**/index.html#unknown=1")
    assert page.evaluate("history.length") == entries


@pytest.mark.parametrize("fragment", HOSTILE)
def test_hostile_links_leave_defaults_a_quiet_notice_and_no_markup(
    open_page: Visits, fragment: str
) -> None:
    page = open_page("index.html#" + fragment)
    frames(page)
    assert page.evaluate("nungil.get('plane').state.q") == [0.6, 0.9]
    assert page.evaluate("window.hurt ?? null") is None
    assert page.locator("figure img").count() == 0


def test_teachers_lock_and_hide(open_page: Visits) -> None:
    page = open_page("index.html#lock=plane.scale&hide=plane.weights")
    figure = page.locator('[data-figure="plane"]')
    figure.get_by_role("button", name="보이기").wait_for()
    assert figure.locator("[name='plane.scale']").first.is_disabled()
    weight = page.evaluate("nungil.get('plane').values.weights[0]")
    assert str(weight) not in figure.inner_html()
    figure.get_by_role("button", name="보이기").click()
    figure.locator(f'[data-value="{weight}"]').first.wait_for()
