"""What is said while Python starts, and when it cannot."""

from typing import Final

WORDS: Final = {
    "begin": "Waking Python.",
    "receiving": "Fetching Python: {got} of {all} MB",
    "interpreter": "Starting Python.",
    "packages": "NumPy is loaded.",
    "figures": "Connecting the figures.",
    "size": "{got} bytes in place of {all}",
    "lost": "Nungil’s own scripts did not arrive, so the figures stand still.",
    "missing": "{what} could not be fetched ({why}).",
    "unusable": "{what} arrived, but this browser cannot use it ({why}).",
    "no_wasm": "This browser does not allow WebAssembly, and Python needs it (Lockdown Mode and strict security settings forbid it). The figures stand still; text, pictures and formulas are all here to read.",
    "stalled": "Nothing has arrived for a while, so the wait was ended. Still missing: {what}.",
    "broken": "Python could not be started ({why}).",
    "figure": "The figure {what} could not be brought to life. The others work.",
    "python": "Python stopped while starting. The browser's console has the details.",
    "stumbled": "What you just did ran into an error. The other figures still work.",
    "retry": "Try again",
    "file_interpreter": "The Python interpreter",
    "file_library": "Python's standard library",
    "file_list": "The list of packages",
    "file_numpy": "NumPy",
    "file_app": "Nungil's Python code",
}
