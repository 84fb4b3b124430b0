"""From the built file to a page that answers: nothing moves, nothing is said in the console."""

from playwright.sync_api import Route

from app.figures import NAMES
from tests.browser.conftest import Serve
from tests.browser.visits import Visits
from tools.project import DIST


def test_without_scripts_both_pages_read_whole(open_page: Visits) -> None:
    for path, words in (("index.html", "스크립트가 꺼져"), ("en/index.html", "Scripts are off")):
        page = open_page(path, wait="load", java_script_enabled=False)
        note = page.locator("noscript .notice")
        assert words in note.inner_text()
        assert note.is_visible()
        for name in NAMES:
            assert page.locator(f'[data-figure="{name}"] [data-value]').first.is_visible()
            assert page.locator(f'[data-figure="{name}"] figcaption').is_visible()
        assert page.locator("math").first.is_visible()


def test_opened_as_a_file_it_says_how_to_run_it(open_page: Visits) -> None:
    page = open_page((DIST / "index.html").as_uri(), wait="load", strict=False)
    assert page.get_by_text("python3 build.py serve").is_visible()


def test_what_is_pressed_before_python_wakes_is_kept(open_page: Visits) -> None:
    held: list[Route] = []
    page = open_page(
        "index.html",
        wait="load",
        before=lambda page: page.route(
            "**/app.zip.json", lambda route: held.append(route), times=1
        ),
    )
    figure = page.locator('[data-figure="plane"]')
    figure.locator('[name="plane.scale"][value="none"]').click()
    figure.get_by_role("button", name="원점").click()
    (route,) = held
    route.continue_()
    page.locator('html[data-nungil="ready"]').wait_for(state="attached")
    state = page.evaluate("nungil.get('plane').state")
    assert (state["scale"], state["q"]) == ("none", [0, 0])


def test_served_below_a_sub_path_nothing_above_it_is_asked_for(
    open_page: Visits, serve: Serve
) -> None:
    address = serve(DIST, "/a/b/")
    page = open_page(address + "en/index.html")
    asked = open_page.of(page).requests
    assert all(url.startswith(address) or url.startswith("blob:") for url in asked), asked
