"""What a teacher locked or hid in a figure, and who may change it."""

from dataclasses import replace

from app.kit.messages import Click, Put, Input
from tests.loop.scenes import Scene
from tests.loop.toy import Toy


def test_reveal_shows_what_was_hidden() -> None:
    scene = Scene()
    scene.mounted.show(replace(scene.mounted.context, hidden=frozenset({"toy.n"})))
    scene.clock.paint()
    assert "toy.n" in scene.root.patches[-1]
    scene.mounted.send(Click("reveal"))
    scene.clock.paint()
    assert "toy.n" not in scene.root.patches[-1]
    assert scene.mounted.state == Toy()
    assert scene.told == []


def test_a_locked_field_stays_whatever_hand_or_button_does() -> None:
    scene = Scene()
    scene.mounted.send(Put("n", 7))
    scene.mounted.send(Put("tint", "blue"))
    scene.mounted.show(replace(scene.mounted.context, locked=frozenset({"toy.n"})))
    scene.mounted.send(Input("n", "2"))
    assert scene.mounted.state == Toy(7, "blue")
    scene.mounted.send(Click("reset"))
    assert scene.mounted.state == Toy(7, "red")


def test_a_script_may_set_what_is_locked() -> None:
    scene = Scene()
    scene.mounted.show(replace(scene.mounted.context, locked=frozenset({"toy.n"})))
    scene.mounted.become(Toy(n=5))
    assert scene.mounted.state == Toy(n=5)
