"""The text that the project's own fonts have to draw: of HTML, and of the charts' labels."""

from html.parser import HTMLParser

from app.words.catalogue import LANGUAGES, all_entries

# Nobody reads these as text on the page.
_SILENT = frozenset({"script", "style", "template"})


class _TextParser(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _SILENT or tag in ("math", "mtext"):
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self._open and self._open[-1] == tag:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        # The system's mathematical font draws formulas, except for words inside them.
        if not self._open or self._open[-1] == "mtext":
            self.parts.append(data)


def plain_text(html: str) -> str:
    """Return the readable text of an HTML page or fragment, without formulas' symbols."""
    parser = _TextParser()
    parser.feed(html)
    parser.close()
    return "".join(parser.parts)


def chart_text() -> str:
    """Return the labels of Matplotlib's pictures, in all languages."""
    words = (entry for language in LANGUAGES for entry in all_entries(language).items())
    return "\n".join(text for key, text in words if ".chart_" in key)


def card_text() -> str:
    """Return what stands on the pictures that messengers show, in all languages."""
    words = (entry for language in LANGUAGES for entry in all_entries(language).items())
    return "\n".join(text for key, text in words if key.endswith((".caption", "page.title")))
