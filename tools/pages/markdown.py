"""Markdown as the lesson writes it: CommonMark, formulas, and words that are shown as things.

What must stay as it is written when somebody translates the page, or turns it to run from right to
left, is marked ``translate="no"`` and, where it is mathematics, ``dir="ltr"``: formulas, symbols
such as q and k₁, points and negative numbers; on Korean pages words in ‘…’, as the lesson names
tokens and controls so; on other pages every run of Hangul, which is also marked ``lang="ko"``.
"""

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from mdit_py_plugins.dollarmath import dollarmath_plugin

# A run may go on over spaces and middle dots, so that a phrase is one span, not many.
_HANGUL = r"[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]+"
_HANGUL_RUN = rf"(?P<hangul>{_HANGUL}(?:[ ·]+{_HANGUL})*)"
_QUOTED = r"(?<=‘)(?P<quoted>[^’,.?!]+)(?=’)"
_NUMBER = r"[−+]?\d+(?:[.,]\d+)*"
_SYMBOL = (
    # Not within a word, nor the rest of one (I’d); a Korean particle or ’s may follow.
    r"(?<![A-Za-z0-9’'])(?P<symbol>"
    rf"\({_NUMBER}(?:, {_NUMBER})+\)"
    r"|−(?:\d+(?:\.\d+)?|∞)"
    rf"|(?:√?[dkqsvwo]|[KMQVWX])[₀-₉]*(?:_[A-Z]\b)?(?: = {_NUMBER})?"
    r")(?![A-Za-z0-9])"
)
_AS_WRITTEN = {
    "ko": re.compile(f"{_QUOTED}|{_SYMBOL}"),
    "en": re.compile(f"{_HANGUL_RUN}|{_SYMBOL}"),
}
_ATTRIBUTES = {
    "hangul": ' lang="ko" translate="no"',
    "quoted": ' translate="no"',
    "symbol": ' translate="no" dir="ltr"',
}


class Markdown:
    """Parses and renders the prose of one language; formulas carry their MathML in ``meta``."""

    def __init__(self, language: str) -> None:
        options = {"html": False, "typographer": False, "xhtmlOut": False}
        self._md = MarkdownIt("commonmark", options)
        self._md.use(dollarmath_plugin, allow_labels=False, allow_space=False)
        marked = partial(_text, _AS_WRITTEN[language])
        self._md.add_render_rule("text", lambda _r, tokens, index, *_: marked(tokens[index]))
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


def _text(as_written: re.Pattern[str], token: Token) -> str:
    return as_written.sub(_mark, escapeHtml(token.content))


def _mark(found: re.Match[str]) -> str:
    return f"<span{_ATTRIBUTES[str(found.lastgroup)]}>{found[0]}</span>"


def _math_inline(_r: object, tokens: Sequence[Token], index: int, *_: Any) -> str:
    return f'<span class="math" translate="no" dir="ltr">{tokens[index].meta["mathml"]}</span>'


def _math_block(_r: object, tokens: Sequence[Token], index: int, *_: Any) -> str:
    return f'<div class="formula" translate="no" dir="ltr">{tokens[index].meta["mathml"]}</div>'
