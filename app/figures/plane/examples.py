"""Named states, as a script would set them: gallery entries, pictures and access tests."""

from typing import Any, Final

EXAMPLES: Final[dict[str, Any]] = {
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
}
