"""The page around the figures: its frame, the start of Python, and what can go wrong there."""

from typing import Final

WORDS: Final = {
    "page.title": "Nungil — attention in your hands",
    "page.name": "Nungil",
    "page.description": "A lesson on attention to take hold of: drag the query, and scores, weights and output follow",
    "page.skip": "Skip to the lesson",
    "page.contents": "Contents",
    "page.other_language": "한국어",
    "page.no_script": "Scripts are off, so the figures stand still. Text, pictures and formulas are all here to read.",
    "page.from_file": "Opened as a file, the figures stand still. Run python3 build.py serve in the folder and open the address that it prints.",
    "page.licences": "Software and fonts used, with their licences",
    "page.credit": "Text CC BY 4.0 · code MIT",
    "page.open_lesson": "See the whole lesson in Nungil",
    "boot.begin": "Waking Python.",
    "boot.receiving": "Fetching Python: {got} of {all} MB",
    "boot.interpreter": "Starting Python.",
    "boot.packages": "NumPy is loaded.",
    "boot.figures": "Connecting the figures.",
    "boot.missing": "{what} could not be fetched ({why}).",
    "boot.stalled": "Nothing has arrived for a while, so the wait was ended. Still missing: {what}.",
    "boot.broken": "Python could not be started ({why}).",
    "boot.python": "Python stopped while starting. The browser's console has the details.",
    "boot.stumbled": "What you just did ran into an error. The other figures still work.",
    "boot.retry": "Try again",
    "boot.file_interpreter": "The Python interpreter",
    "boot.file_library": "Python's standard library",
    "boot.file_list": "The list of packages",
    "boot.file_numpy": "NumPy",
    "boot.file_app": "Nungil's Python code",
}
