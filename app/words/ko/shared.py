"""What several figures say."""

from typing import Final

WORDS: Final = {
    "frame.more": "더 해 보기",
    "frame.reset": "처음으로",
    "frame.hidden": "여기 일부를 가려 두었습니다. 먼저 짐작해 보세요.",
    "frame.part_hidden": "가려 둔 자리입니다.",
    "frame.reveal": "보이기",
    "frame.bad_value": "링크나 입력의 ‘{field}’ 값은 쓸 수 없어 그대로 두었습니다. 쓸 수 있는 값: {takes}",
    "scale.title": "점수",
    "scale.sqrt": "√d로 나눔",
    "scale.none": "그대로",
    "takes.choice": "{options} 가운데 하나",
    "takes.flag": "true 또는 false",
    "takes.whole": "{least}에서 {most}까지의 정수",
    "takes.numbers": "{least}에서 {most}까지의 수",
    "takes.point": "두 수 [x, y]",
    "takes.points": "점 {count}개 [[x, y], …]",
    "takes.points_or": "{word} 또는 점 {count}개 [[x, y], …]",
    "takes.index": "null 또는 0에서 {most}까지의 정수",
    "takes.cell": "null 또는 0에서 {most}까지의 [행, 열]",
    "takes.fields": "이 이름들만: {names}",
    "takes.single": "값 하나",
}
