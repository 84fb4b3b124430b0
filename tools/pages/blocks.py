"""The visible parts of a page: header, contents, chapters with their figures, footer."""

from collections.abc import Mapping, Sequence

from htpy import (
    Element,
    Node,
    a,
    circle,
    div,
    figure,
    fragment,
    h1,
    h2,
    li,
    nav,
    noscript,
    ol,
    p,
    path,
    section,
    small,
    span,
    svg,
)
from htpy import footer as footer_element
from htpy import header as header_element
from markupsafe import Markup

from app.words.catalogue import Language, Words
from tools.openings import opening
from tools.pages.place import Place
from tools.pages.prose import Chapter, FigurePlace, Html
from tools.project import VERSION

_OTHER: Mapping[Language, Language] = {"ko": "en", "en": "ko"}


def mark() -> Element:
    """Return the sign of Nungil: an eye that looks to one side."""
    return svg(viewBox="0 0 32 20", width="32", height="20", aria_hidden="true")[
        path(d="M1 10C7 1 25 1 31 10C25 19 7 19 1 10z"), circle(cx="19", cy="10", r="4.4")
    ]


def header(at: Place) -> str:
    """Return the page's header; an embedded figure has but the notes on what cannot work."""
    words = Words(at.language)
    notes = [
        noscript[p(".notice")[words("page.no_script")]],
        p("#nungil-from-file.notice", hidden=True)[words("page.from_file")],
    ]
    if at.figure:
        return str(fragment[notes])
    other = _OTHER[at.language]
    return str(
        fragment[
            a(".skip", href="#lesson")[words("page.skip")],
            header_element[
                a(".mark", href="#top")[mark(), words("page.name")],
                nav(aria_label=words("page.ways"))[
                    a(href="#contents")[words("page.contents")],
                    a(
                        href=at.up + ("en/" if other == "en" else "") + "index.html",
                        lang=other,
                        hreflang=other,
                    )[words("page.other_language")],
                ],
            ],
            notes,
        ]
    )


def lesson(chapters: Sequence[Chapter], pictures: Mapping[str, str], language: Language) -> str:
    """Return the opening, the contents and all chapters."""
    opening, *rest = chapters
    return str(
        fragment[
            h1(id="top")[Markup(opening.title_html)],
            _blocks(opening, pictures, language, first="lead"),
            _contents(rest, language),
            (
                section(id=chapter.slug)[
                    h2[small[str(chapter.number)], " ", Markup(chapter.title_html)],
                    _blocks(chapter, pictures, language),
                ]
                for chapter in rest
            ),
        ]
    )


def _contents(chapters: Sequence[Chapter], language: Language) -> Element:
    return nav("#contents.contents", aria_label=Words(language)("page.contents"))[
        ol[(li(value=str(c.number))[a(href=f"#{c.slug}")[Markup(c.title_html)]] for c in chapters)]
    ]


def _blocks(
    chapter: Chapter, pictures: Mapping[str, str], language: Language, first: str = ""
) -> Node:
    nodes: list[Node] = []
    for number, block in enumerate(chapter.blocks):
        match block:
            case FigurePlace(name):
                nodes.append(figure_root(name, pictures[name], language))
            case Html(html):
                wrapped = first and number == 0
                nodes.append(div(class_=first)[Markup(html)] if wrapped else Markup(html))
    return fragment[nodes]


def figure_root(name: str, picture: str, language: Language, *, embedded: bool = False) -> Element:
    """Return a figure with its first picture, not yet answering.

    What the figure is told in the browser stands here: its language, whether it is embedded, and
    the state in which its page opens it, which the picture shows. It is written from left to right
    and not translated, whatever becomes of the page around it.
    """
    return figure(
        id=f"figure-{name}",
        data_figure=name,
        data_language=language,
        data_embedded=embedded,
        data_opening=opening(name, language, embedded=embedded) or None,
        data_ready="false",
        dir="ltr",
        translate="no",
        aria_label=Words(language)(f"{name}.caption"),
    )[Markup(picture)]


def embedded_figure(name: str, picture: str, at: Place) -> str:
    """Return one figure alone, under a heading for those who find their way by headings."""
    heading = h1(".spoken")[Words(at.language)(f"{name}.caption")]
    return str(fragment[heading, figure_root(name, picture, at.language, embedded=True)])


def footer(at: Place) -> str:
    """Return the footer, and the line that tells how far the start of Python is."""
    words = Words(at.language)
    status = div(
        "#nungil-status",
        role="status",
        hidden=True,
        data_version=VERSION,
        data_lost=words("boot.lost"),
        data_retry=words("boot.retry"),
    )[span]
    if at.figure:
        home = at.up + ("en/" if at.language == "en" else "") + "index.html"
        href = f"{home}#figure-{at.figure}"
        link = a(href=href, target="_blank", rel="noopener")[mark(), words("page.open_lesson")]
        return str(fragment[footer_element[link], status])
    return str(
        fragment[
            footer_element[
                p[
                    words("page.credit"),
                    " · ",
                    a(href=at.up + "notices.txt")[words("page.licences")],
                ]
            ],
            status,
        ]
    )
