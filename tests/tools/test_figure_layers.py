"""The contract on the files of a figure finds what leads up, and nothing else."""

import pytest
from grimp import ImportGraph

from tools.figure_layers import upward


def graph(*imports: tuple[str, str]) -> ImportGraph:
    """Return a graph of a figure `f`; a part is a file that imports htpy."""
    made = ImportGraph()
    for name in ("f", "f.state", "f.update", "f.describe", "f.view", "f.panel", "f.data"):
        made.add_module(name)
    made.add_module("htpy", is_squashed=True)
    made.add_import(importer="f.panel", imported="htpy")
    for importer, imported in imports:
        made.add_import(importer=f"f.{importer}", imported=f"f.{imported}")
    return made


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("state", "update"),
        ("state", "panel"),
        ("update", "describe"),
        ("update", "view"),
        ("describe", "panel"),
        ("panel", "view"),
    ],
)
def test_an_import_that_leads_up_is_found(importer: str, imported: str) -> None:
    found = list(upward(graph((importer, imported)), "f"))
    assert found == [(f"f.{importer}", f"f.{imported}")]


@pytest.mark.parametrize(
    ("importer", "imported"),
    [("view", "panel"), ("view", "state"), ("panel", "describe"), ("state", "data")],
)
def test_an_import_that_leads_down_is_not(importer: str, imported: str) -> None:
    assert not list(upward(graph((importer, imported)), "f"))


def test_a_file_between_two_layers_hides_nothing() -> None:
    found = list(upward(graph(("state", "data"), ("data", "describe")), "f"))
    assert found == [("f.state", "f.data", "f.describe")]
