"""State links that are written: what differs from the default, and what others said, as it was."""

import re
from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app import figures
from app.loop.links import parse, write
from tests.kit.kinds import states
from tests.loop.lesson_links import BUILT, fields, link_of

PLANE: Final = BUILT["plane"]
# Nothing that a link carries needs more than these, so that it survives every mail and chat.
SAFE: Final = re.compile(r"[\w.,=&%-]*", re.ASCII)


@pytest.mark.parametrize("name", figures.NAMES)
@given(data=st.data())
def test_any_state_of_any_figure_opened_in_any_state_survives_the_link(
    name: str, data: st.DataObject
) -> None:
    figure = BUILT[name]
    some = states(dict(figure.fields)).map(lambda values: replace(figure.initial, **values))
    opening = data.draw(some | st.just(figure.initial))
    state = data.draw(some | st.sampled_from([figure.initial, opening]))
    fragment = write(link_of(""), [(figure, opening, state)])
    assert SAFE.fullmatch(fragment)
    again = link_of(fragment)
    assert (again.rest, again.unknown, again.place) == ([], [], "")
    values, errors = again.for_figure(name, figure).open(figure, opening)
    assert (values, errors) == (fields(state, figure), ())


def test_only_what_differs_from_its_default_is_written() -> None:
    def written(state: Any, opening: Any = PLANE.initial) -> str:
        return write(link_of(""), [(PLANE, opening, state)])

    moved = replace(PLANE.initial, q=(1.2, 0.8))
    both = replace(moved, equal_length=True)
    assert written(PLANE.initial) == ""
    assert written(moved) == "plane.q=1.2,0.8"
    assert written(both) == "plane.q=1.2,0.8&plane.equal_length=true"
    assert written(both, opening=both) == ""
    assert written(both, opening=moved) == "plane.q=1.2,0.8&plane.equal_length=true"
    assert written(PLANE.initial, opening=moved) == "plane.q=0.6,0.9"


def test_figures_that_sleep_lists_and_what_is_others_are_written_as_they_were() -> None:
    link = link_of(
        "scaling.d=x&foo=%20&table.row=1&hide=plane.dots,plane.nope&table", "lock=plane.q"
    )
    moved = replace(PLANE.initial, q=(1.0, 2.0))
    assert set(write(link, [(PLANE, PLANE.initial, moved)]).split("&")) == {
        *("plane.q=1,2", "scaling.d=x", "table.row=1"),
        *("lock=plane.q", "hide=plane.dots,plane.nope", "foo=%20"),
    }


@given(st.text(max_size=60), st.text(max_size=60))
def test_any_text_can_be_read_and_written(text: str, query: str) -> None:
    link = parse(query, f"{text}&plane.q={text}&lock={text}", figures.NAMES)
    for name, figure in BUILT.items():
        read = link.for_figure(name, figure)
        values, _ = read.open(figure, figure.initial)
        assert values.keys() == figure.fields.keys()
        assert read.locked <= figure.fields.keys()
    write(link, [(PLANE, PLANE.initial, PLANE.initial)])
