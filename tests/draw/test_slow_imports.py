"""Large packages, imported in slices."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.draw.slow_imports import in_slices

NAMES = ("large_one.inner.leaf", "large_one.inner", "large_one.last", "large_one")
FILES = {
    "__init__.py": "from large_one.last import LEAF\nSEEN = LEAF + 1\n",
    "last.py": "from large_one.inner import leaf\nLEAF = leaf.LEAF\n",
    "inner/__init__.py": "from large_one.inner import leaf\n",
    "inner/leaf.py": "LEAF = 1\n",
}


@pytest.fixture
def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    for name, text in FILES.items():
        path = tmp_path / "large_one" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield "large_one"
    for name in [name for name in sys.modules if name.startswith("large_one")]:
        del sys.modules[name]


def ran() -> list[str]:
    """Return which of the modules have run."""
    marks = {"large_one": "SEEN", "large_one.last": "LEAF", "large_one.inner.leaf": "LEAF"}
    return [name for name, mark in marks.items() if hasattr(sys.modules.get(name), mark)]


def test_a_package_runs_after_its_modules(large: str) -> None:
    seen = []
    for _ in in_slices(NAMES, (large,)):
        seen.append(ran())
    leaf, last = "large_one.inner.leaf", "large_one.last"
    assert seen == [[leaf], [leaf], [last, leaf], [large, last, leaf]]


def test_what_came_in_slices_is_what_an_import_finds(large: str) -> None:
    for _ in in_slices(NAMES, (large,)):
        pass
    import large_one  # type: ignore[import-not-found]
    from large_one.inner import leaf  # type: ignore[import-not-found]

    assert large_one.SEEN == 2
    assert large_one.inner.leaf is leaf


@pytest.mark.parametrize("done", range(len(NAMES)))
def test_work_that_stops_between_two_slices_goes_on_later(large: str, done: int) -> None:
    first = in_slices(NAMES, (large,))
    for _, _ in zip(range(done + 1), first, strict=False):
        pass
    del first
    for _ in in_slices(NAMES, (large,)):
        pass
    assert ran() == [large, "large_one.last", "large_one.inner.leaf"]


def test_a_package_that_is_there_is_left_as_it_is(large: str) -> None:
    __import__(large)
    before = sys.modules[large]
    for _ in in_slices(NAMES, (large,)):
        pass
    assert sys.modules[large] is before


def test_a_package_that_is_missing_is_missed_by_its_name() -> None:
    with pytest.raises(ModuleNotFoundError, match="not_there"):
        list(in_slices(["not_there"], ["not_there"]))
