"""Fake programs to put on PATH."""

import os
from pathlib import Path

import pytest

posix = pytest.mark.skipif(os.name != "posix", reason="fake programs are shell scripts")


def program(folder: Path, name: str, text: str = "") -> Path:
    """Write a fake program called ``name``."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return path
