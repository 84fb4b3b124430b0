"""All pages of the site: the lesson in both languages, and every figure alone for an iframe."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from app.words.catalogue import LANGUAGES, Language, all_entries
from tools.app_archive import Pictures
from tools.errors import SetupError
from tools.pages.blocks import embedded_figure, footer, header, lesson
from tools.pages.head import head, start
from tools.pages.place import Place, base_address
from tools.pages.prose import Chapter, chapters
from tools.pages.text import plain_text

_FOLDERS: Final[Mapping[Language, str]] = {"ko": "", "en": "en/"}


@dataclass(frozen=True)
class Site:
    """What the pages are made of."""

    shell: str
    config: str
    chapters: dict[Language, list[Chapter]]
    pictures: Pictures

    @classmethod
    def read(cls, root: Path, node_modules: Path, pictures: Pictures) -> Self:
        """Read shell, settings and prose.

        Raises:
            SetupError: the prose has a mistake; names file and line.
        """
        return cls(
            (root / "index.html").read_text(encoding="utf-8"),
            (root / "pyscript.toml").read_text(encoding="utf-8"),
            {
                language: chapters(
                    language, root / "content", node_modules, pictures.lesson[language]
                )
                for language in LANGUAGES
            },
            pictures,
        )

    @property
    def text(self) -> str:
        """All that the web font may have to draw: any word may come to be shown."""
        markup = [one for figures in self.pictures.lesson.values() for one in figures.values()]
        prose = [chapter.text for lesson in self.chapters.values() for chapter in lesson]
        words = [text for language in LANGUAGES for text in all_entries(language).values()]
        return "\n".join([*map(plain_text, markup), *prose, *words])


def write_pages(site: Site, dist: Path, folders: Mapping[str, str], modules: Sequence[str]) -> None:
    """Write all pages.

    ``folders`` maps plain names to those of the sealed folders; ``modules`` are preloaded.
    """
    base = base_address()
    for language in LANGUAGES:
        at = Place(language, _FOLDERS[language] + "index.html", dist, folders, base=base)
        body = lesson(site.chapters[language], site.pictures.lesson[language], language)
        _write(at, site, modules, body)
        for name, picture in site.pictures.embeds[language].items():
            path = f"{_FOLDERS[language]}embed/{name}.html"
            alone = Place(language, path, dist, folders, name, base)
            _write(alone, site, modules, embedded_figure(name, picture, alone))


def _write(at: Place, site: Site, modules: Sequence[str], body: str) -> None:
    slots = {
        "head": head(at, modules),
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
