"""The command line."""

import pytest

from tools.command_line import parse


def test_options() -> None:
    options = parse(["serve", "--port", "81", "--base", "a/b", "--no-build"])
    assert (options.port, options.host, options.base, options.no_build) == (
        81,
        "127.0.0.1",
        "/a/b/",
        True,
    )
    assert parse(["test", "--", "-k", "table", "--", "x"]).passed == ["-k", "table", "--", "x"]


@pytest.mark.parametrize("words", [["serve", "--port", "x"], ["serve", "--port", "70000"], []])
def test_bad_options(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        parse(words)
    assert "usage: build.py" in capsys.readouterr().err
