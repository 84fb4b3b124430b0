"""The words of `pair`."""

from typing import Final

WORDS: Final = {
    "caption": "점수 둘과 가중치",
    "title": "키 둘의 점수와 가중치",
    "key": "키",
    "first": "첫째 키",
    "second": "둘째 키",
    "sentence": "첫째 키를 {first}, 둘째 키를 {second} 봅니다.",
}
