"""The bench's own arithmetic, tables and texts. What it measures is nobody's verdict here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.bench import table, targets
from tools.bench.report import Report, replaced
from tools.bench.rivals import BENCH
from tools.bench.samples import Samples, dropped, percentile
from tools.bench.visit import longest
from tools.bench.wire import Request
from tools.errors import SetupError


def measured() -> Samples:
    samples = Samples()
    for own, stock in ((900.0, 3000.0), (1500.0, 2000.0), (1000.0, 2500.0)):
        samples.add("cold", "nungil", {"ready": own, "paint": None})
        samples.add("cold", "pyscript", {"ready": stock})
    samples.add("drag", "nungil", {"delay_p95": 4.5, "dropped": 0})
    return samples


def test_medians_and_ratios() -> None:
    samples = measured()
    assert samples.median("cold", "nungil", "ready") == 1000
    assert samples.median("cold", "nungil", "paint") is None
    assert samples.ratio("ready", top=("cold", "nungil"), below=("cold", "pyscript")) == 0.4
    assert samples.ratio("ready", top=("cold", "nungil"), below=("cold", "pyodide")) is None


def test_a_ratio_to_nothing_is_none() -> None:
    samples = Samples()
    samples.add("a", "one", {"x": 1})
    samples.add("a", "none", {"x": 0})
    assert samples.ratio("x", top=("a", "one"), below=("a", "none")) is None


def test_samples_survive_json() -> None:
    samples = measured()
    assert Samples.of(json.loads(json.dumps(samples.nested()))) == samples


@pytest.mark.parametrize(
    ("values", "share", "expected"),
    [([], 0.95, None), ([7], 0.95, 7), ([3, 1, 2], 0.5, 2), (range(1, 101), 0.95, 95)],
)
def test_percentile(values: list[float], share: float, expected: float | None) -> None:
    assert percentile(values, share) == expected


@pytest.mark.parametrize(
    ("stamps", "expected"),
    [
        ([], 0),
        ([0, 16.7, 33.3, 50], 0),
        ([0, 24, 33.3], 0),  # late, but nothing is missing
        ([0, 33.3, 50], 1),
        ([0, 16.7, 83.3], 3),
    ],
)
def test_dropped_frames(stamps: list[float], expected: int) -> None:
    assert dropped(stamps) == expected


def test_the_longest_task_of_a_span() -> None:
    tasks = [[10.0, 60.0], [100.0, 300.0], [500.0, 80.0]]
    assert longest(tasks, 0, 100) == 60
    assert longest(tasks, 100, float("inf")) == 300
    assert longest(tasks, 600, 700) == 0


def test_bytes_until_a_moment() -> None:
    request = Request("http://x/a", pieces=[(1.0, 100), (2.0, 50)], ended=2.5, size=400)
    assert [request.until(moment) for moment in (0.5, 1.5, 2.2, 3.0)] == [0, 100, 150, 400]


@pytest.mark.parametrize(
    ("write", "value", "text"),
    [
        (table.milliseconds, 0.354, "0.35 ms"),
        (table.milliseconds, 12.34, "12.3 ms"),
        (table.milliseconds, 412.3, "412 ms"),
        (table.milliseconds, 1430, "1.43 s"),
        (table.milliseconds, None, "—"),
        (table.task, 0.0, "< 50 ms"),
        (table.task, 71.0, "71.0 ms"),
        (table.megabytes, 2_380_000, "2.38 MB"),
        (table.count, 20000, "20,000"),
        (table.share, 0.087, "8.7 %"),
        (table.ratio, 0.333, "0.33"),
    ],
)
def test_numbers_as_text(write: object, value: float | None, text: str) -> None:
    assert callable(write)
    assert write(value) == text


def test_markdown() -> None:
    assert table.markdown(("", "A"), [("x", "1")]) == "|  | A |\n| --- | ---: |\n| x | 1 |"


def test_a_table_has_the_rows_that_were_measured_and_a_ratio_a_rival() -> None:
    lines = (table.Line("ready", "cold", "ready"), table.Line("warm", "warm", "ready"))
    pages = {"nungil": "Nungil", "pyscript": "stock", "pyodide": "bare"}
    rows = table.Table("Start", pages, lines).rows(measured())
    assert rows == [("ready", "1.00 s", "2.50 s", "0.40")], "no column for what was not in the run"


def test_targets_say_whether_they_are_met() -> None:
    rows = {row[0]: row[1:] for row in (one.row(measured()) for one in targets.TARGETS)}
    assert rows["ready ÷ stock PyScript, cold"] == ("≤ 0.45 (0.33)", "0.40", "yes")
    assert rows["move heard → picture, p95"] == ("≤ 4.00 ms", "4.50 ms", "no")
    assert rows["frames dropped in a drag of 3 s"] == ("0", "0", "yes")
    assert rows["longest task after ready"] == ("≤ 50.0 ms", "—", "—")


def test_a_paint_without_figures_came_after_everything() -> None:
    target = next(one for one in targets.TARGETS if "first paint" in one.words)
    for figures, met in ((3, "yes"), (0, "no")):
        samples = Samples()
        samples.add("slow", "nungil", {"figures": figures, "paint_share": 0.02})
        assert target.row(samples)[-1] == met


def report() -> Report:
    return Report({"date": "today"}, 3, measured(), ("Something differed.",))


def test_the_report_names_date_rounds_and_notes() -> None:
    text = report().text()
    assert text.startswith("- date: today\n- rounds: 3 rounds\n- note: Something differed.\n")
    assert "**Targets**" in text
    assert "| ready, cold | 1.00 s | 2.50 s | 0.40 |" in text
    assert "**After ready**" not in text, "a table without a row is left out"


def test_the_report_as_json() -> None:
    whole = json.loads(report().json())
    assert whole["samples"]["cold"]["nungil"]["ready"] == [900, 1500, 1000]
    assert whole["about"] == {"date": "today"}


def test_the_readme_gets_the_table_and_keeps_the_rest(tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text(
        "before\n<!-- table -->\nSTALE \\1\n<!-- /table -->\nafter\n", encoding="utf-8"
    )
    for _ in range(2):
        report().write(readme)
        text = readme.read_text(encoding="utf-8")
        assert text.startswith("before\n<!-- table -->\n\n- date")
        assert text.endswith("\n\n<!-- /table -->\nafter\n")
        assert "STALE" not in text


def test_a_readme_without_a_place() -> None:
    with pytest.raises(SetupError, match="one place for the table"):
        replaced("nothing here", "table")


def test_the_readme_of_the_bench_has_its_place() -> None:
    text = (BENCH / "README.md").read_text(encoding="utf-8")
    assert "TABLE" in replaced(text, "TABLE")
