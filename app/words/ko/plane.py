"""The words of `plane`."""

from typing import Final

WORDS: Final = {
    "caption": "쿼리 하나와 키 네 개",
    "picture": "원점에서 나가는 쿼리와 키 네 개, 키들이 이루는 사각형, 그 안의 출력",
    "query": "쿼리 q",
    "key": "키 k{n}",
    "value": "값 v{n}",
    "output": "출력",
    "score_table": "키마다의 계산",
    "key_column": "키",
    "score": "점수",
    "weight": "가중치",
    "total": "합",
    "values": "값의 자리",
    "values.keys": "키와 같게",
    "values.free": "따로",
    "equal_length": "키 길이 같게",
    "in": "안으로",
    "out": "밖으로",
    "origin": "원점",
    "to_tie": "동점",
    "to_longer": "긴 키가 이기는 곳",
    "boxes": "숫자로 움직이기",
    "looks": "‘{key}’{key:을/를} {share} 봅니다. 출력은 {output}입니다.",
    "tie": "{keys}{keys:을/를} 똑같이 {share}씩 봅니다. 출력은 {output}입니다.",
    "and": ", ",
    "even": "네 키를 똑같이 25%씩 봅니다. 출력은 값들의 평균 {output}입니다.",
    "off_frame": "q는 그림 밖 {q}에 있습니다. 그림에는 그쪽 가장자리에 그렸습니다.",
}
