"""The characters that the fonts must have: of the catalogue and of the pages."""

from app.words.en import WORDS as ENGLISH
from app.words.ko import WORDS as KOREAN
from tools.pages.site import Site
from tools.pages.text import plain_text


def page_text(site: Site) -> str:
    """Return everything that the web font may have to draw: any word may come to be shown."""
    pictures = [plain_text(m) for figures in site.made.pictures.values() for m in figures.values()]
    chapters = [c.text for lesson in site.chapters.values() for c in lesson]
    return "\n".join([*pictures, *chapters, *KOREAN.values(), *ENGLISH.values()])


def chart_text() -> str:
    """Return the labels of Matplotlib's pictures."""
    return "\n".join(t for words in (KOREAN, ENGLISH) for k, t in words.items() if ".chart_" in k)
