"""What the table says, for eye and ear, in both languages."""

import pytest

from app.figures.table.describe import row_summary, sentence, spoken
from app.figures.table.state import State, derive
from app.words.catalogue import Words

KO, EN = Words("ko"), Words("en")
BOTH = "bidirectional"


@pytest.mark.parametrize(
    ("state", "korean", "english"),
    [
        (
            State(),
            "‘산’은 아직 오지 않은 ‘책을’을 볼 수 없어, ‘민수가’를 58% 봅니다.",
            "산 (bought) cannot see 책을 (book), still to come, "
            "and looks most at 민수가 (Minsu): 58%.",
        ),
        (
            State(mask=BOTH),
            "‘산’은 ‘책을’을 44% 봅니다.",
            "산 (bought) looks most at 책을 (book): 44%.",
        ),
        (
            State(row=0),
            "‘민수가’는 첫 낱말이라 자신만 봅니다.",
            "민수가 (Minsu) is the first word and sees only itself.",
        ),
        (
            State(row=1),
            "‘어제’는 아직 오지 않은 ‘산’과 ‘읽었다’를 볼 수 없어, "
            "‘민수가’와 자신을 똑같이 50%씩 봅니다.",
            "어제 (yesterday) cannot see 산 (bought) and 읽었다 (read), still to come, "
            "and looks equally at 민수가 (Minsu) and itself, 50% each.",
        ),
        (
            State(mask=BOTH, row=1),
            "‘어제’는 ‘산’과 ‘읽었다’를 똑같이 32%씩 봅니다.",
            "어제 (yesterday) looks equally at 산 (bought) and 읽었다 (read), 32% each.",
        ),
        (
            State("minji", scale="none"),
            "‘그것을’은 ‘컵을’을 87% 봅니다.",
            "그것을 (it) looks most at 컵을 (cup): 87%.",
        ),
    ],
)
def test_sentence(state: State, korean: str, english: str) -> None:
    assert sentence(state, KO) == korean
    assert sentence(state, EN) == english
    assert spoken(state, KO) == korean


def test_row_summary() -> None:
    state = State(row=4)
    weights = derive(state).weights[4].tolist()
    assert row_summary(state, weights, KO) == (
        "‘읽었다’는 ‘책을’을 44%, ‘민수가’를 27%, ‘어제’·‘산’·자신을 10%씩 봅니다."
    )
    assert row_summary(state, weights, EN) == (
        "읽었다 gives 44% to 책을, 27% to 민수가, 10% each to 어제, 산 and itself."
    )


def test_spoken_cell() -> None:
    assert spoken(State(cell=(2, 0)), EN).startswith(
        "“bought” looks at “Minsu”: score 1.00, weight 0.58. “bought” cannot see “book”,"
    )
    assert spoken(State(cell=(0, 3)), KO).startswith(
        "‘민수가’에게 ‘책을’은 아직 오지 않은 낱말이라 가려져 있습니다. 가중치 0."
    )
