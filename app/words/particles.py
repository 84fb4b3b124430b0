"""Korean particles follow the last sound of a word (받침), also of Latin letters and digits."""

from typing import Final

# The Korean names of letters and digits that end in a consonant, by that consonant's kind.
# Source: the readings 엘 엠 엔 알 and 영 일 삼 육 칠 팔 in the Standard Korean Dictionary.
_RIEUL_ENDINGS: Final = frozenset("lrLR178")
_CONSONANT_ENDINGS: Final = frozenset("mnMN036")
_SUBSCRIPTS: Final = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_HANGUL_FIRST, _HANGUL_LAST = 0xAC00, 0xD7A3
_FINALS, _RIEUL = 28, 8


def particle(word: str, pair: str) -> str:
    """Return the member of a pair such as ``"을/를"`` that fits the last sound of ``word``.

    The first member follows a consonant, the second a vowel; ``로`` of ``으로/로`` follows ㄹ too.
    """
    after_consonant, after_vowel = pair.split("/")
    closed, rieul = _last_sound(word)
    if closed and not (rieul and after_consonant == "으로"):
        return after_consonant
    return after_vowel


def _last_sound(word: str) -> tuple[bool, bool]:
    """Return whether the word ends in a consonant, and whether that consonant is ㄹ."""
    heard = [c for c in word.translate(_SUBSCRIPTS) if c.isalnum() or c == "%"]
    if not heard:
        return False, False
    last = heard[-1]
    if _HANGUL_FIRST <= ord(last) <= _HANGUL_LAST:
        final = (ord(last) - _HANGUL_FIRST) % _FINALS
        return final != 0, final == _RIEUL
    return last in _RIEUL_ENDINGS or last in _CONSONANT_ENDINGS, last in _RIEUL_ENDINGS


class Word(str):
    """A word that knows its particles: ``f"{Word('산'):을/를}"`` is ``을``."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        """Return the fitting particle where the format is a pair, the word itself elsewhere."""
        return particle(self, spec) if "/" in spec else str(self)
