"""The words of `table`."""

from typing import Final

WORDS: Final = {
    "caption": "문장 안의 눈길",
    "grid": "행은 묻는 낱말, 열은 보이는 낱말. 반올림 전 가중치는 행마다 더해 1이고, 열은 아닙니다.",
    "arcs": "묻는 낱말에서 보이는 낱말로 가는 호. 굵기가 가중치입니다.",
    "sentence": "문장",
    "sentence.minsu": "민수와 책",
    "sentence.minji": "민지와 컵",
    "mask": "마스크",
    "mask.causal": "인과",
    "mask.bidirectional": "양방향",
    "looks": "{asks}{asks:은/는} {keys}{keys:을/를} {share} 봅니다.",
    "looks_tie": "{asks}{asks:은/는} {keys}{keys:을/를} 똑같이 {share}씩 봅니다.",
    "misses": "{asks}{asks:은/는} {missed}{missed:을/를} 볼 수 없어, {keys}{keys:을/를} {share} 봅니다.",
    "misses_tie": "{asks}{asks:은/는} {missed}{missed:을/를} 볼 수 없어, {keys}{keys:을/를} 똑같이 {share}씩 봅니다.",
    "first": "{asks}{asks:은/는} 첫 낱말이라 자신만 봅니다.",
    "recipe": "특징과",
    "x": "낱말의 특징",
    "w_q": "묻는 특징(행)이 찾는 특징(열)",
    "word": "낱말",
    "feature": "특징",
    "person": "사람",
    "thing": "사물",
    "time": "시간",
    "pronoun": "대명사",
    "action": "동작",
    "query": "{asks}의 쿼리, 곧 ‘{feature}’의 행",
    "output": "{asks}의 출력, 곧 가중치로 섞은 값",
}
