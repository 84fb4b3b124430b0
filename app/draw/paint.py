"""The colours that a drawing carries in its own attributes.

They show where no style sheet reaches it: in a reader view, or saved as a file. They are the light
ones of the page; the style sheet sets the same properties and wins over attributes.
"""

from typing import Final

PAINT: Final = {
    "q": "#e5a50a",
    "output": "#0893a5",
    "k1": "#2f6cb3",
    "k2": "#b8472f",
    "k3": "#3d7f45",
    "k4": "#7d4fa3",
    "hull": "#8b8778",
}
