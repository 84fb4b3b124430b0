"""What a teacher locked or hid in a figure, and who may change it."""

from dataclasses import replace

from app.kit.messages import Click, Input
from tests.loop.scenes import Scene
from tests.loop.toy import Toy


def test_reveal_shows_what_was_hidden() -> None:
    scene = Scene()
    scene.mounted.set_context(replace(scene.mounted.context, hidden=frozenset({"weights"})))
    scene.clock.paint()
    assert "weights" in scene.root.patches[-1]
    scene.mounted.dispatch(Click("reveal"))
    scene.clock.paint()
    assert "weights" not in scene.root.patches[-1]
    assert scene.mounted.state == Toy()
    assert scene.told == []


def test_a_locked_field_stays_whatever_hand_or_button_does() -> None:
    scene = Scene()
    scene.mounted.set_state(Toy(7, "blue"))
    scene.mounted.set_context(replace(scene.mounted.context, locked=frozenset({"n"})))
    scene.mounted.dispatch(Input("n", "2"))
    assert scene.mounted.state == Toy(7, "blue")
    scene.mounted.dispatch(Click("reset"))
    assert scene.mounted.state == Toy(7, "red")


def test_a_script_may_set_what_is_locked() -> None:
    scene = Scene()
    scene.mounted.set_context(replace(scene.mounted.context, locked=frozenset({"n"})))
    scene.mounted.set_state(Toy(n=5))
    assert scene.mounted.state == Toy(n=5)
