"""Packages that long work needs: loaded first, and for the last wish alone."""

import pytest

from app.kit.messages import Done, Failed
from tests.loop.bench import PACKAGES, Bench


def test_packages_are_loaded_before_the_first_step() -> None:
    bench = Bench()
    bench.worker.want(bench.work("a", packages=PACKAGES))
    bench.clock.turn()
    assert [packages for packages, _ in bench.clock.loads] == [PACKAGES]
    assert bench.diary == []
    bench.clock.arrive()
    bench.finish()
    assert bench.sent == [Done("a")]


def test_a_load_that_fails_is_told_to_the_figure_once() -> None:
    bench = Bench()
    bench.worker.want(bench.work("a", packages=PACKAGES))
    bench.clock.turn()
    bench.clock.arrive("matplotlib.whl: 404")
    bench.worker.want(bench.work("a", packages=PACKAGES))
    bench.finish()
    assert bench.sent == [Failed("matplotlib.whl: 404")]
    assert bench.diary == []


@pytest.mark.parametrize("reason", [None, "404"])
def test_a_load_for_an_old_wish_neither_begins_nor_fails_the_new_one(reason: str | None) -> None:
    bench = Bench()
    bench.worker.want(bench.work("a", packages=PACKAGES))
    bench.clock.turn()
    bench.worker.want(bench.work("b"))
    bench.clock.arrive(reason)
    bench.finish()
    assert bench.sent == [Done("b")]
    assert "a0" not in bench.diary


def test_a_wish_dropped_and_wished_again_is_worked_on_once() -> None:
    bench = Bench()
    for key in ("a", "b", "a"):
        bench.worker.want(bench.work(key, packages=PACKAGES))
        bench.clock.turn()
    for _ in range(3):
        bench.clock.arrive()
    bench.finish()
    assert bench.sent == [Done("a")]
    assert bench.diary == ["a0", "a1", "a2", "a over"]
