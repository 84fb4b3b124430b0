"""TeX formulas to MathML, set once at build time by the npm package temml under Node."""

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools import node
from tools.errors import SetupError

_SCRIPT = Path(__file__).with_name("math.mjs")
_REFUSED = 2  # the script's exit status when one formula is wrong


@dataclass(frozen=True)
class Formula:
    """A formula in TeX, and where it was written (a file and line, for messages)."""

    tex: str
    display: bool
    where: str


def to_mathml(formulas: Sequence[Formula], node_modules: Path) -> list[str]:
    """Return one ``<math>`` element a formula, in order; one Node process sets them all.

    Raises:
        SetupError: Node or temml is missing, or a formula is not valid TeX (named, with its place).
    """
    if not formulas:
        return []
    if not (node_modules / "temml" / "package.json").is_file():
        raise SetupError(f"Formulas need the npm package temml, which is not in {node_modules}.")
    request = json.dumps([{"tex": formula.tex, "display": formula.display} for formula in formulas])
    run = subprocess.run(
        [node.find("node"), str(_SCRIPT), str(node_modules)],
        input=request,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if run.returncode == _REFUSED:
        refusal = json.loads(run.stderr)
        wrong = formulas[refusal["index"]]
        raise SetupError(f"{wrong.where}: the formula “{wrong.tex}”: {refusal['message']}")
    if run.returncode != 0:
        raise SetupError(f"Setting the formulas failed: {run.stderr.strip()}")
    return [str(mathml) for mathml in json.loads(run.stdout)]
