"""Named states, as a script would set them: gallery entries, pictures and access tests."""

from typing import Any, Final

EXAMPLES: Final[dict[str, Any]] = {
    "default": {},
    "tie": {"first": 1},
}
