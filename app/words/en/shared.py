"""What several figures say."""

from typing import Final

WORDS: Final = {
    "more": "More to try",
    "reset": "Reset",
    "hidden": "Part of this figure is covered. Make a guess first.",
    "part_hidden": "This part is covered.",
    "reveal": "Show it",
    "bad_value": "The value given for “{field}” cannot be used and was left out. It takes {takes}.",
    "unknown_names": "The link has a name that means nothing here and was left out: {names}. Please check its spelling.",
    "scale": "Scores",
    "scale.sqrt": "Divided by √d",
    "scale.none": "Undivided",
    "score": "score",
    "weight": "weight",
}
