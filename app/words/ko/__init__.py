"""Korean, the first language. A file for each figure, and one for what all of them share."""

from typing import Final

from app.words.ko import page, plane, scaling, shared, table

WORDS: Final[dict[str, str]] = {
    **page.WORDS,
    **shared.WORDS,
    **plane.WORDS,
    **scaling.WORDS,
    **table.WORDS,
}
