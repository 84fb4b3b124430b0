"""What several figures say."""

from typing import Final

WORDS: Final = {
    "more": "더 해 보기",
    "reset": "처음으로",
    "hidden": "여기 일부를 가려 두었습니다. 먼저 짐작해 보세요.",
    "part_hidden": "가려 둔 자리입니다.",
    "reveal": "보이기",
    "bad_value": "링크나 입력의 ‘{field}’ 값은 쓸 수 없어 그대로 두었습니다. 쓸 수 있는 값: {takes}",
    "unknown_names": "링크에서 뜻을 알 수 없어 건너뛴 이름: {names}. 맞춤법을 확인해 주세요.",
    "scale": "점수",
    "scale.sqrt": "√d로 나눔",
    "scale.none": "그대로",
    "score": "점수",
    "weight": "가중치",
}
