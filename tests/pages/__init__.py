"""Tests of the build: prose, formulas, fonts, pages."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONTENT = ROOT / "content"
NODE_MODULES = Path(os.environ.get("NUNGIL_NODE_MODULES", ROOT / "node_modules"))
