"""The chapters in both languages, and what a wrong chapter is told."""

import re
from functools import cache
from pathlib import Path

import pytest

from app.figures import NAMES
from tests.pages import CONTENT, NODE_MODULES
from tools.errors import SetupError
from tools.pages.prose import Chapter, FigurePlace, Html, chapters
from tools.pages.text import plain_text

LANGUAGES = ("ko", "en")
HANGUL = re.compile(r"[\uac00-\ud7a3]")


@cache
def lesson(language: str) -> list[Chapter]:
    return chapters(language, CONTENT, NODE_MODULES, NAMES)


def html(chapter: Chapter) -> str:
    return "".join(block.html for block in chapter.blocks if isinstance(block, Html))


def write(folder: Path, text: str, name: str = "01-lookup.md", language: str = "ko") -> Path:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / name).write_text(text, encoding="utf-8")
    return folder


def outline(language: str) -> list[tuple[int, str, list[str]]]:
    return [
        (c.number, c.slug, [b.name for b in c.blocks if isinstance(b, FigurePlace)])
        for c in lesson(language)
    ]


def test_both_languages_have_the_same_chapters_and_figures() -> None:
    assert outline("ko") == outline("en")
    assert sorted(name for _, _, names in outline("ko") for name in names) == sorted(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_block_says_something_and_nothing_is_left_unrendered(language: str) -> None:
    for chapter in lesson(language):
        assert chapter.title
        for block in chapter.blocks:
            if isinstance(block, Html):
                assert re.sub(r"<[^>]*>", "", block.html).strip()
                assert not re.search(r"\$|\*\*|::|class=\"tml|undefined", block.html)


@pytest.mark.parametrize("language", LANGUAGES)
def test_formulas_are_mathml(language: str) -> None:
    whole = "".join(map(html, lesson(language)))
    assert re.search(r'<div class="formula"[^>]*><math display="block">', whole)
    assert "<msqrt>" in whole


def test_display_formulas_are_the_same_in_both_languages() -> None:
    formulas = re.compile(r'<div class="formula"[^>]*>.*?</div>')
    for korean, english in zip(lesson("ko"), lesson("en"), strict=True):
        assert formulas.findall(html(korean)) == formulas.findall(html(english))


def test_hangul_is_marked_on_the_english_page_and_only_there(tmp_path: Path) -> None:
    for chapter in lesson("en"):
        whole = chapter.title_html + html(chapter)
        assert not HANGUL.search(re.sub(r'<span lang="ko"[^>]*>[^<]*</span>', "", whole))
    folder = write(tmp_path, "# T\n\nThe word 산 is bought\n", language="en")
    (chapter,) = chapters("en", folder, NODE_MODULES, ())
    assert html(chapter) == '<p>The word <span lang="ko" translate="no">산</span> is bought</p>'
    assert "lang=" not in "".join(map(html, lesson("ko")))


def test_korean_particles_are_settled() -> None:
    text = "".join(chapter.text for chapter in lesson("ko"))
    assert not re.search(r"을\(를\)|이\(가\)|은\(는\)|와\(과\)|\(으\)로", text)


def test_plain_text_has_words_but_no_formulas() -> None:
    page = "<p>a &amp; b</p><math><mi>x</mi><mtext>점수</mtext><mi>y</mi></math>"
    assert plain_text(page + "<style>p{}</style>") == "a & b점수"


def test_raw_html_stays_text(tmp_path: Path) -> None:
    folder = write(tmp_path, "# T\n\n<b>a</b> & b\n")
    (chapter,) = chapters("ko", folder, NODE_MODULES, ())
    assert html(chapter) == "<p>&lt;b&gt;a&lt;/b&gt; &amp; b</p>"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# T\n\na\n\n::figure\n", r"ko/01-lookup\.md, line 5: write “::figure name”"),
        ("# T\n\na\n::figure plane\n", r"ko/01-lookup\.md, line 4: “::” is left over"),
        ("# T\n\n::figure plan\n", r"line 3: no figure is named “plan”"),
        ("# T\n\n::figure plane\n\n::figure plane\n", r"line 5: the figure “plane” is already"),
        ("# T\n\na\n", r"No chapter in ko/ places the figure: plane"),
        ("a\n", r"line 1: a chapter has one heading"),
        ("# T\n\n## U\n", r"line 1: a chapter has one heading"),
        ("# T\n\n::figure plane\n\na\nb **‘산’**은 $5\n", r"line 6: “\*\*” is left over"),
        ("# T\n\n::figure plane\n\na\n$\\frac{1$\n", r"line 6: the formula “\\frac\{1”"),
        ("# T\n\n::figure plane\n\n$$\\nope$$\n", r"line 5: the formula “\\nope”.*Unsupported"),
    ],
)
def test_a_wrong_chapter_is_told_where(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        chapters("ko", write(tmp_path, text), NODE_MODULES, ("plane",))


def test_a_wrong_file_name_and_a_missing_language_are_told(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="is named like"):
        chapters("ko", write(tmp_path, "# T\n", "lookup.md"), NODE_MODULES, ())
    with pytest.raises(SetupError, match="No chapters"):
        chapters("en", tmp_path, NODE_MODULES, ())


def test_missing_temml_is_told(tmp_path: Path) -> None:
    folder = write(tmp_path, "# T\n\n$a$\n")
    with pytest.raises(SetupError, match="temml, which is not in"):
        chapters("ko", folder, tmp_path, ())
