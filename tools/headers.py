"""What a static host says about a file: its type, how it may be packed, how long it stays good."""

import re
from pathlib import Path
from typing import Final

_TEXT: Final = "; charset=utf-8"
TYPES: Final = {
    ".html": f"text/html{_TEXT}",
    ".css": f"text/css{_TEXT}",
    ".js": f"text/javascript{_TEXT}",
    ".mjs": f"text/javascript{_TEXT}",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".zip": "application/zip",
    ".txt": f"text/plain{_TEXT}",
    ".md": f"text/plain{_TEXT}",
    ".toml": f"text/plain{_TEXT}",
    ".py": f"text/plain{_TEXT}",
}
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_HASHED: Final = re.compile(r"-[0-9a-f]{8,64}$")


def accepted(header: str) -> set[str]:
    """Return the encodings that an Accept-Encoding ``header`` allows."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight):
            found.add(name.strip())
    return found


def cache_rule(path: Path) -> str:
    """Return Cache-Control for ``path``: for good if a folder in it is named by content."""
    named = any(_HASHED.search(part) for part in path.parts[:-1])
    return "public, max-age=31536000, immutable" if named else "no-cache"
