"""Markdown as the lesson writes it: CommonMark, formulas, and Hangul marked on other pages."""

import re
from collections.abc import Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from mdit_py_plugins.dollarmath import dollarmath_plugin

# A run may go on over spaces and middle dots, so that a phrase is one span, not many.
_HANGUL = r"[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]+"
_HANGUL_RUN = re.compile(rf"{_HANGUL}(?:[ ·]+{_HANGUL})*")


class Markdown:
    """Parses and renders the prose of one language; formulas carry their MathML in ``meta``."""

    def __init__(self, language: str) -> None:
        options = {"html": False, "typographer": False, "xhtmlOut": False}
        self._md = MarkdownIt("commonmark", options)
        self._md.use(dollarmath_plugin, allow_labels=False, allow_space=False)
        if language != "ko":
            self._md.add_render_rule("text", _text_with_hangul_marked)
        self._md.add_render_rule("math_inline", _math_inline)
        self._md.add_render_rule("math_block", _math_block)

    def parse(self, source: str) -> list[Token]:
        return self._md.parse(source)

    def render(self, tokens: Sequence[Token]) -> str:
        return str(self._md.renderer.render(tokens, self._md.options, {})).strip()

    def render_inline(self, token: Token) -> str:
        renderer = self._md.renderer
        assert isinstance(renderer, RendererHTML)
        return renderer.renderInline(token.children or [], self._md.options, {})


def _text_with_hangul_marked(_r: object, tokens: Sequence[Token], index: int, *_: Any) -> str:
    return _HANGUL_RUN.sub(r'<span lang="ko">\g<0></span>', escapeHtml(tokens[index].content))


def _math_inline(_r: object, tokens: Sequence[Token], index: int, *_: Any) -> str:
    return str(tokens[index].meta["mathml"])


def _math_block(_r: object, tokens: Sequence[Token], index: int, *_: Any) -> str:
    return f'<div class="formula">{tokens[index].meta["mathml"]}</div>'
