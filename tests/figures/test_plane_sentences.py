"""What the plane says, word for word."""

from dataclasses import replace
from typing import Any

import pytest

from app.figures.plane import FIGURE
from app.figures.plane.describe import off_frame, sentence
from app.figures.plane.state import State
from app.figures.plane.update import update
from app.kit.messages import Click
from app.words.catalogue import Words

KO, EN = Words("ko"), Words("en")
# A wheel of four: whichever way q looks, one sees by the symmetry what must come out.
WHEEL = [[1, 0], [0, 1], [-1, 0], [0, -1]]


@pytest.mark.parametrize(
    ("fields", "korean", "english"),
    [
        (
            {},
            "‘k₁’을 72% 봅니다. 출력은 (1.98, 0.94)입니다.",
            "72% of the look goes to k₁. The output is (1.98, 0.94).",
        ),
        (
            {"q": [0, 0]},
            "네 키를 똑같이 25%씩 봅니다. 출력은 값들의 평균 (0.25, −0.05)입니다.",
            "All four keys get 25% each. The output is the mean of the values, (0.25, −0.05).",
        ),
        (
            {"keys": WHEEL, "q": [0, 100]},
            "‘k₂’를 100% 봅니다. 출력은 (0.00, 1.00)입니다.",
            "100% of the look goes to k₂. The output is (0.00, 1.00).",
        ),
        (
            {"keys": WHEEL, "q": [-10, 0]},
            "‘k₃’을 >99% 봅니다. 출력은 (−1.00, 0.00)입니다.",
            ">99% of the look goes to k₃. The output is (−1.00, 0.00).",
        ),
        (
            {"keys": WHEEL, "q": [0, -100]},
            "‘k₄’를 100% 봅니다. 출력은 (0.00, −1.00)입니다.",
            "100% of the look goes to k₄. The output is (0.00, −1.00).",
        ),
        (
            {"keys": WHEEL, "q": [100, 100]},
            "k₁, k₂를 똑같이 50%씩 봅니다. 출력은 (0.50, 0.50)입니다.",
            "The look is split between k₁ and k₂, 50% each. The output is (0.50, 0.50).",
        ),
        (
            {"keys": [[1, 0], [1, 0], [1, 0], [-1, 0]], "q": [100, 0]},
            "k₁, k₂, k₃을 똑같이 33%씩 봅니다. 출력은 (1.00, 0.00)입니다.",
            "The look is split between k₁ and k₂ and k₃, 33% each. The output is (1.00, 0.00).",
        ),
    ],
)
def test_the_sentence(fields: dict[str, Any], korean: str, english: str) -> None:
    state = replace(State(), **FIGURE.load(fields))
    assert sentence(state, KO) == korean
    assert sentence(state, EN) == english


@pytest.mark.parametrize("scale", ["sqrt", "none"])
@pytest.mark.parametrize("q", [(0.6, 0.9), (-1.0, -1.0), (0.5, -2.0), (20.0, 5.0)])
def test_where_the_tie_button_leads_the_sentence_speaks_of_two(
    q: tuple[float, float], scale: str
) -> None:
    said = sentence(update(State(q=q, scale=scale), Click("tie")), KO)
    assert "똑같이" in said
    assert said.count("k") == 2


def test_near_a_tie_is_not_a_tie() -> None:
    assert "똑같이" not in sentence(State(q=(0.01, 0.0)), KO)


def test_a_query_off_the_picture_is_remarked_upon() -> None:
    state = State(q=(9.0, -4.0))
    assert (
        off_frame(state, KO)
        == "q는 그림 밖 (9.00, −4.00)에 있습니다. 그림에는 그쪽 가장자리에 그렸습니다."
    )
    assert (
        off_frame(state, EN)
        == "q lies outside the picture, at (9.00, −4.00). It is drawn at the edge on that side."
    )


@pytest.mark.parametrize("q", [(0.0, 0.0), (3.5, 2.9), (-3.5, -2.9)])
def test_a_query_in_the_picture_is_not(q: tuple[float, float]) -> None:
    assert off_frame(State(q=q), KO) is None
