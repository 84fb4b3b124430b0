"""The runtime's versions and packages; those of npm's packages are read from package.json."""

from __future__ import annotations

from tools.project import PACKAGE

PYODIDE: str = PACKAGE["dependencies"]["pyodide"]
PYSCRIPT: str = PACKAGE["dependencies"]["@pyscript/core"]

# The release's own package address, which pyodide.mjs has as its default too.
PACKAGE_CDN = f"https://cdn.jsdelivr.net/pyodide/v{PYODIDE}/full/"

# A package index carries byte-identical copies of the wheels inside this package.
FALLBACK_PROJECT = "open-webui"
FALLBACK_VERSION = "0.9.6"
FALLBACK_FOLDER = "open_webui/frontend/pyodide/"
FALLBACK_MEGABYTES = 151

# Loaded at the start, and loaded later by the page; what they need comes from Pyodide's lock.
START_PACKAGES = ("numpy",)
LATER_PACKAGES = ("matplotlib",)
PACKAGES = START_PACKAGES + LATER_PACKAGES

# Where Pyodide unpacks wheels and keeps its standard library: the paths that tracebacks name.
SITE_PACKAGES = "/lib/python3.13/site-packages/"
STDLIB = "/lib/python313.zip/"
