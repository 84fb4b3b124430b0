"""An import contract that binds every file of a figure: view > parts > describe > update > state.

A part is any other file that prints markup, so it needs no name of its own in the rule. A file that
prints nothing, such as a table of data, may serve every layer whose imports it does not raise.
"""

from collections.abc import Iterator
from typing import Final

from grimp import ImportGraph
from importlinter.application import output
from importlinter.domain import fields
from importlinter.domain.contract import Contract, ContractCheck

_LAYERS: Final = ("state", "update", "describe", "part", "view")
_PRINTERS: Final = frozenset({"htpy", "markupsafe"})

Chain = tuple[str, ...]


class FigureLayers(Contract):
    """See the module. ``figures`` is the package whose children are the figures."""

    type_name = "figure_layers"
    figures = fields.ModuleField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look for chains of imports that lead up, within each figure."""
        package = self.figures.name  # type: ignore[attr-defined]
        chains = [c for figure in graph.find_children(package) for c in upward(graph, figure)]
        return ContractCheck(kept=not chains, metadata={"chains": chains})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print each chain that leads up."""
        for chain in check.metadata["chains"]:
            output.print_error(" imports ".join(chain))


def upward(graph: ImportGraph, figure: str) -> Iterator[Chain]:
    """Yield the shortest chain from each file of a figure to each one of a higher layer."""
    ranks = {m: rank for m in graph.find_descendants(figure) if (rank := _rank(graph, m)) >= 0}
    for importer, low in sorted(ranks.items()):
        for imported, high in sorted(ranks.items()):
            if low < high:
                chain = graph.find_shortest_chain(importer=importer, imported=imported)
                if chain is not None:
                    yield chain


def _rank(graph: ImportGraph, module: str) -> int:
    """Return a file's place in the layers, -1 for one that serves several."""
    name = module.rpartition(".")[2]
    if name in _LAYERS:
        return _LAYERS.index(name)
    prints = not _PRINTERS.isdisjoint(graph.find_modules_directly_imported_by(module))
    return _LAYERS.index("part") if prints else -1
