"""When and on what a table was measured."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import BrowserContext

from tools.runtime import pins


def about(context: BrowserContext) -> dict[str, str]:
    """Return date, machine and versions, each under the words for it."""
    page = context.new_page()
    version = context.new_cdp_session(page).send("Browser.getVersion")
    page.close()
    return {
        "date": f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} × {_processor()}",
        "busy": _load(),
        "browser": str(version["product"]),
        "runtime": f"Pyodide {pins.PYODIDE}, PyScript {pins.PYSCRIPT}",
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, "") or platform.processor() or "unknown processor"


def _load() -> str:
    """Say how busy the machine was: with other work beside the bench, times are long and uneven."""
    if not hasattr(os, "getloadavg"):
        return "not known"
    return f"{os.getloadavg()[0]:.1f} processes waiting or running before the first round"
