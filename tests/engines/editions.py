"""Editions of a built page: the same page with something changed in its HTML, beside it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.engines.tab import Tab

Edit = Callable[[str], str]

# Keeps the app's archive back until the test calls `letGo`: Python then cannot be awake.
HOLD: Final = """<script>
  const fetchNow = window.fetch;
  window.fetch = (what, how) => /app\\.zip/.test(what.url ?? what)
    ? new Promise((come) => { window.letGo = () => come(fetchNow(what, how)); })
    : fetchNow(what, how);
</script>"""

_PYTHON: Final = """async code => {
  const { href } = document.querySelector('link[href$="/interpreter.js"]');
  const { loadPyodide } = await import(href);
  const python = await loadPyodide({ stdout: console.log, stderr: console.error });
  return JSON.parse(python.runPython(code));
}"""


def edition(watched: Path, page: str, name: str, edit: Edit) -> str:
    """Write an edition of a page, and return its path from the site's root."""
    source = watched / page
    path = source.with_name(name)
    text = source.read_text(encoding="utf-8")
    edited = edit(text)
    assert edited != text
    path.write_text(edited, encoding="utf-8")
    return path.relative_to(watched).as_posix()


def hidden(*names: str) -> Edit:
    """Return what hides figures: they have no box."""

    def edit(text: str) -> str:
        for name in names:
            root = f'<figure id="figure-{name}"'
            text = text.replace(root, f'{root} style="display: none"')
        return text

    return edit


def held(text: str) -> str:
    """Keep Python from waking before the test says so."""
    return text.replace("<head>", "<head>" + HOLD, 1)


def python(tab: Tab, code: str) -> Any:
    """Run code in the page's own Python; the JSON text that it ends with is returned, read."""
    return tab.run(_PYTHON, code)
