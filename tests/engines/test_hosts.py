"""Frames on real host pages, in each engine: boxes, ratio wrappers, shadow roots, late scripts."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.engines.tab import Tab

HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title>
<link rel="icon" href="data:,"><style>body { margin: 20px; width: 700px } %s</style>
<script>
  window.heard = [];
  window.speakers = new Set();
  addEventListener("message", ({ data, source }) => { heard.push(data); speakers.add(source) });
</script>"""
HEARD = "() => heard.filter(m => m?.type === 'height').at(-1)?.height"
# What of the figure nobody can come to: below the frame's own edge, or below a box that clips it.
REACH = """() => {
  const frames = [];
  const collect = root => {
    frames.push(...root.querySelectorAll('iframe'));
    for (const e of root.querySelectorAll('*')) if (e.shadowRoot) collect(e.shadowRoot);
  };
  collect(document);
  return frames.map(frame => {
    const {bottom, height} = frame.getBoundingClientRect();
    let cut = 0;
    for (let at = frame; at; at = at.parentElement ?? at.getRootNode().host)
      if (['hidden', 'clip'].includes(getComputedStyle(at).overflowY))
        cut = Math.max(cut, bottom - at.getBoundingClientRect().bottom);
    const next = document.getElementById('next')?.getBoundingClientRect().top ?? Infinity;
    return {inside: frame.clientHeight, outside: height, cut, over: Math.max(0, bottom - next)};
  });
}"""
Host = Callable[..., Tab]


@pytest.fixture
def host(tab: Tab, site: str, serve: Callable[..., str], tmp_path: Path) -> Host:
    """A function that opens a host page of another origin and waits until a frame told its height.

    Python is not started for that.
    """

    def visit(body: str, style: str = "") -> Tab:
        text = (HEAD % style) + body
        filled = text.replace("{src}", f'src="{site}en/embed/table.html?asleep"')
        filled = filled.replace("{helper}", f'<script src="{site}embed.js"></script>')
        (tmp_path / "index.html").write_text(filled, encoding="utf-8")
        tab.go(serve(tmp_path))
        tab.until(HEARD)
        return tab

    return visit


def settled(tab: Tab) -> list[dict[str, Any]]:
    """Return how each frame stands once no frame tells another height."""
    tab.until("""async () => {
      const before = heard.length;
      for (let i = 0; i < 20; i++) await new Promise(requestAnimationFrame);
      return heard.length === before;
    }""")
    found: list[dict[str, Any]] = tab.run(REACH)
    return found


BOXES = {
    "default border": "",
    "border-box": "* { box-sizing: border-box }",
    "border-box and padding": "* { box-sizing: border-box }"
    " iframe { padding: 10px; border: 3px solid }",
    "content-box and padding": "iframe { padding: 10px }",
}


@pytest.mark.parametrize("style", BOXES.values(), ids=BOXES.keys())
def test_a_frames_own_border_and_padding_are_not_taken_from_the_figure(
    host: Host, style: str
) -> None:
    tab = host("<iframe {src} style='width:100%'></iframe>{helper}", style)
    (frame,) = settled(tab)
    padding = tab.value("""(() => {
      const {paddingTop, paddingBottom} = getComputedStyle(document.querySelector('iframe'));
      return parseFloat(paddingTop) + parseFloat(paddingBottom);
    })()""")
    assert frame["inside"] - padding == tab.run(HEARD)


FILL = "position:absolute;inset:0;width:100%;height:100%;border:0"
FRAME = f'<iframe {{src}} style="{FILL}"></iframe>'


def box(style: str) -> str:
    """Return a frame that fills a box which clips it."""
    return f'<div style="position:relative;overflow:hidden;{style}">{FRAME}</div>'


WRAPPERS = {
    "padding": box("padding-bottom:56.25%"),
    "padding and no height": box("height:0;padding-bottom:56.25%"),
    "padding, not clipped": f'<div style="position:relative;padding-bottom:30%">{FRAME}</div>',
    "padding at the top": box("padding-top:56%"),
    "aspect-ratio": box("aspect-ratio:16/9"),
    "ratio by a pseudo-element": f'<div class="ratio">{FRAME}</div>',
    "ratio of a parent": '<div style="aspect-ratio:4/1;overflow:hidden">'
    '<iframe {src} style="width:100%;height:100%;border:0"></iframe></div>',
    "max-height": '<div style="max-height:200px;overflow:hidden">'
    '<iframe {src} style="width:100%;border:0"></iframe></div>',
    "two wrappers": '<div style="overflow:hidden;height:150px"><div style="position:relative;'
    f'padding-bottom:56.25%;overflow:hidden">{FRAME}</div></div>',
    "a host that insists": '<div class="strict">' + FRAME + "</div>",
}
STYLE = """
  .ratio { position: relative; overflow: hidden }
  .ratio::before { display: block; content: ""; padding-top: 56.25% }
  .strict { position: relative; overflow: hidden; height: 150px !important }
"""


@pytest.mark.parametrize("wrapper", WRAPPERS.values(), ids=WRAPPERS.keys())
def test_nothing_becomes_unreachable_in_a_wrapper_of_a_fixed_ratio(
    host: Host, wrapper: str
) -> None:
    tab = host(f"{wrapper}<p id='next'>next</p>{{helper}}", STYLE)
    (frame,) = settled(tab)
    assert frame["cut"] <= 1
    assert frame["over"] <= 1
    grown = frame["inside"] == tab.run(HEARD)
    assert grown is ("strict" not in wrapper)
    # And once the figure grows, as it gets narrower.
    before = tab.run(HEARD)
    tab.run("() => { document.body.style.width = '340px' }")
    tab.until(f"before => ({HEARD})() > before", before)
    (frame,) = settled(tab)
    assert (frame["cut"] <= 1, frame["over"] <= 1) == (True, True)


def test_a_box_that_scrolls_and_all_around_it_are_left_as_they_are(host: Host) -> None:
    tab = host(
        """<div id="shell" style="height:300px;overflow:hidden">
        <div id="scroller" style="height:100%;overflow:auto">
        <iframe {src} style="width:100%;height:100px"></iframe></div></div>{helper}"""
    )
    (frame,) = settled(tab)
    assert frame["inside"] == tab.run(HEARD)
    heights = tab.value("[shell.offsetHeight, scroller.offsetHeight]")
    assert heights == [300, 300]


def test_a_wrapper_follows_a_figure_that_grows_and_shrinks_again(host: Host) -> None:
    tab = host(f"{WRAPPERS['padding']}<p id='next'>next</p>{{helper}}")
    heights = []
    for width in (700, 340, 700):
        tab.run("width => { document.body.style.width = `${width}px` }", width)
        (frame,) = settled(tab)
        assert frame["outside"] == tab.run(HEARD)
        assert abs(tab.value("next.offsetTop") - 20 - frame["outside"]) < 30
        heights.append(frame["outside"])
    assert heights[1] > heights[0] == heights[2]


LATE = """() => new Promise((resolve, reject) => {
  const script = document.createElement('script');
  Object.assign(script, {src: '%sembed.js', onload: resolve, onerror: reject});
  document.head.append(script);
})"""


def test_a_helper_that_comes_late_asks_for_the_height(host: Host, site: str) -> None:
    tab = host("<iframe {src} style='width:100%;height:90px'></iframe>")
    tab.run(LATE % site)
    tab.until("told => document.querySelector('iframe').clientHeight === told", tab.run(HEARD))


def test_frames_in_shadow_roots_several_frames_later_frames_and_the_script_twice(
    host: Host, site: str
) -> None:
    body = """<div id="outer"></div><iframe {src} style="width:100%"></iframe>{helper}{helper}
    <script>
      const shadow = document.getElementById('outer').attachShadow({mode: 'open'});
      shadow.innerHTML = '<section></section>';
      const inner = shadow.querySelector('section').attachShadow({mode: 'open'});
      const add = (root) => {
        const frame = document.createElement('iframe');
        frame.src = document.querySelector('iframe').src;
        frame.style.width = '100%';
        root.append(frame);
      };
      add(inner);
      window.addLater = () => add(document.body);
    </script>"""
    tab = host(body)
    tab.run("() => addLater()")
    tab.until("() => speakers.size === 3")
    frames = settled(tab)
    assert [frame["inside"] for frame in frames] == [tab.run(HEARD)] * 3
    assert tab.value("[document.activeElement.localName, scrollY]") == ["body", 0]


def test_a_host_with_a_strict_policy_needs_only_to_allow_the_helper(host: Host, site: str) -> None:
    policy = (
        f"default-src 'none'; frame-src {site}; script-src 'unsafe-inline' {site}; img-src data:"
    )
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    tab = host(f"{meta}<iframe {{src}} width='600'></iframe>{{helper}}")
    (frame,) = settled(tab)
    assert frame["inside"] == tab.run(HEARD)


def test_heights_are_told_in_every_form_that_hosts_listen_for(host: Host) -> None:
    tab = host("<iframe {src} style='width:100%'></iframe>")
    settled(tab)
    told = tab.run(HEARD)
    objects = [m for m in tab.value("heard") if isinstance(m, dict)]
    texts = [json.loads(m) for m in tab.value("heard") if isinstance(m, str)]
    for subject in ("lti.frameResize", "org.imsglobal.lti.frameResize"):
        assert {"subject": subject, "height": told} in objects
        assert {"subject": subject, "height": told} in texts
    assert {"context": "h5p", "action": "hello"} in objects


def test_request_resize_is_answered_in_all_forms(host: Host) -> None:
    tab = host("<iframe {src} style='width:100%'></iframe>")
    settled(tab)
    told = tab.run(HEARD)
    tab.run("() => { heard.length = 0; frames[0].postMessage('requestResize', '*') }")
    tab.until("() => heard.length >= 5")
    assert tab.run(HEARD) == told
    assert json.dumps({"subject": "lti.frameResize", "height": told}, separators=(",", ":")) in (
        tab.value("heard")
    )


def test_a_greeting_of_h5ps_resizer_is_answered_once_and_leads_to_heights(host: Host) -> None:
    # As H5P's resizer does: it answers each greeting, and makes way before the height is told.
    resizer = """<script>
      addEventListener('message', ({source, data}) => {
        const answers = {hello: 'hello', prepareResize: 'resizePrepared'};
        const answer = data?.context === 'h5p' && answers[data.action];
        if (answer) source.postMessage({context: 'h5p', action: answer}, '*');
        if (data?.context === 'h5p' && data.action === 'resize')
          document.querySelector('iframe').style.height = data.scrollHeight + 'px';
      });
    </script>"""
    tab = host(f"{resizer}<iframe {{src}} style='width:100%;border:0'></iframe>")
    tab.until("told => document.querySelector('iframe').clientHeight === told", tab.run(HEARD))
    settled(tab)
    hellos = "heard.filter(m => m?.context === 'h5p' && m.action === 'hello').length"
    assert tab.value(hellos) == 2
