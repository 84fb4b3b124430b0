"""Each page speaks its language alone; Korean words on the English one are marked as Korean."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from app.figures import NAMES
from app.words.catalogue import Words, all_entries
from tests.browser.shared import DESK, figure
from tests.browser.visits import KeepPage, Visits
from tests.engines.by_playwright import PageTab
from tests.engines.lesson import put, reset

KOREAN, ENGLISH = all_entries("ko"), all_entries("en")

# All that a reader may see or hear: text, and attributes that are read out, with its language.
WRITTEN: Final = """() => {
  const found = [];
  const language = element => element.closest('[lang]').lang;
  const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let text; (text = walk.nextNode()); )
    if (text.data.trim() && !text.parentElement.closest('script, style, noscript, mpy-config'))
      found.push([text.data.trim(), language(text.parentElement)]);
  const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'alt', 'content'];
  for (const name of spoken)
    for (const element of document.querySelectorAll(`[${name}]`))
      found.push([element.getAttribute(name), language(element)]);
  return found;
}"""


@pytest.fixture
def english(keep_page: KeepPage) -> Page:
    return keep_page("en/index.html", viewport=DESK, reduced_motion="reduce")


@pytest.fixture
def korean(keep_page: KeepPage) -> Page:
    return keep_page("index.html", viewport=DESK, reduced_motion="reduce")


def hangul(text: str) -> bool:
    return any("가" <= letter <= "힣" or "ㄱ" <= letter <= "ㆎ" for letter in text)


def written(page: Page) -> list[tuple[str, str]]:
    return [(text, language) for text, language in page.evaluate(WRITTEN)]


State = dict[str, dict[str, object]]
# States that say different things.
STATES: Final[dict[str, State]] = {
    "as it begins": {},
    "it and the cup": {"table": {"sentence": "minji", "cell": [3, 1], "row": 3}},
    "the first row": {"table": {"sentence": "minji", "cell": [0, 4], "row": 0}},
    "a tie in the table": {"table": {"row": 1, "cell": [4, 4], "mask": "bidirectional"}},
    "at the origin": {"plane": {"q": [0, 0], "equal_length": True}},
    "off the picture": {"plane": {"q": [90, -70], "values": [[1, 1], [2, 0], [0, 2], [-1, -1]]}},
    "new charts": {"scaling": {"d": 900, "seed": 3}},
}


def visit(page: Page, state: dict[str, dict[str, object]]) -> list[tuple[str, str]]:
    """Bring the page to a state, wait until it is drawn and spoken, and return what is written."""
    tab = PageTab(page)
    reset(tab)
    for name, fields in state.items():
        live = page.locator(f'[data-figure="{name}"] [data-live]')
        live.evaluate("live => { live.textContent = '' }")
        put(tab, name, **fields)
        expect(live).not_to_be_empty()
    if "scaling" in state:
        tab.show("[data-drawing]")  # charts are drawn where one can see them
        page.locator(f'[data-drawing^="{state["scaling"]["d"]}-"]').wait_for(state="attached")
    return written(page)


def unsaid(seen: list[str]) -> list[str]:
    """Return what only a slip can have written: keys of the catalogue, parts never filled in."""
    keys = {*ENGLISH, *KOREAN}
    return [text for text in seen if text in keys or "{" in text or "undefined" in text]


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_on_the_english_page_all_korean_is_marked_as_korean(english: Page, state: State) -> None:
    seen = visit(english, state)
    assert [text for text, language in seen if hangul(text) and language != "ko"] == []
    assert unsaid([text for text, _ in seen]) == []


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_the_korean_page_has_no_words_of_the_english_one(korean: Page, state: State) -> None:
    both = {(ENGLISH[key], KOREAN[key]) for key in KOREAN}
    words = {word for word, here in both if word != here and "{" not in word}
    long = {word for word in words if " " in word and len(word) > 6}
    seen = [text for text, language in visit(korean, state) if language == "ko"]
    assert len(seen) > 100
    assert [text for text in seen if text in words or any(word in text for word in long)] == []
    assert unsaid(seen) == []


def test_a_notice_is_in_the_language_of_the_page(english: Page, korean: Page) -> None:
    for page, language in ((english, "en"), (korean, "ko")):
        reset(PageTab(page))
        page.evaluate("location.hash = '#plane.scale=thrice'")
        notice = figure(page, "plane").get_by_role("note")
        notice.wait_for()
        assert hangul(notice.inner_text()) == (language == "ko")
        assert "sqrt, none" in notice.inner_text()
        # Another state, and not none: the page may have written that by now, and hears no change.
        page.evaluate("location.hash = '#plane.scale=none'")
        notice.wait_for(state="detached")


def test_links_lead_from_language_to_language(open_page: Visits) -> None:
    page = open_page("index.html", wait="load")
    for other, here in (("en", "ko"), ("ko", "en"), ("en", "ko")):
        words, name = Words("ko" if here == "ko" else "en"), Words("ko" if other == "ko" else "en")
        assert page.locator("html").get_attribute("lang") == here
        assert page.title() == words("page.title")
        link = page.get_by_role("link", name=words("page.other_language"))
        assert link.get_attribute("lang") == link.get_attribute("hreflang") == other
        link.click()
        page.wait_for_url("**/en/index.html" if other == "en" else f"{open_page.site}index.html")
        assert page.title() == name("page.title")


@pytest.mark.parametrize("name", NAMES)
def test_an_embed_leads_to_the_lesson_of_its_language(open_page: Visits, name: str) -> None:
    page = open_page(f"en/embed/{name}.html", wait="load")
    words = Words("en")
    assert page.title() == f"{words(f'{name}.caption')} — {words('page.name')}"
    with page.expect_popup() as popup:
        page.get_by_role("link", name=words("page.open_lesson")).click()
    popup.value.wait_for_url(f"**/en/index.html#figure-{name}")
