"""The second visit works without a network; the network's answer goes first where there is one."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Serve
from tests.browser.visits import Visits
from tests.engines.by_playwright import PageTab
from tests.engines.lesson import put
from tools.project import DIST

# The page begins to keep by itself; this waits for it, and then for all that it has used so far.
_KEEP = """async () => {
  const { href } = document.querySelector('link[href$="/bridge.js"]');
  await navigator.serviceWorker.ready;
  await (await import(new URL("keep.js", href))).keep();
}"""


def leave_the_network(page: Page) -> None:
    """Wait until the visit is kept, then cut the network off."""
    page.evaluate(_KEEP)
    page.context.set_offline(True)


@pytest.mark.parametrize("path", ["index.html", "en/index.html", "embed/table.html"])
def test_a_second_visit_without_a_network_gets_ready(open_page: Visits, path: str) -> None:
    page = open_page(path, workers=True, strict=False)
    leave_the_network(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")
    for figure in page.evaluate("nungil.figures()"):
        assert page.evaluate("name => nungil.get(name).values", figure)


def test_charts_that_an_earlier_visit_drew_can_be_drawn_without_a_network(
    open_page: Visits,
) -> None:
    page = open_page("embed/scaling.html", workers=True, strict=False)
    put(PageTab(page), "scaling", seed=2)
    page.locator('[data-drawing^="64-2-"]').wait_for(state="attached")
    leave_the_network(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")
    put(PageTab(page), "scaling", seed=3)
    page.locator('[data-drawing^="64-3-"]').wait_for(state="attached")


def test_what_the_network_has_goes_before_what_was_kept(
    open_page: Visits, serve: Serve, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(DIST, folder)
    page = open_page(f"{serve(folder)}index.html", workers=True, strict=False)
    page.evaluate(_KEEP)
    old = folder / "index.html"
    text = re.sub("<title>.*?</title>", "<title>A new release</title>", old.read_text("utf-8"))
    old.write_text(text, encoding="utf-8")
    for packed in (".br", ".gz"):
        (folder / f"index.html{packed}").unlink()
    page.reload()
    expect(page).to_have_title("A new release")
    expect(page.locator("html")).to_have_attribute("data-nungil", "ready")


def test_a_figure_in_another_page_keeps_nothing(open_page: Visits, site: str) -> None:
    page = open_page("notices.txt", wait="load", strict=False, workers=True)
    page.set_content(f'<iframe src="{site}embed/plane.html"></iframe>')
    frame = page.frame_locator("iframe")
    expect(frame.locator("html")).to_have_attribute("data-nungil", "ready")
    kept = page.frames[1].evaluate(
        """async () => {
          const { href } = document.querySelector('link[href$="/bridge.js"]');
          await (await import(new URL("keep.js", href))).keep();
          const workers = await navigator.serviceWorker.getRegistrations();
          return [(await caches.keys()).length, workers.length];
        }"""
    )
    assert kept == [0, 0]
