"""Named states of the figures, as a script would set them: for pictures, gallery and browser tests.

``EXAMPLES[figure][example]`` are the fields that differ from the figure's default.
"""

from typing import Any, Final

from app import figures

Fields = dict[str, Any]

EXAMPLES: Final[dict[str, dict[str, Fields]]] = {
    "plane": {
        "default": {},
        "origin": {"q": [0, 0]},
        "far_out": {"q": [6, 2]},
        # k₁ and k₂ stand alike on either side of q.
        "tie": {"q": [0, 1.5], "keys": [[2, 1], [-2, 1], [0, -1], [1, -2]]},
        # k₂ is nearer in direction; k₁ is longer and wins.
        "longer_wins": {"q": [0.3, 1]},
        "equal_lengths": {"q": [0.3, 1], "equal_length": True},
        "values_apart": {"values": [[1, 1], [-1, 2], [-2.5, -0.5], [2, -0.5]]},
        "off_frame": {"q": [-9, 4], "keys": [[5, 1], [-0.8, 1.6], [-2, -1], [0.8, -7]]},
        "unscaled": {"scale": "none"},
    },
    "scaling": {
        "default": {},
        "one_dimension": {"d": 1},
        "two_dimensions": {"d": 2},
        "widest": {"d": 1024},
        "other_draws": {"seed": 2},
    },
    "table": {
        "default": {},
        "bidirectional": {"mask": "bidirectional"},
        "unscaled": {"scale": "none"},
        "bidirectional_unscaled": {"mask": "bidirectional", "scale": "none"},
        # The first row can only see itself.
        "first_row": {"row": 0},
        "cell": {"row": 2, "cell": [2, 0]},
        "masked_cell": {"row": 2, "cell": [2, 3]},
        "second_sentence": {"sentence": "minji"},
    },
}


def state(figure: str, example: str) -> Any:
    """Return the state of an example."""
    found = figures.load(figure)
    return found.load(found.initial, EXAMPLES[figure][example])
