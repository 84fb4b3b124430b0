"""What a field takes, for readers and scripts."""

from typing import Final

WORDS: Final = {
    "choice": "{options} 가운데 하나",
    "flag": "true 또는 false",
    "whole": "{least}에서 {most}까지의 정수",
    "numbers": "{least}에서 {most}까지의 수",
    "point": "두 수 [x, y]",
    "points": "점 {count}개 [[x, y], …]",
    "points_or": "{word} 또는 점 {count}개 [[x, y], …]",
    "index": "null 또는 0에서 {most}까지의 정수",
    "cell": "null 또는 0,0에서 {rows},{columns}까지의 [행, 열]",
    "fields": "이 이름들만: {names}",
    "single": "값 하나",
}
