"""Names for arrays and points in annotations.

NumPy's own are for type checkers alone, and importing them would cost the reader time.
"""

from typing import TYPE_CHECKING

import numpy as np

Point = tuple[float, float]

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Bools = NDArray[np.bool_]
else:
    Floats = Bools = np.ndarray
