"""What figures with an attention table say: its heads, its cells, its rows."""

from typing import Final

WORDS: Final = {
    "asks": "묻는 낱말\N{NO-BREAK SPACE}↓",
    "attended": "보이는 낱말\N{NO-BREAK SPACE}→",
    "row_sum": "합",
    "masked": "가림",
    "no_cell": "칸을 짚으면 점수와 가중치가 여기에 나옵니다.",
    "token.full": "‘{word}’",
    "token.short": "‘{word}’",
    "token.aloud": "‘{word}’",
    "itself": "자신",
    "and": "{first}{first:과/와} {last}",
    "between": "·",
    "list": "{first}·{last}",
    "row_summary": "{asks}{asks:은/는} {shares} 봅니다.",
    "share": "{keys}{keys:을/를} {share}",
    "share_each": "{keys}{keys:을/를} {share}씩",
    "cell_aloud": "{asks}{asks:이/가} {key}{key:을/를} 봅니다. 점수 {score}, 가중치 {weight}.",
    "masked_why": "{why} 가렸습니다",
    "masked_aloud": "{asks}에게 {key}{key:은/는} {why} 가려져 있습니다. 가중치 0.",
    "mask.future": "아직 오지 않은 낱말이라",
    "mask.future.keys": "아직 오지 않은 {keys}",
}
