"""Named states, as a script would set them: each is a gallery entry, a picture and an access test."""

from typing import Any, Final

EXAMPLES: Final[dict[str, Any]] = {
    "default": {},
    "bidirectional": {"mask": "bidirectional"},
    "unscaled": {"scale": "none"},
    "bidirectional_unscaled": {"mask": "bidirectional", "scale": "none"},
    # The first row can only see itself.
    "first_row": {"row": 0},
    "cell": {"row": 2, "cell": [2, 0]},
    "masked_cell": {"row": 2, "cell": [2, 3]},
    "second_sentence": {"sentence": "minji"},
}
