"""What figures with an attention table say: its heads, its cells, its rows."""

from typing import Final

WORDS: Final = {
    "asks": "asks\N{NO-BREAK SPACE}↓",
    "attended": "looked at\N{NO-BREAK SPACE}→",
    "row_sum": "sum",
    "masked": "masked",
    "no_cell": "Point at a cell to read its score and weight here.",
    "token.full": "{word} ({gloss})",
    "token.short": "{word}",
    "token.aloud": "“{gloss}”",
    "itself": "itself",
    "and": "{first} and {last}",
    "between": ", ",
    "list": "{first} and {last}",
    "row_summary": "{asks} gives {shares}.",
    "share": "{share} to {keys}",
    "share_each": "{share} each to {keys}",
    "cell_aloud": "{asks} looks at {key}: score {score}, weight {weight}.",
    "masked_why": "masked, {why}",
    "masked_aloud": "{key} is masked for {asks}, {why}. Weight 0.",
    "mask.future": "as it is still to come",
    "mask.future.keys": "{keys}, still to come,",
}
