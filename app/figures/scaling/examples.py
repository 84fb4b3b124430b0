"""Named states, as a script would set them, or as messages make them.

Each is a gallery entry, a picture and an access test.
"""

from typing import Any, Final

from app.figures.scaling.state import Drawing
from app.kit.messages import Click, Done, Failed, Set

EXAMPLES: Final[dict[str, Any]] = {
    "default": {},
    "one_dimension": {"d": 1},
    "two_dimensions": {"d": 2},
    "eight_dimensions": {"d": 8},
    "widest": {"d": 1024},
    "other_draws": {"seed": 2},
    "stopped": (Set({"d": 2}), Click("stop"), Done(Drawing(2, points=0))),
    "no_matplotlib": (Set({"d": 2}), Failed("404")),
}
