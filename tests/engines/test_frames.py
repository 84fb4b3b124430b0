"""One figure in a frame of somebody else's page, in each engine: another origin, a sandbox."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.figures import NAMES
from tests.engines.tab import Tab
from tests.figures import by_hand

HOST = """<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">
<script>window.heard = []; addEventListener("message", e => heard.push(e.data));</script>
{frames}<script src="{site}embed.js"></script>"""
FRAME = '<iframe {options} style="width:600px;height:480px" src="{site}{page}"></iframe>'
SANDBOX = 'sandbox="allow-scripts"'
Host = Callable[..., Tab]


@pytest.fixture
def host(tab: Tab, site: str, serve: Callable[..., str], tmp_path: Path) -> Callable[..., Tab]:
    """A function that opens a page of another origin with frames of ours."""

    def visit(*pages: str, options: str = "") -> Tab:
        frames = "".join(FRAME.format(options=options, site=site, page=page) for page in pages)
        (tmp_path / "index.html").write_text(HOST.format(frames=frames, site=site))
        tab.go(serve(tmp_path))
        try:
            tab.until("n => heard.filter(m => m.type === 'ready').length === n", len(pages))
        except AssertionError:
            told = [message for message in tab.value("heard") if isinstance(message, dict)]
            pytest.fail(f"not every frame got ready: {[m for m in told if 'height' not in m]}")
        return tab

    return visit


def ask(tab: Tab, kind: str, number: int, **more: object) -> dict[str, Any]:
    """Send a message to the first frame and return its answer."""
    message = {"target": "nungil", "figure": "plane", "type": kind, "id": number, **more}
    tab.run("message => frames[0].postMessage(message, '*')", message)
    answer: dict[str, Any] = tab.until("id => heard.find(m => m.id === id)", number)
    return answer


def inside(tab: Tab, selector: str) -> tuple[int, int]:
    """Return where the middle of something in the first frame is; nothing went wrong there."""
    tab.run("watch => { heard.length = 0; frames[0].postMessage({watch}, '*') }", selector)
    told = tab.until("() => heard.find(m => m.at)")
    assert told["wrong"] == []
    left, top = tab.run("""() => {
      const seen = document.querySelector('iframe').getBoundingClientRect();
      return [seen.x, seen.y];
    }""")
    return round(left + told["at"][0]), round(top + told["at"][1])


@pytest.mark.parametrize("options", ["", SANDBOX], ids=["frame", "sandbox"])
def test_a_framed_figure_speaks_with_its_host(host: Host, options: str) -> None:
    tab = host("embed/plane.html#plane.q=1,1", options=options)
    got = ask(tab, "get", 1)
    assert (got["source"], got["type"], got["state"]["q"]) == ("nungil", "state", [1, 1])
    shares = by_hand.looks([1, 1], got["state"]["keys"])
    assert got["values"]["weights"] == pytest.approx(shares, abs=1e-12)
    assert ask(tab, "set", 2, state={"q": [0, 0]})["values"]["weights"] == [0.25] * 4
    tab.until("() => heard.some(m => m.type === 'change' && m.state.q[0] === 0)")
    refused = ask(tab, "set", 3, state={"q": "no"})
    assert refused["type"] == "error"
    assert "plane.q takes" in refused["message"]


@pytest.mark.parametrize("options", ["", SANDBOX], ids=["frame", "sandbox"])
def test_a_drag_that_leaves_the_frame_and_is_released_outside_is_over(
    host: Host, options: str
) -> None:
    tab = host("embed/plane.html#plane.q=0,0", options=options)
    x, y = inside(tab, '[data-handle="q"] > :last-child')
    tab.move(x, y)
    tab.down()
    tab.move(x + 30, y)
    tab.until("() => heard.some(m => m.type === 'change' && m.state.q[0] > 0.1)")
    now = inside(tab, '[data-handle="q"] > :last-child')
    assert (abs(now[0] - x - 30) <= 2, abs(now[1] - y) <= 2) == (True, True), (x, y, now)
    tab.move(1200, 860)
    tab.up()
    held = ask(tab, "get", 8)["state"]["q"]
    tab.move(x - 30, y + 30)
    tab.move(x - 20, y + 30)
    assert ask(tab, "get", 9)["state"]["q"] == held


def test_h5p_hosts_get_their_handshake(host: Host) -> None:
    tab = host("embed/plane.html")
    said = "action => heard.some(m => m.context === 'h5p' && m.action === action)"
    send = "action => frames[0].postMessage({context: 'h5p', action}, '*')"
    tab.run(send, "hello")
    tab.until(said, "prepareResize")
    tab.run(send, "resizePrepared")
    tab.until(said, "resize")


def test_embeds_of_one_kind_all_answer_and_keep_focus_with_the_host(host: Host) -> None:
    tab = host("embed/plane.html", "en/embed/plane.html", "embed/plane.html#plane.q=1,2")
    assert tab.value("[document.activeElement.localName, scrollY]") == ["body", 0]


def test_height_is_told_settles_and_is_followed_by_the_helper(host: Host) -> None:
    tab = host(*(f"embed/{name}.html" for name in NAMES))
    for number, name in enumerate(NAMES):
        told = tab.run("name => heard.filter(m => m.type === 'height' && m.figure === name)", name)
        assert 1 <= len(told) <= 2
        height = told[-1]["height"]
        assert {"subject": "lti.frameResize", "height": height} in tab.value("heard")
        tab.until(
            "(n, height) => document.querySelectorAll('iframe')[n].clientHeight === height",
            number,
            height,
        )
    assert tab.value("[document.activeElement.localName, scrollY]") == ["body", 0]
