"""The words of `plane`."""

from typing import Final

WORDS: Final = {
    "caption": "One query and four keys",
    "picture": "A query and four keys from the origin, the quadrilateral of the keys, and the output in it",
    "query": "query q",
    "key": "key k{n}",
    "value": "value v{n}",
    "output": "output",
    "score_table": "Key by key",
    "key_column": "Key",
    "score": "score",
    "weight": "weight",
    "total": "Sum",
    "values": "Values",
    "values.keys": "On the keys",
    "values.free": "Apart",
    "equal_length": "Keys of equal length",
    "in": "Inwards",
    "out": "Outwards",
    "origin": "Origin",
    "to_tie": "To a tie",
    "to_longer": "Where a long key wins",
    "boxes": "Move it by numbers",
    "looks": "{share} of the look goes to {key}. The output is {output}.",
    "tie": "The look is split between {keys}, {share} each. The output is {output}.",
    "and": " and ",
    "even": "All four keys get 25% each. The output is the mean of the values, {output}.",
    "off_frame": "q lies outside the picture, at {q}. It is drawn at the edge on that side.",
}
