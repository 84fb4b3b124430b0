"""Long work: in slices, one at a time, and only the last wish is ever answered."""

from collections.abc import Callable

import pytest

from app.kit.figure import Work
from app.kit.messages import Done, Message
from app.loop.worker import SETTLE, SLICE, Worker
from tests.loop.bench import Bench, Steps


def test_work_hands_over_its_result() -> None:
    bench = Bench()
    bench.worker.want(bench.work("a"))
    bench.finish()
    assert bench.sent == [Done("a")]
    assert bench.diary == ["a0", "a1", "a2", "a over"]


def test_it_begins_only_when_the_hand_has_been_still() -> None:
    bench = Bench()
    for key in "abcd":
        bench.worker.want(bench.work(key))
        bench.clock.wait(SETTLE * 0.9)
    assert bench.diary == []
    bench.finish()
    assert bench.sent == [Done("d")]
    assert bench.diary[0] == "d0"


def test_it_begins_only_when_the_figure_is_near() -> None:
    bench = Bench(in_view=False)
    bench.worker.want(bench.work("a"))
    bench.clock.wait(60)
    assert bench.diary == []
    bench.root.come_near()
    bench.finish()
    assert bench.sent == [Done("a")]


@pytest.mark.parametrize(("lasts", "in_a_slice"), [(SLICE, 1), (SLICE / 2, 2), (SLICE / 4, 4)])
def test_a_slice_ends_when_its_time_is_used_up(lasts: float, in_a_slice: int) -> None:
    bench = Bench()
    bench.worker.want(bench.work("a", 12, lasts=lasts))
    bench.clock.turn()
    assert len(bench.diary) == in_a_slice
    bench.clock.turn()
    assert len(bench.diary) == 2 * in_a_slice


def test_the_same_wish_goes_on_and_does_not_begin_anew() -> None:
    bench = Bench()
    bench.worker.want(bench.work("a"))
    bench.clock.turn()
    bench.worker.want(bench.work("a"))
    bench.finish()
    assert bench.diary == ["a0", "a1", "a2", "a over"]


def test_what_is_done_is_not_done_again() -> None:
    bench = Bench()
    bench.worker.want(bench.work("a"))
    bench.finish()
    bench.worker.want(bench.work("a"))
    bench.finish()
    assert bench.sent == [Done("a")]


@pytest.mark.parametrize("other", ["b", None])
def test_another_wish_closes_the_old_work_and_its_result_never_comes(other: str | None) -> None:
    bench = Bench()
    bench.worker.want(bench.work("a"))
    bench.clock.turn()
    bench.worker.want(bench.work(other) if other else None)
    assert bench.diary == ["a0", "a over"]
    bench.finish()
    assert bench.sent == ([Done("b")] if other else [])


def test_a_wish_in_answer_to_a_step_ends_that_work_at_once() -> None:
    bench = Bench()

    def switch(message: Message) -> None:
        bench.sent.append(message)
        if message == Done("half"):
            bench.worker.want(bench.work("b"))

    def halves() -> Steps:
        try:
            yield Done("half")
            yield Done("whole")
        finally:
            bench.diary.append("halves over")

    bench.worker = Worker(bench.clock, bench.root, switch)
    bench.worker.want(Work("halves", halves))
    bench.finish()
    assert bench.sent == [Done("half"), Done("b")]
    assert bench.diary[0] == "halves over"


@pytest.mark.parametrize("until", [lambda _: None, lambda b: b.clock.turn()])
def test_close_lets_go_of_everything(until: Callable[[Bench], None]) -> None:
    bench = Bench()
    bench.worker.want(bench.work("a"))
    until(bench)
    bench.worker.close()
    assert bench.clock.is_empty
    assert bench.diary in ([], ["a0", "a over"])
    assert bench.sent == []


def test_a_step_that_fails_ends_this_work_is_reported_and_leaves_the_worker_able() -> None:
    """The error is the clock's to report, as every turn's is: it tells reader and console."""
    bench = Bench(guarded=True)

    def broken() -> Steps:
        yield None
        raise ZeroDivisionError("in a step")

    bench.worker.want(Work("broken", broken))
    bench.finish()
    assert [str(error) for error in bench.clock.errors] == ["in a step"]
    bench.worker.want(Work("broken", broken))
    bench.finish()
    assert len(bench.clock.errors) == 1
    bench.worker.want(bench.work("a"))
    bench.finish()
    assert bench.sent == [Done("a")]
