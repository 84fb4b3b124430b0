"""A figure and its long work: what a state wants is worked on, and nothing else."""

from collections.abc import Iterator

from app.kit.figure import Work
from app.kit.messages import Done, Input, Message, Set
from app.loop.mounted import Mounted
from app.loop.worker import SETTLE, SLICE
from tests.loop.fakes import FakeClock, FakeRoot
from tests.loop.toy import Toy, context, toy


class Scene:
    """A toy that wants ten times its number worked out, in three slices; nothing at 0."""

    def __init__(self) -> None:
        self.clock, self.root = FakeClock(), FakeRoot()
        self.closed: list[int] = []
        figure = toy(lambda state: Work(state.n, lambda: self.steps(state.n)) if state.n else None)
        self.mounted = Mounted(figure, context(), self.root, self.clock, lambda _: None)
        self.mounted.render()

    def steps(self, n: int) -> Iterator[Message | None]:
        try:
            for _ in range(3):
                self.clock.time += SLICE
                yield None
            yield Done(10 * n)
        finally:
            self.closed.append(n)

    def settle(self) -> None:
        while not self.clock.is_empty:
            self.clock.paint()
            self.clock.wait(1)

    @property
    def state(self) -> Toy:
        return self.mounted.state


def test_a_result_becomes_part_of_the_state_and_is_drawn() -> None:
    scene = Scene()
    scene.mounted.dispatch(Set({"n": 4}))
    scene.settle()
    assert scene.state.results == (40,)


def test_the_first_state_is_worked_on_too() -> None:
    clock, figure = FakeClock(), toy(lambda state: Work("first", lambda: iter([Done("there")])))
    mounted = Mounted(figure, context(), FakeRoot(), clock, lambda _: None)
    mounted.render()
    clock.wait(1)
    assert mounted.state.results == ("there",)


def test_a_change_stops_old_work_before_the_next_frame() -> None:
    """Timers may run before the frame that draws a change; the old result must not come then."""
    scene = Scene()
    scene.mounted.dispatch(Set({"n": 4}))
    scene.clock.paint()
    scene.clock.wait(SETTLE)
    scene.mounted.dispatch(Set({"n": 5}))
    assert scene.closed == [4]
    scene.clock.wait(5)  # and no frame is painted meanwhile
    assert scene.state.results == (50,)


def test_a_change_that_wants_the_same_lets_the_work_go_on() -> None:
    scene = Scene()
    scene.mounted.dispatch(Set({"n": 4}))
    scene.clock.paint()
    scene.clock.wait(SETTLE)
    scene.mounted.dispatch(Set({"n": 4, "tint": "blue"}))
    assert scene.closed == []
    scene.settle()
    assert scene.state.results == (40,)


def test_unmount_closes_the_work() -> None:
    scene = Scene()
    scene.mounted.dispatch(Set({"n": 4}))
    scene.clock.paint()
    scene.clock.wait(SETTLE)
    scene.mounted.stop()
    assert scene.closed == [4]
    assert scene.clock.is_empty
    assert scene.state.results == ()


def test_a_result_is_no_change_of_what_the_reader_set() -> None:
    clock, told = FakeClock(), list[Mounted[Toy]]()
    figure = toy(lambda state: Work("first", lambda: iter([Done("there")])))
    Mounted(figure, context(), FakeRoot(), clock, told.append).render()
    clock.wait(1)
    assert told == []


def test_a_notice_stays_while_work_hands_over() -> None:
    scene = Scene()
    scene.mounted.dispatch(Set({"n": 4}))
    scene.mounted.dispatch(Input("n", "many"))
    scene.settle()
    assert scene.state.results == (40,)
    assert "toy.n" in scene.root.patches[-1]


def test_the_sentence_does_not_wait_for_the_end_of_the_work() -> None:
    clock, root = FakeClock(), FakeRoot()

    def endless() -> Iterator[Message | None]:
        for percent in range(100):
            clock.time += 0.05
            yield Done(percent)

    figure = toy(lambda state: Work(state.n, endless) if state.n else None)
    mounted = Mounted(figure, context(), root, clock, lambda _: None)
    mounted.render()
    mounted.dispatch(Set({"n": 4}))
    clock.wait(0.7)
    assert root.announced == ["n is 4."]
    assert mounted.state.results
    assert len(mounted.state.results) < 100
