"""What a teacher locked is held, and the rules between fields see it as it stays."""

import pytest

from app.kit.fields import FieldError
from app.kit.messages import Click, Drag, Hover, Input, Message
from app.loop.locks import locked_step
from tests.loop.toy import Toy, toy

FIGURE, INITIAL = toy(), Toy()
N, TINT = frozenset({"n"}), frozenset({"tint"})


def step(
    state: Toy, message: Message, locked: frozenset[str], opening: Toy = FIGURE.initial
) -> Toy:
    return locked_step(FIGURE, opening, state, message, locked)


def test_without_a_lock_all_is_as_always() -> None:
    assert step(Toy(3), Input("tint", "blue"), frozenset()) == Toy(0, "blue")


@pytest.mark.parametrize(
    "message",
    [Input("n", "2"), Input("n", "no number"), Drag("q", 2.0, 0.0), Hover("", 2, 0), Click("more")],
)
def test_no_message_of_a_hand_changes_what_is_locked(message: Message) -> None:
    before = Toy(7, "red", ("a result",))
    assert step(before, message, N) == before


def test_what_followed_from_a_locked_change_does_not_happen_either() -> None:
    before = Toy(7, results=("a result",))
    assert step(before, Click("more"), N).results == ("a result",)
    assert step(before, Click("more"), frozenset()).results == ()


def test_a_rule_between_fields_leaves_a_locked_field_as_it_was() -> None:
    assert step(Toy(3), Input("tint", "blue"), N) == Toy(3, "blue")


def test_a_rule_sees_the_locked_field_as_it_stays_and_may_refuse() -> None:
    with pytest.raises(FieldError, match=r"toy\.n takes a whole number from 0 to 5"):
        step(Toy(7), Input("tint", "blue"), N)


def test_reset_sets_back_what_is_not_locked() -> None:
    assert step(Toy(3, "blue"), Click("reset"), N) == Toy(3, "red")
    assert step(Toy(3, "blue"), Click("reset"), TINT, Toy(5)) == Toy(5, "blue")


def test_a_button_that_sets_both_sets_the_one_that_is_free() -> None:
    assert step(Toy(3), Click("both"), N) == Toy(3, "blue")
    assert step(Toy(3), Click("both"), TINT) == Toy(9, "red")
