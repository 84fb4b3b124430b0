"""What messengers and search engines are told: a page's card, and where its other language is."""

from typing import Final

from htpy import Node, link, meta

from app.words.catalogue import LANGUAGES, Language, Words
from tools.pages.place import Place

_LOCALES: Final[dict[Language, str]] = {"ko": "ko_KR", "en": "en_US"}
_FOLDERS: Final[dict[Language, str]] = {"ko": "", "en": "en/"}
_SIZE: Final = {"og:image:width": "1200", "og:image:height": "630"}


def card(at: Place, title: str) -> list[Node]:
    """Return the elements of the head that say it.

    Without a base (see ``Place.base``) addresses are as seen from the page, which search engines
    take and most messengers do not.
    """
    words = Words(at.language)
    inside = at.path.removeprefix(_FOLDERS[at.language])
    name = f"{at.language}-{at.figure}" if at.figure else at.language
    told = {
        "og:type": "website",
        "og:site_name": words("page.name"),
        "og:title": title,
        "og:description": words("page.description"),
        "og:locale": _LOCALES[at.language],
        "og:image": at.address(at.file(f"assets/cards/{name}.png")),
        "og:image:alt": title,
        **_SIZE,
    }
    if at.base:
        told["og:url"] = at.address(at.path)
    others = [locale for language, locale in _LOCALES.items() if language != at.language]
    return [
        link(rel="canonical", href=at.address(at.path)),
        *(
            link(rel="alternate", hreflang=language, href=at.address(_FOLDERS[language] + inside))
            for language in LANGUAGES
        ),
        *(meta(property=name, content=text) for name, text in told.items()),
        *(meta(property="og:locale:alternate", content=locale) for locale in others),
        meta(name="twitter:card", content="summary_large_image"),
    ]
