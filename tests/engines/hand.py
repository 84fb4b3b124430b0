"""A hand on the plane: where its handles are, and taking one."""

from typing import Final

from tests.engines.tab import Tab

CENTRE: Final = """name => {
  const mark = document.querySelector(`[data-handle="${name}"] > :last-child`);
  const seen = mark.getBoundingClientRect();
  return [seen.x + seen.width / 2, seen.y + seen.height / 2];
}"""
# The same where CSS `zoom` may be at work: WebKit measures as if it were not, before it takes the
# scrolling off.
DRAWN: Final = """name => {
  const mark = document.querySelector(`[data-handle="${name}"] > :last-child`);
  const seen = mark.getBoundingClientRect();
  const old = !('currentCSSZoom' in Element.prototype);
  const times = old ? Number(getComputedStyle(document.querySelector('main')).zoom) : 1;
  return [(seen.x + seen.width / 2 + scrollX) * times - scrollX,
    (seen.y + seen.height / 2 + scrollY) * times - scrollY];
}"""


def take(tab: Tab, handle: str = "q") -> tuple[int, int]:
    """Press the left button on a handle, and return where: its middle, in whole pixels."""
    tab.show(f'[data-handle="{handle}"]')
    x, y = map(round, tab.run(CENTRE, handle))
    tab.move(x, y)
    tab.down()
    return x, y
