"""The words of `plane`."""

from typing import Final

WORDS: Final = {
    "plane.caption": "One query and four keys",
    "plane.picture": "A query and four keys from the origin, the quadrilateral of the keys, and the output in it",
    "plane.query": "query q",
    "plane.key": "key k{n}",
    "plane.value": "value v{n}",
    "plane.output": "output",
    "plane.ledger": "Key by key",
    "plane.key_column": "Key",
    "plane.score": "score",
    "plane.weight": "weight",
    "plane.total": "Sum",
    "plane.values": "Values",
    "plane.values_keys": "On the keys",
    "plane.values_free": "Apart",
    "plane.equal_length": "Keys of equal length",
    "plane.in": "Inwards",
    "plane.out": "Outwards",
    "plane.origin": "Origin",
    "plane.to_tie": "To a tie",
    "plane.to_longer": "Where a long key wins",
    "plane.boxes": "Move it by numbers",
    "plane.looks": "{share} of the look goes to {key}. The output is {output}.",
    "plane.tie": "The look is split between {keys}, {share} each. The output is {output}.",
    "plane.and": " and ",
    "plane.even": "All four keys get 25% each. The output is the mean of the values, {output}.",
    "plane.off_frame": "q lies outside the picture, at {q}. It is drawn at the edge on that side.",
}
