"""Tests of the build: prose, formulas, fonts, pages."""

import os
from pathlib import Path

from tools import project
from tools.project import ROOT

CONTENT = ROOT / "content"
NODE_MODULES = Path(os.environ.get("NUNGIL_NODE_MODULES", project.NODE_MODULES))
