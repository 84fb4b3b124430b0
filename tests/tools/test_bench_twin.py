"""The bench's twin in JavaScript draws what the plane's own view draws.

The first picture, with the twin's changes put into it, must be the view's picture of the same
state. A change of the view that the twin does not follow fails here.
"""

import json
import re
import subprocess
from functools import cache
from typing import Any, Final

import pytest

from app import figures
from app.draw.context import Context
from app.kit.messages import Set
from app.kit.step import step
from app.words.catalogue import LANGUAGES, Language, Words
from tests.markup import Element, parse
from tools import node
from tools.bench.rivals import BENCH

Change = dict[str, str]

# In each quarter, far out, label in the middle, the output's name above.
QUERIES: Final = [
    [1.2, 0.8],
    [-1.234, 2.5],
    [0.05, 2.0],
    [-0.6, -0.9],
    [1.1, -2.3],
    [3.5, 2.9],
    [-3.5, 0.013],
    [1.9, 0.5],
]
_RUN: Final = f"""
import {{ picture }} from {json.dumps((BENCH / "twin" / "picture.js").as_uri())};
const asked = JSON.parse(process.argv[1]);
console.log(JSON.stringify(asked.map((one) => picture(...one))));
"""
_COMPOUND: Final = re.compile(r'(\w*)((?:\.[\w-]+)*)((?:\[[\w-]+(?:="[^"]*")?\])*)')


@cache
def twin(language: Language) -> list[dict[str, list[Change]]]:
    """Return what the twin changes for each query, from one run of Node."""
    asked = [[q, language] for q in QUERIES]
    command = [node.find("node"), "--input-type=module", "--eval", _RUN, "--", json.dumps(asked)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    changes: list[dict[str, list[Change]]] = json.loads(done.stdout)
    return changes


def view(language: Language, **given: object) -> Element:
    """Return the plane's picture after a script has set fields."""
    figure: Any = figures.load("plane")
    state = step(figure, figure.initial, figure.initial, Set(figure.load(given)))
    context = Context("plane", Words(language), uid="figure-plane", embedded=False)
    return parse(figure.draw(state, context))


def fits(element: Element, compound: str) -> bool:
    match = _COMPOUND.fullmatch(compound)
    assert match, compound
    tag, classes, attributes = match.groups()
    wanted = re.findall(r'\[([\w-]+)(?:="([^"]*)")?\]', attributes)
    return (
        tag in ("", element.tag)
        and set(classes.split(".")[1:]) <= set(element.classes)
        and all(name in element and value in ("", element[name]) for name, value in wanted)
    )


def select(top: Element, selector: str) -> list[Element]:
    """Return what ``querySelectorAll`` finds, for compounds joined by a space or ``>``."""
    *outer, last = selector.split()

    def inside(element: Element | None, outer: list[str]) -> bool:
        if not outer:
            return True
        if element is None:
            return False
        if outer[-1] == ">":
            return fits(element, outer[-2]) and inside(element.parent, outer[:-2])
        here = fits(element, outer[-1]) and inside(element.parent, outer[:-1])
        return here or inside(element.parent, outer)

    return [one for one in top if fits(one, last) and inside(one.parent, outer)]


def put_in(top: Element, changes: dict[str, list[Change]]) -> None:
    for selector, each in changes.items():
        found = select(top, selector)
        assert len(found) == len(each), f"{selector} finds {len(found)} elements"
        for element, change in zip(found, each, strict=True):
            text = change.pop("text", None)
            assert change.keys() <= element.attributes.keys(), selector
            element.attributes |= change
            if text is not None:
                element.content[0] = text


def comparable(top: Element) -> list[object]:
    """Return tags, attributes and texts in order; exact values to nine digits, inputs left out."""
    found: list[object] = []
    for element in top:
        if element.tag == "input":
            continue
        attributes = dict(element.attributes)
        for name in ("data-value", "aria-valuenow"):
            if name in attributes:
                attributes[name] = f"{float(attributes[name]) + 0.0:.9f}"
        texts = [part for part in element.content if isinstance(part, str)]
        found.append((element.tag, attributes, texts))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(QUERIES)), ids=lambda n: str(QUERIES[n]))
def test_the_twin_draws_what_the_view_draws(number: int, language: Language) -> None:
    drawn = view(language)
    put_in(drawn, twin(language)[number])
    assert comparable(drawn) == comparable(view(language, q=QUERIES[number]))
