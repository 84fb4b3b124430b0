"""What layout makes of the pages in each engine, measured where a picture cannot be compared."""

from pathlib import Path

import pytest

from app.figures import NAMES
from tests.engines.tab import Tab

# One frame of the same origin, whose width can be anything: not every engine's window can.
FRAME = """<!doctype html><html lang="en"><title>Widths</title><link rel="icon" href="data:,">
<body style="margin:0"><iframe style="border:0" width="600" height="480"></iframe>
<script>document.querySelector("iframe").src = location.search.slice(1)</script>"""
# Python sleeps on: the first render changes nothing.
LAID_OUT = """() => frames[0]?.document.documentElement.dataset.nungil
  && frames[0].document.readyState === 'complete' && frames[0].document.fonts.status === 'loaded'"""
WIDTHS = """async (widths, height) => {
  const frame = document.querySelector('iframe');
  frame.style.height = `${height}px`;
  const seen = [];
  for (const width of widths) {
    frame.style.width = `${width}px`;
    await new Promise(requestAnimationFrame);
    const {body, documentElement: root} = frame.contentDocument;
    // What is wider than its box is cut off or runs into its neighbour.
    const tight = [...root.querySelectorAll('button, td, th, .seg span, summary')]
      .filter(e => e.clientWidth && e.scrollWidth > e.clientWidth + 1).map(e => e.textContent);
    // The name of a switch, where it is seen, stays in one line.
    for (const legend of root.querySelectorAll('.seg legend')) {
      const words = legend.ownerDocument.createRange();
      words.selectNodeContents(legend);
      const lines = new Set([...words.getClientRects()].map(rect => rect.top));
      if (frame.contentWindow.getComputedStyle(legend).display === 'contents' && lines.size > 1)
        tight.push(legend.textContent);
    }
    seen.push({width, high: body.getBoundingClientRect().height, wide: root.scrollWidth, tight});
  }
  return seen;
}"""
# A legend's words and its buttons, as [above, below] of each. Chapters out of view have no layout.
LEGENDS = """async () => {
  const edges = ({top, bottom}) => [top, bottom];
  const seen = [];
  for (const set of document.querySelectorAll('.seg')) {
    set.scrollIntoView({block: 'center', behavior: 'instant'});
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    const words = document.createRange();
    words.selectNodeContents(set.querySelector('legend'));
    seen.push([words, set.querySelector('label')].map(e => edges(e.getBoundingClientRect())));
  }
  return seen;
}"""


# Whether a pointer 21 px from the middle of each handle, to each side, still takes a handle.
HITS = """width => {
  const frame = document.querySelector('iframe');
  frame.style.width = `${width}px`;
  const inside = frame.contentDocument;
  const misses = [];
  for (const handle of inside.querySelectorAll('[data-handle]')) {
    const box = handle.lastElementChild.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (const [across, down] of [[21, 0], [-21, 0], [0, 21], [0, -21]])
      if (!inside.elementFromPoint(x + across, y + down)?.closest('[data-handle]'))
        misses.push([handle.dataset.handle, across, down]);
  }
  return {handles: inside.querySelectorAll('[data-handle]').length, misses};
}"""


@pytest.fixture(scope="session")
def framed(site: str, watched: Path) -> str:
    """The address of a page that shows, in a frame, the page that is named after ``?``."""
    (watched / "framed.html").write_text(FRAME, encoding="utf-8")
    return f"{site}framed.html"


@pytest.mark.parametrize("language", ["", "en/"], ids=["ko", "en"])
@pytest.mark.parametrize("name", NAMES)
def test_an_embed_fits_its_frame_at_every_width(
    tab: Tab, framed: str, name: str, language: str
) -> None:
    tab.go(f"{framed}?{language}embed/{name}.html?asleep")
    tab.until(LAID_OUT)
    for seen in tab.run(WIDTHS, list(range(320, 1001, 20)), 480):
        assert seen["high"] <= 480, seen
        assert seen["wide"] <= seen["width"], seen
        assert seen["tight"] == [], seen


def test_the_lesson_never_scrolls_sideways(tab: Tab, framed: str) -> None:
    for page in ("index.html", "en/index.html"):
        tab.go(f"{framed}?{page}?asleep")
        tab.until(LAID_OUT)
        for seen in tab.run(WIDTHS, [320, 390, 600, 768, 1000, 1280], 900):
            assert seen["wide"] <= seen["width"], seen
            assert seen["tight"] == [], seen


@pytest.mark.parametrize("width", [320, 1000])
def test_every_hit_area_is_at_least_44_px(tab: Tab, framed: str, width: int) -> None:
    tab.go(f"{framed}?embed/plane.html?asleep")
    tab.until(LAID_OUT)
    assert tab.run(HITS, width) == {"handles": 5, "misses": []}


def test_the_name_of_a_switch_stands_beside_it(page: Tab) -> None:
    seen = page.run(LEGENDS)
    assert len(seen) >= 4
    for (above, below), (top, bottom) in seen:
        assert top <= (above + below) / 2 <= bottom


def test_the_pages_own_font_has_come(page: Tab) -> None:
    page.run("() => document.fonts.ready.then(() => 1)")
    assert page.value("document.fonts.check('18px \"Nungil Sans\"', '눈길')")
    assert page.value("[...document.fonts].map(font => font.status)") == ["loaded"]
