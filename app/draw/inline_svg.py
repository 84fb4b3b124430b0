"""An SVG document, as Matplotlib writes it, made into a part of a page."""

import re
from typing import Final

from markupsafe import escape

# Colours of the style sheet, as they are on the light page. In the page a chart takes them from the
# style sheet, and falls back on these where it is missing, as in a browser's reader view.
COLOURS: Final = {
    "ink": "#1d2127",
    "soft": "#59616c",
    "line": "#e3dfd5",
    "edge": "#8a8577",
    "undivided": "#b8472f",
    "divided": "#00687a",
}
_VARIABLES: Final = {colour: f"var(--{name}, {colour})" for name, colour in COLOURS.items()}
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
    """Return the SVG element without ids and fonts, in the page's colours, named ``label``."""
    for pattern, with_this in _RULES:
        document = pattern.sub(with_this, document)
    while (bare := re.sub(r"<g>((?:<(?!/?g\b)[^>]*>|[^<])*)</g>", r"\1", document)) != document:
        document = bare
    document = re.sub(r' style="([^"]*)"', lambda found: _attributes(found[1]), document)
    document = re.sub(r"#[0-9a-f]{6}", lambda found: _VARIABLES[found[0]], document)
    return document.replace("HEAD", f'role="img" aria-label="{escape(label)}"', 1).strip()


def _attributes(style: str) -> str:
    """Return a style as attributes: they hold where a page's policy or a reader drops styles."""
    pairs = (declaration.partition(":") for declaration in style.split(";") if declaration.strip())
    return "".join(f' {name.strip()}="{value.strip()}"' for name, _, value in pairs)
