"""What a field takes, for readers and scripts."""

from typing import Final

WORDS: Final = {
    "choice": "one of {options}",
    "flag": "true or false",
    "whole": "a whole number from {least} to {most}",
    "numbers": "numbers from {least} to {most}",
    "point": "two numbers [x, y]",
    "points": "{count} points [[x, y], …]",
    "points_or": "{word} or {count} points [[x, y], …]",
    "index": "null or a whole number from 0 to {most}",
    "cell": "null, or [row, column] from 0, 0 to {rows}, {columns}",
    "fields": "only these names: {names}",
    "single": "one value",
}
