"""The pages of the contract: all of them, valid, and whole before any script runs."""

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

from app import figures
from app.draw.context import Context
from app.words.catalogue import Words
from tests.built.site import EMBEDS, LESSONS, PAGES, page, texts
from tests.markup import parse
from tests.pages import NODE_MODULES
from tools.project import DIST

RULES: Final = {
    # The standard itself writes it in small letters.
    "doctype-style": "off",
    # Lengths of bars and widths of lines are the figure's numbers, not its looks.
    "no-inline-style": "off",
    # A figure's form is never sent: it only keeps radio buttons of two figures apart.
    "wcag/h32": "off",
}


def test_there_are_the_pages_of_the_contract_and_no_others() -> None:
    found = {path.relative_to(DIST).as_posix() for path in DIST.rglob("*.html")}
    assert found == set(PAGES)


def test_every_page_is_valid_html(tmp_path: Path) -> None:
    config = {"root": True, "extends": ["html-validate:recommended"], "rules": RULES}
    (tmp_path / "rules.json").write_text(json.dumps(config), encoding="utf-8")
    program = NODE_MODULES / "html-validate" / "bin" / "html-validate.mjs"
    assert program.exists(), "html-validate is missing: run `python3 build.py check` to install it"
    pages = [DIST / name for name in PAGES]
    done = subprocess.run(
        ["node", program, "--config", "rules.json", "--formatter", "json=found.json", *pages],
        cwd=tmp_path,
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stderr == ""
    found = json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))
    problems = [
        f"{Path(file['filePath']).relative_to(DIST)}:{m['line']}:{m['column']} "
        f"{m['message']} ({m['ruleId']}, at {m.get('selector')})"
        for file in found
        for m in file["messages"]
    ]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("name", PAGES)
def test_ids_are_unique(name: str) -> None:
    ids = [element["id"] for element in page(name).having("id")]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("name", "language"), PAGES.items())
def test_a_page_says_its_language_and_that_it_stands_still(name: str, language: str) -> None:
    html = page(name).one("html")
    assert html["lang"] == language
    assert html["data-nungil"] == "static"
    assert page(name).one("title").text


@pytest.mark.parametrize("name", LESSONS)
def test_the_lesson_has_every_figure_once(name: str) -> None:
    roots = [root["data-figure"] for root in page(name).having("data-figure")]
    assert sorted(roots) == sorted(figures.NAMES)


@pytest.mark.parametrize(("name", "embed"), EMBEDS.items())
def test_an_embed_has_its_figure_alone(name: str, embed: tuple[str, str]) -> None:
    (root,) = page(name).having("data-figure")
    assert root["data-figure"] == embed[1]
    assert not page(name).all("header")
    assert page(name).one("html")["data-page"] == "embed"


@pytest.mark.parametrize(("name", "language"), PAGES.items())
def test_every_figure_stands_there_with_its_first_picture(name: str, language: str) -> None:
    for root in page(name).having("data-figure"):
        figure = figures.load(root["data-figure"])
        assert root.tag == "figure"
        assert root["data-ready"] == "false"
        assert root.having("data-value")
        words = Words("ko" if language == "ko" else "en")
        fresh = parse(figure.draw(figure.initial, Context(figure.name, words, uid=root["id"])))
        for both in (root, fresh):
            assert len(both.having("data-sentence")) == 1
        assert root.having("data-sentence")[0].text == fresh.having("data-sentence")[0].text


@pytest.mark.parametrize("name", [n for n in PAGES if "plane" in n or n in LESSONS])
def test_the_planes_first_picture_has_the_contracts_weights(name: str) -> None:
    svg = page(name).one("figure", data_figure="plane").one("svg", class_="plane")
    weights = [round(float(e["data-value"]), 3) for e in svg.having("data-value")]
    assert weights == [0.718, 0.210, 0.024, 0.048]


@pytest.mark.parametrize("name", LESSONS)
def test_formulas_are_mathml_and_no_tex_is_left(name: str) -> None:
    assert page(name).all("math")
    assert page(name).all("msqrt")
    for _, text in texts(name):
        assert not re.search(r"\$|\\[a-z]+|\*\*|^::", text)


@pytest.mark.parametrize("name", LESSONS)
def test_every_place_that_a_page_links_to_is_on_it(name: str) -> None:
    ids = {element["id"] for element in page(name).having("id")}
    wanted = {a["href"][1:] for a in page(name).all("a") if a["href"].startswith("#")}
    assert wanted
    assert wanted <= ids
