"""The words of `pair`."""

from typing import Final

WORDS: Final = {
    "caption": "Two scores and their weights",
    "title": "Scores and weights of two keys",
    "key": "key",
    "first": "first key",
    "second": "second key",
    "sentence": "The first key has {first} of the weight, the second {second}.",
}
