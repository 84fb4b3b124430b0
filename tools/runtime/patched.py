"""Lines of the served packages that are not the official ones, and why: the only place for them.

A patch is a line and what stands in its place. The line must be there once, or the build stops, so
that a new version of a package is looked at again.
"""

from __future__ import annotations

PATCHES: dict[str, dict[str, tuple[str, str]]] = {
    # All that NumPy needs of its own typing package at run time is this name, for the annotations
    # of four NamedTuples, and nothing reads those. It is a sixth of the time of `import numpy`.
    "numpy": {
        "numpy/linalg/_linalg.py": (
            "from numpy._typing import NDArray\n",
            "from numpy._core.multiarray import ndarray as NDArray\n",
        ),
    },
    # Help texts again: each kind of artist would look at all of its methods to write one.
    "matplotlib": {
        "matplotlib/artist.py": ("        cls._update_set_signature_and_docstring()\n", ""),
        "matplotlib/projections/__init__.py": (
            "    from mpl_toolkits.mplot3d import Axes3D\n",
            "    Axes3D = None\n",
        ),
    },
}
