"""The version and the oldest Node are each written in one place; copies for readers agree."""

import json
import re

from tools.project import OLDEST_NODE, ROOT, VERSION


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_lock_and_the_changelog_have_the_version_of_the_package() -> None:
    lock = json.loads(text("package-lock.json"))
    assert {lock["version"], lock["packages"][""]["version"]} == {VERSION}
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\]", text("CHANGELOG.md"), re.MULTILINE)
    assert released[0] == VERSION


def test_both_readmes_name_the_oldest_node() -> None:
    assert f"Node.js {OLDEST_NODE}" in text("README.md")
    assert f"Node.js {OLDEST_NODE}" in text("README.ko.md")
