"""The lesson's prose: Markdown chapters become blocks of HTML and places for figures.

A chapter is ``content/<language>/NN-slug.md``: CommonMark without raw HTML, its first block the
title (``# …``), formulas as ``$…$`` and ``$$…$$``, and ``::figure name`` in a paragraph of its own
where a figure stands. On a page that is not Korean every run of Hangul is marked ``lang="ko"``.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from markdown_it.token import Token

from tools.errors import SetupError
from tools.pages.markdown import Markdown
from tools.pages.math import Formula, to_mathml
from tools.pages.text import plain_text

_FILE_NAME = re.compile(r"(\d\d)-([a-z]+(?:-[a-z]+)*)\.md")
_FIGURE = re.compile(r"::figure ([a-z]+)")
_LEFTOVER = re.compile(r"\$|\*\*|`|\]\(|::")


@dataclass(frozen=True)
class Html:
    """One block of prose (a paragraph, a list, a displayed formula) as finished HTML."""

    html: str


@dataclass(frozen=True)
class FigurePlace:
    """The place of the figure with this name."""

    name: str


Block = Html | FigurePlace


@dataclass(frozen=True)
class Chapter:
    """A chapter in reading order; number and slug come from its file name, 0 is the opening."""

    number: int
    slug: str
    title_html: str
    blocks: tuple[Block, ...]

    @property
    def title(self) -> str:
        """The title without markup."""
        return plain_text(self.title_html)

    @property
    def text(self) -> str:
        """Title and prose without markup and formulas: the characters that the font must hold."""
        parts = [self.title_html, *(b.html for b in self.blocks if isinstance(b, Html))]
        return "\n".join(plain_text(part) for part in parts)


@dataclass(frozen=True)
class _Draft:
    """A chapter read but not yet rendered, as formulas of all files are set in one run."""

    path: Path
    number: int
    slug: str
    blocks: list[list[Token]]

    def where(self, line: int) -> str:
        return f"{self.path.parent.name}/{self.path.name}, line {line}"


def chapters(
    language: str, folder: Path, node_modules: Path, figures: Collection[str]
) -> list[Chapter]:
    """Read ``folder/language/*.md`` in order of number; every name in ``figures`` is placed once.

    Raises:
        SetupError: a file, figure line, formula or stray markup is wrong; names file and line.
    """
    markdown = Markdown(language)
    drafts = [_read(path, markdown) for path in sorted((folder / language).glob("*.md"))]
    if not drafts:
        raise SetupError(f"No chapters were found in {folder / language}.")
    _set_formulas(drafts, node_modules)
    placed: dict[str, str] = {}
    finished = [_finish(draft, markdown, figures, placed) for draft in drafts]
    if unplaced := sorted(set(figures) - set(placed)):
        raise SetupError(f"No chapter in {language}/ places the figure: {', '.join(unplaced)}.")
    return finished


def _read(path: Path, markdown: Markdown) -> _Draft:
    named = _FILE_NAME.fullmatch(path.name)
    if not named:
        raise SetupError(f"{path}: a chapter's file is named like 01-lookup.md.")
    blocks = list(_top_blocks(markdown.parse(path.read_text(encoding="utf-8"))))
    draft = _Draft(path, int(named[1]), named[2], blocks)
    headings = [i for i, block in enumerate(blocks) if block[0].type == "heading_open"]
    if headings != [0] or blocks[0][0].tag != "h1":
        raise SetupError(f"{draft.where(1)}: a chapter has one heading, the first line “# Title”.")
    return draft


def _top_blocks(tokens: list[Token]) -> Iterator[list[Token]]:
    """Cut the flat token list where it is back at the document's own level."""
    block: list[Token] = []
    for token in tokens:
        block.append(token)
        if token.level == 0 and token.nesting <= 0:
            yield block
            block = []


def _set_formulas(drafts: list[_Draft], node_modules: Path) -> None:
    found: list[tuple[Token, Formula]] = []
    for draft in drafts:
        for line, token in _located(draft.blocks):
            if token.type.startswith("math_"):
                display = token.type == "math_block"
                formula = Formula(token.content.strip(), display, draft.where(line))
                found.append((token, formula))
    mathml = to_mathml([formula for _, formula in found], node_modules)
    for (token, _), element in zip(found, mathml, strict=True):
        token.meta["mathml"] = element


def _located(blocks: list[list[Token]]) -> Iterator[tuple[int, Token]]:
    """All tokens of the blocks, children included, with the line (from 1) on which each stands."""
    for block in blocks:
        line = 1
        for token in block:
            if token.map:
                line = token.map[0] + 1
            yield line, token
            for child in token.children or ():
                yield line, child
                line += child.type in ("softbreak", "hardbreak")


def _finish(
    draft: _Draft, markdown: Markdown, figures: Collection[str], placed: dict[str, str]
) -> Chapter:
    blocks: list[Block] = []
    for tokens in draft.blocks[1:]:
        name = _figure_name(draft, tokens, figures, placed)
        if not name:
            _refuse_leftovers(draft, tokens)
        blocks.append(FigurePlace(name) if name else Html(markdown.render(tokens)))
    title_html = markdown.render_inline(draft.blocks[0][1])
    return Chapter(draft.number, draft.slug, title_html, tuple(blocks))


def _refuse_leftovers(draft: _Draft, tokens: list[Token]) -> None:
    """Catch markup that CommonMark read as text, such as ``**“낱말”**은``, before a reader does."""
    for line, token in _located([tokens]):
        if token.type == "text" and (stray := _LEFTOVER.search(token.content)):
            raise SetupError(f"{draft.where(line)}: “{stray[0]}” is left over as text.")


def _figure_name(
    draft: _Draft, tokens: list[Token], figures: Collection[str], placed: dict[str, str]
) -> str | None:
    """The figure that a block places, or None for prose; remembers it in ``placed``."""
    if len(tokens) != 3 or not tokens[1].content.startswith("::"):
        return None
    where = draft.where(tokens[0].map[0] + 1 if tokens[0].map else 1)
    line = _FIGURE.fullmatch(tokens[1].content)
    if not line:
        raise SetupError(f"{where}: write “::figure name” in a paragraph of its own.")
    name = line[1]
    if name not in figures:
        raise SetupError(f"{where}: no figure is named “{name}” ({', '.join(sorted(figures))}).")
    if name in placed:
        raise SetupError(f"{where}: the figure “{name}” is already placed in {placed[name]}.")
    placed[name] = where
    return name
