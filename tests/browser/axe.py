"""What axe finds wrong with a page."""

from typing import Any, Final

from playwright.sync_api import Page

from tests.pages import NODE_MODULES

OPEN_ALL: Final = "document.querySelectorAll('details').forEach(part => { part.open = true })"
_AXE: Final = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page, where: str = "html", **options: Any) -> list[str]:
    """Return what axe finds wrong, each with the places."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE)
    found = page.evaluate(
        "([where, options]) => axe.run(where, {resultTypes: ['violations'], ...options})",
        [where, options],
    )
    return [
        f"{v['id']}: {v['help']} {[node['target'] for node in v['nodes']]}"
        for v in found["violations"]
    ]
