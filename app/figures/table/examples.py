"""Named states, as a script would set them: gallery entries, pictures and access tests."""

from typing import Any, Final

EXAMPLES: Final[dict[str, Any]] = {
    "default": {},
    "bidirectional": {"mask": "bidirectional"},
    "unscaled": {"scale": "none"},
    "bidirectional_unscaled": {"mask": "bidirectional", "scale": "none"},
    # The first row can only see itself.
    "first_row": {"row": 0},
    "tie": {"row": 1},
    "bidirectional_tie": {"mask": "bidirectional", "row": 1},
    "cell": {"row": 2, "cell": [2, 0]},
    "masked_cell": {"row": 2, "cell": [2, 3]},
    "second_sentence": {"sentence": "minji"},
}
