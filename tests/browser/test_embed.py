"""One figure in a frame of somebody else's page: another origin, a sandbox, its own height."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from app.figures import NAMES
from tests.browser.visits import Visits

HOST = """<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">
<script>window.heard = []; addEventListener("message", e => heard.push(e.data));</script>
{frames}<script src="{site}embed.js"></script>"""
FRAME = '<iframe {options} style="width:600px;height:480px" src="{site}{page}"></iframe>'

Serve = Callable[..., str]


@pytest.fixture
def host(open_page: Visits, serve: Serve, tmp_path: Path) -> Callable[..., Page]:
    """A function that opens a page of another origin with frames of ours."""

    def visit(*pages: str, options: str = "") -> Page:
        site = open_page.site
        frames = "".join(FRAME.format(options=options, site=site, page=page) for page in pages)
        (tmp_path / "index.html").write_text(HOST.format(frames=frames, site=site))
        # Requests of the frames go to our site, which is another origin than the host's.
        page = open_page(serve(tmp_path), wait="load", strict=False)
        page.wait_for_function(f"heard.filter(m => m.type === 'ready').length === {len(pages)}")
        return page

    return visit


def test_an_embed_in_a_sandbox_that_allows_scripts_only_answers(host: Callable[..., Page]) -> None:
    page = host("embed/plane.html#plane.q=1,1", options='sandbox="allow-scripts"')
    ask = "message => frames[0].postMessage({target: 'nungil', figure: 'plane', ...message}, '*')"
    page.evaluate(ask, {"type": "get", "id": 1})
    page.wait_for_function("heard.some(m => m.id === 1)")
    got = page.evaluate("heard.find(m => m.id === 1)")
    assert (got["source"], got["type"], got["state"]["q"]) == ("nungil", "state", [1, 1])
    page.evaluate(ask, {"type": "set", "id": 2, "state": {"q": [0, 0]}})
    page.wait_for_function("heard.some(m => m.type === 'change' && m.state.q[0] === 0)")
    assert page.evaluate("heard.find(m => m.id === 2).values.weights") == [0.25] * 4
    page.evaluate(ask, {"type": "set", "id": 3, "state": {"q": "no"}})
    page.wait_for_function("heard.some(m => m.id === 3)")
    error = page.evaluate("heard.find(m => m.id === 3)")
    assert error["type"] == "error"
    assert "plane.q takes" in error["message"]


def test_height_is_told_settles_and_is_followed_by_the_helper(host: Callable[..., Page]) -> None:
    page = host("embed/plane.html")
    told = page.evaluate("heard.filter(m => m.type === 'height')")
    assert 1 <= len(told) <= 2
    assert {"subject": "lti.frameResize", "height": told[-1]["height"]} in page.evaluate("heard")
    assert page.locator("iframe").evaluate("f => f.clientHeight") == told[-1]["height"]


def test_h5p_hosts_get_their_handshake(host: Callable[..., Page]) -> None:
    page = host("embed/plane.html")
    page.evaluate("frames[0].postMessage({context: 'h5p', action: 'hello'}, '*')")
    page.wait_for_function("heard.some(m => m.context === 'h5p' && m.action === 'prepareResize')")
    page.evaluate("frames[0].postMessage({context: 'h5p', action: 'resizePrepared'}, '*')")
    page.wait_for_function("heard.some(m => m.context === 'h5p' && m.action === 'resize')")


def test_three_embeds_on_one_page_all_answer_and_keep_focus_with_the_host(
    host: Callable[..., Page],
) -> None:
    page = host("embed/plane.html", "en/embed/plane.html", "embed/plane.html#plane.q=1,2")
    assert page.evaluate("document.activeElement.localName") == "body"
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["", "en/"])
def test_an_embed_fits_its_frame(open_page: Visits, name: str, language: str) -> None:
    page = open_page(f"{language}embed/{name}.html")
    for width in range(320, 1001, 20):
        page.set_viewport_size({"width": width, "height": 480})
        assert page.evaluate("document.body.getBoundingClientRect().height") <= 480, width
        assert page.evaluate("document.documentElement.scrollWidth") <= width
