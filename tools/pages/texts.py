"""The characters that the fonts must have: of the catalogue and of the pages."""

from app.words.catalogue import LANGUAGES, all_entries
from tools.pages.site import Site
from tools.pages.text import plain_text


def page_text(site: Site) -> str:
    """Return everything that the web font may have to draw: any word may come to be shown."""
    pictures = [plain_text(m) for figures in site.made.pictures.values() for m in figures.values()]
    chapters = [c.text for lesson in site.chapters.values() for c in lesson]
    words = [text for language in LANGUAGES for text in all_entries(language).values()]
    return "\n".join([*pictures, *chapters, *words])


def card_text() -> str:
    """Return what stands on the pictures that messengers show."""
    words = (entry for language in LANGUAGES for entry in all_entries(language).items())
    return "\n".join(text for key, text in words if key.endswith((".caption", "page.title")))


def chart_text() -> str:
    """Return the labels of Matplotlib's pictures."""
    words = (entry for language in LANGUAGES for entry in all_entries(language).items())
    return "\n".join(text for key, text in words if ".chart_" in key)
