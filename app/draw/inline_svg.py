"""An SVG document, as Matplotlib writes it, made into a part of a page."""

import re
from typing import Final

from markupsafe import escape

# Colours of the style sheet, and what stands for each while the chart is drawn.
COLOURS: Final = {
    name: f"#0000{number:02x}"
    for number, name in enumerate(("ink", "soft", "line", "edge", "k2", "out-ink"), start=1)
}
_VARIABLES: Final = {placeholder: f"var(--{name})" for name, placeholder in COLOURS.items()}
_RULES: Final = (
    # The prolog, and a style sheet that would reach every element of the page.
    (re.compile(r"\A.*?(?=<svg)|<metadata>.*?</metadata>|<defs>.*?</defs>|<!--.*?-->", re.S), ""),
    (re.compile(r'<svg[^>]*viewBox="([^"]*)"[^>]*>'), r'<svg viewBox="\1" HEAD>'),
    (re.compile(r' id="[^"]*"'), ""),
    # The page's own font: the chart's was there to measure with.
    (re.compile(r"font: ([\d.]+px)[^;\"]*"), r"font-size: \1"),
    (re.compile(r"font-family: [^;\"]*;? ?"), ""),
    (re.compile(r' transform="rotate\(-?0(\.0*)? [^"]*"'), ""),
    (re.compile(r"; stroke-linecap: (butt|square)"), ""),
    (re.compile(r"\s*\n\s*"), " "),
    (re.compile(r"> <"), "><"),
    (re.compile(r" ?(?=/?>)"), ""),
    (re.compile(r"<g></g>"), ""),
)


def inline(document: str, label: str) -> str:
    """Return the SVG element without ids, fonts and fixed colours; ``label`` says what it shows."""
    for pattern, with_this in _RULES:
        document = pattern.sub(with_this, document)
    while (bare := re.sub(r"<g>((?:<(?!/?g\b)[^>]*>|[^<])*)</g>", r"\1", document)) != document:
        document = bare
    document = re.sub(r"#[0-9a-f]{6}", lambda found: _VARIABLES[found[0]], document)
    return document.replace("HEAD", f'role="img" aria-label="{escape(label)}"', 1).strip()
