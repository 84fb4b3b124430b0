"""All pages of the site: the lesson in both languages, and every figure alone for an iframe."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from app.words.catalogue import LANGUAGES, Language
from tools.errors import SetupError
from tools.inside import Made
from tools.pages.blocks import embedded_figure, footer, header, lesson
from tools.pages.head import head, start
from tools.pages.place import Place, base_address
from tools.pages.prose import Chapter, chapters

_FOLDERS: Final[Mapping[Language, str]] = {"ko": "", "en": "en/"}


@dataclass(frozen=True)
class Site:
    """What the pages are made of."""

    shell: str
    config: str
    chapters: dict[Language, list[Chapter]]
    made: Made

    @classmethod
    def read(cls, root: Path, node_modules: Path, made: Made) -> Self:
        """Read shell, settings and prose.

        Raises:
            SetupError: the prose has a mistake; names file and line.
        """
        return cls(
            (root / "index.html").read_text(encoding="utf-8"),
            (root / "pyscript.toml").read_text(encoding="utf-8"),
            {
                language: chapters(
                    language, root / "content", node_modules, made.pictures[language]
                )
                for language in LANGUAGES
            },
            made,
        )


def write_pages(site: Site, dist: Path, folders: Mapping[str, str]) -> None:
    """Write all pages. ``folders`` tells how the sealed folders are called, by plain name."""
    base = base_address()
    for language in LANGUAGES:
        at = Place(language, _FOLDERS[language] + "index.html", dist, folders, base=base)
        _write(at, site, lesson(site.chapters[language], site.made.pictures[language], language))
        for name, picture in site.made.alone[language].items():
            alone = Place(
                language, f"{_FOLDERS[language]}embed/{name}.html", dist, folders, name, base
            )
            _write(alone, site, embedded_figure(name, picture, alone))


def _write(at: Place, site: Site, body: str) -> None:
    slots = {
        "head": head(at),
        "header": header(at),
        "lesson": body,
        "footer": footer(at),
        "start": start(at, site.config),
    }
    page = site.shell
    for name, content in slots.items():
        page = _fill(page, name, content)
    kind = ' data-page="embed"' if at.figure else ""
    page = page.replace('<html lang="ko"', f'<html lang="{at.language}"{kind}', 1)
    path = at.dist / at.path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page, encoding="utf-8")


def _fill(page: str, name: str, content: str) -> str:
    """Replace a slot with all that stands in it, which is for readers of the bare shell."""
    before, opened, rest = page.partition(f"<!-- build:{name} -->")
    _, closed, after = rest.partition(f"<!-- /build:{name} -->")
    if not (opened and closed):
        raise SetupError(
            f"index.html must have the slot <!-- build:{name} --> … <!-- /build:{name} -->."
        )
    # Joined, not added: markup that is added to plain text would escape it.
    return "".join((before, content, after))
