"""What several figures say."""

from typing import Final

WORDS: Final = {
    "frame.more": "More to try",
    "frame.reset": "Reset",
    "frame.hidden": "Part of this figure is covered. Make a guess first.",
    "frame.part_hidden": "This part is covered.",
    "frame.reveal": "Show it",
    "frame.bad_value": "The value given for “{field}” cannot be used and was left out. It takes {takes}.",
    "scale.title": "Scores",
    "scale.sqrt": "Divided by √d",
    "scale.none": "Undivided",
    "takes.choice": "one of {options}",
    "takes.flag": "true or false",
    "takes.whole": "a whole number from {least} to {most}",
    "takes.numbers": "numbers from {least} to {most}",
    "takes.point": "two numbers [x, y]",
    "takes.points": "{count} points [[x, y], …]",
    "takes.points_or": "{word} or {count} points [[x, y], …]",
    "takes.index": "null or a whole number from 0 to {most}",
    "takes.cell": "null or [row, column], each from 0 to {most}",
    "takes.fields": "only these names: {names}",
    "takes.single": "one value",
}
