"""The words around the figures: header, contents, footer."""

from typing import Final

WORDS: Final = {
    "title": "Nungil — attention in your hands",
    "name": "Nungil",
    "description": "A lesson on attention to take hold of: drag the query, and scores, weights and output follow",
    "skip": "Skip to the lesson",
    "ways": "This page",
    "contents": "Contents",
    "other_language": "한국어",
    "no_script": "Scripts are off, so the figures stand still. Text, pictures and formulas are all here to read.",
    "from_file": "Opened as a file, the figures stand still. Run python3 build.py serve in the folder and open the address that it prints.",
    "licences": "Software and fonts used, with their licences",
    "credit": "Text CC BY 4.0 · code MIT",
    "open_lesson": "See the whole lesson in Nungil",
}
