"""Imports of large packages, cut into short ones, so that a page answers between them."""

import sys
from collections.abc import Collection, Iterable, Iterator
from importlib import import_module
from importlib.abc import Loader
from importlib.util import find_spec, module_from_spec
from types import ModuleType
from typing import Final

# Packages that are there to be imported from, and have not run yet. They outlive the one who opened
# them: work that is no longer wanted stops between two slices, and goes on from there later.
_opened: Final[dict[str, tuple[Loader, ModuleType]]] = {}


def in_slices(names: Iterable[str], large: Collection[str]) -> Iterator[None]:
    """Import modules in the order in which they were complete, and yield after each.

    To import ``package.module`` Python first runs all of ``package``, with everything that it
    imports. The packages ``large`` are opened without being run, and run when their own name comes:
    modules before that can import each other, and nothing that the package itself defines.
    """
    for package in set(large) - sys.modules.keys():
        spec = find_spec(package)
        if spec is not None and spec.loader is not None:
            module = sys.modules[package] = module_from_spec(spec)
            _opened[package] = spec.loader, module
    for name in names:
        if name in _opened:
            loader, module = _opened[name]
            loader.exec_module(module)
            del _opened[name]
        else:
            import_module(name)
        yield
