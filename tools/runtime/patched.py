"""Lines of the served packages that are not the official ones, and why: the only place for them.

A patch is some text and what stands in its place. The text must be there once, or the build stops,
so that a new version of a package is looked at again.
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
        # One generator, PCG64, and not the four others; see dropped.py.
        "numpy/random/__init__.py": (
            "from . import _pickle\n"
            "from . import _common\n"
            "from . import _bounded_integers\n"
            "\n"
            "from ._generator import Generator, default_rng\n"
            "from .bit_generator import SeedSequence, BitGenerator\n"
            "from ._mt19937 import MT19937\n"
            "from ._pcg64 import PCG64, PCG64DXSM\n"
            "from ._philox import Philox\n"
            "from ._sfc64 import SFC64\n"
            "from .mtrand import *\n"
            "\n"
            "__all__ += ['Generator', 'RandomState', 'SeedSequence', 'MT19937',\n"
            "            'Philox', 'PCG64', 'PCG64DXSM', 'SFC64', 'default_rng',\n"
            "            'BitGenerator']\n",
            "from ._generator import Generator, default_rng\n"
            "from ._pcg64 import PCG64, PCG64DXSM\n"
            "from .bit_generator import BitGenerator, SeedSequence\n"
            "RandomState = ()\n"  # default_rng asks whether a seed is one; nothing is
            "\n"
            "__all__ = ['Generator', 'SeedSequence', 'PCG64', 'PCG64DXSM', 'default_rng',\n"
            "           'BitGenerator']\n",
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
