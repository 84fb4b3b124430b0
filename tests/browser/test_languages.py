"""Each page speaks its language alone; Korean words on the English one are marked as Korean."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.shared import DESK, begin_again, put
from tests.browser.visits import Visits

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


@pytest.fixture(scope="module")
def english(keep_page: Visits) -> Page:
    return keep_page("en/index.html", viewport=DESK, reduced_motion="reduce")


@pytest.fixture(scope="module")
def korean(keep_page: Visits) -> Page:
    return keep_page("index.html", viewport=DESK, reduced_motion="reduce")


def hangul(text: str) -> bool:
    return any("가" <= letter <= "힣" or "ㄱ" <= letter <= "ㆎ" for letter in text)


def written(page: Page) -> list[tuple[str, str]]:
    return [(text, language) for text, language in page.evaluate(WRITTEN)]


State = dict[str, dict[str, object]]
# States that say different things.
STATES: Final[tuple[State, ...]] = (
    {},
    {"table": {"sentence": "minji", "mask": "bidirectional", "cell": [3, 1], "row": 3}},
    {"table": {"sentence": "minji", "scale": "none", "cell": [0, 4], "row": 0}},
    {"table": {"row": 1, "cell": [4, 4]}},
    {"plane": {"q": [0, 0], "equal_length": True}},
    {"plane": {"q": [90, -70], "values": [[1, 1], [2, 0], [0, 2], [-1, -1]]}},
    {"scaling": {"d": 1}},
    {"scaling": {"d": 900, "seed": 3}},
)


def visit(page: Page, state: dict[str, dict[str, object]]) -> list[tuple[str, str]]:
    """Bring the page to a state, wait until it is drawn and spoken, and return what is written."""
    begin_again(page)
    for name, fields in state.items():
        live = page.locator(f'[data-figure="{name}"] [data-live]')
        live.evaluate("live => { live.textContent = '' }")
        put(page, name, **fields)
        expect(live).not_to_be_empty()
    if "scaling" in state:
        found = page.locator(".news").get_by_text(str(state["scaling"]["d"]))
        found.scroll_into_view_if_needed()
        page.locator(f'[data-drawing^="{state["scaling"]["d"]}-"]').wait_for(state="attached")
    return written(page)


@pytest.mark.parametrize("state", STATES, ids=str)
def test_on_the_english_page_all_korean_is_marked_as_korean(english: Page, state: State) -> None:
    wrong = [text for text, language in visit(english, state) if hangul(text) and language != "ko"]
    assert wrong == []


@pytest.mark.parametrize("state", STATES, ids=str)
def test_the_korean_page_has_no_words_of_the_english_one(korean: Page, state: State) -> None:
    all_words = {en.WORDS[key] for key in ko.WORDS if en.WORDS[key] != ko.WORDS[key]}
    english = {word for word in all_words if "{" not in word}
    seen = [text for text, language in visit(korean, state) if language == "ko"]
    assert len(seen) > 100
    assert english.isdisjoint(seen)
    assert not [(text, word) for text in seen for word in english if " " in word and word in text]


@pytest.mark.parametrize("state", STATES, ids=str)
def test_no_key_of_the_catalogue_is_left_untranslated(
    english: Page, korean: Page, state: State
) -> None:
    keys = {*en.WORDS, *ko.WORDS}
    for page in (english, korean):
        seen = [text for text, _ in visit(page, state)]
        assert not [text for text in seen if text in keys or "{" in text or "undefined" in text]


def test_a_notice_is_in_the_language_of_the_page(english: Page, korean: Page) -> None:
    for page, language in ((english, "en"), (korean, "ko")):
        begin_again(page)
        page.evaluate("location.hash = '#plane.scale=thrice'")
        notice = page.locator('[data-figure="plane"] .notice')
        notice.wait_for()
        assert hangul(notice.inner_text()) == (language == "ko")
        assert "sqrt, none" in notice.inner_text()
        page.evaluate("location.hash = '#'")
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
    popup.value.wait_for_url("**/en/index.html")
