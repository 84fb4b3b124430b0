"""What a run of the bench leaves behind: text for people, JSON for programs, the README's table."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.bench.samples import Samples
from tools.bench.table import TABLES, markdown
from tools.bench.targets import TARGETS
from tools.errors import SetupError

_PLACE: Final = re.compile(r"(<!-- table -->\n).*?(<!-- /table -->)", re.DOTALL)


@dataclass(frozen=True)
class Report:
    """The results of some rounds, with the machine that they were measured on."""

    machine: dict[str, str]
    rounds: int
    samples: Samples
    notes: tuple[str, ...] = ()

    def text(self) -> str:
        """Return the tables as Markdown: targets first, then the figures behind them."""
        rounds = "1 round" if self.rounds == 1 else f"{self.rounds} rounds"
        lines = [f"- {what}: {said}" for what, said in (*self.machine.items(), ("rounds", rounds))]
        lines += [f"- note: {note}" for note in self.notes]
        blocks = ["\n".join(lines), self._targets()]
        for table in TABLES:
            rows = table.rows(self.samples)
            if rows:
                head = table.head(self.samples)
                blocks.append(f"**{table.title}**\n\n{markdown(head, rows)}")
        return "\n\n".join(blocks) + "\n"

    def _targets(self) -> str:
        rows = [target.row(self.samples) for target in TARGETS]
        return f"**Targets**\n\n{markdown(('what', 'target', 'measured', 'met'), rows)}"

    def json(self) -> str:
        """Return everything, with each round's values."""
        whole = {
            "about": self.machine,
            "rounds": self.rounds,
            "notes": self.notes,
            "samples": self.samples.nested(),
        }
        return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"

    def write(self, readme: Path) -> None:
        """Put the tables into ``readme``, in place of the ones between its two comments.

        Raises:
            SetupError: the file has no such comments.
        """
        readme.write_text(replaced(readme.read_text(encoding="utf-8"), self.text()), "utf-8")


def replaced(page: str, table: str) -> str:
    """Return the page with ``table`` between its two comments.

    Raises:
        SetupError: the page has no such comments, or more than one pair.
    """
    page, count = _PLACE.subn(lambda found: f"{found[1]}\n{table}\n{found[2]}", page)
    if count != 1:
        raise SetupError(
            "tools/bench/README.md needs one place for the table, between the lines "
            "<!-- table --> and <!-- /table -->: put them back, and run the command again."
        )
    return page
