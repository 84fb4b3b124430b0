"""The words of `plane`."""

from typing import Final

WORDS: Final = {
    "plane.caption": "쿼리 하나와 키 네 개",
    "plane.picture": "원점에서 나가는 쿼리와 키 네 개, 키들이 이루는 사각형, 그 안의 출력",
    "plane.query": "쿼리 q",
    "plane.key": "키 k{n}",
    "plane.value": "값 v{n}",
    "plane.output": "출력",
    "plane.ledger": "키마다의 계산",
    "plane.key_column": "키",
    "plane.score": "점수",
    "plane.weight": "가중치",
    "plane.total": "합",
    "plane.values": "값의 자리",
    "plane.values_keys": "키와 같게",
    "plane.values_free": "따로",
    "plane.equal_length": "키 길이 같게",
    "plane.in": "안으로",
    "plane.out": "밖으로",
    "plane.origin": "원점",
    "plane.to_tie": "동점",
    "plane.to_longer": "긴 키가 이기는 곳",
    "plane.boxes": "숫자로 움직이기",
    "plane.looks": "‘{key}’{key:을/를} {share} 봅니다. 출력은 {output}입니다.",
    "plane.tie": "{keys}{keys:을/를} 똑같이 {share}씩 봅니다. 출력은 {output}입니다.",
    "plane.and": ", ",
    "plane.even": "네 키를 똑같이 25%씩 봅니다. 출력은 값들의 평균 {output}입니다.",
    "plane.off_frame": "q는 그림 밖 {q}에 있습니다. 그림에는 그쪽 가장자리에 그렸습니다.",
}
