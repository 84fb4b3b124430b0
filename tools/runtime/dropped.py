"""What the served runtime leaves out, and why: here, and in dropped_stdlib.py.

Every byte is downloaded by every reader, and every ``.so`` of a wheel is instantiated when the
wheel is loaded, used or not. Patterns are shell patterns of entry names; ``*`` matches ``/`` too.
"""

from __future__ import annotations

from tools.runtime.dropped_stdlib import STDLIB

# Packages that the lock names as dependencies and no code path of ours reaches.
PACKAGES: dict[str, str] = {
    "fonttools": "Matplotlib subsets fonts for PDF and PostScript only",
    "pytz": "no module of Matplotlib 3.8 imports it",
    "contourpy": "Matplotlib imports it to draw contours; no figure has any",
}

EVERYWHERE: dict[str, str] = {
    "*.pyi": "type stubs are for checkers",
    "*/py.typed": "a mark for checkers",
    "*.h": "headers are for C compilers",
    "*.a": "static libraries are for linkers",
    "*.c": "sources of extensions",
    "*.pyx": "sources of extensions",
    "*.pxd": "sources of extensions",
    "*.pc": "for linkers",
    "*/tests/*": "a package's own tests",
    "*.dist-info/RECORD": "hashes of files that are no longer these",
    "*.data/*": "manual pages",
}

WHEELS: dict[str, dict[str, str]] = {
    "numpy": {
        "numpy/f2py/*": "wraps Fortran, at build time",
        "numpy/testing/*": "for tests; numpy itself loads it only when asked for",
        "numpy/ma/testutils.py": "for tests",
        "numpy/ma/timer_comparison.py": "for tests",
        "numpy/matlib.py": "the old matrix functions",
        "numpy/typing/*": "for type checkers",
        "numpy/_typing/*": "for type checkers; see patched.py",
        "numpy/_pyinstaller/*": "for packagers",
        "numpy/_core/lib/*": "for compilers",
        "numpy/_core/include/*": "for compilers",
        "numpy/random/lib/*": "for compilers",
        "numpy/random/_examples/*": "for compilers",
        # What `default_rng` gives is PCG64; each of these is instantiated with the wheel. See
        # patched.py.
        "numpy/random/mtrand.*": "the old generator, numpy.random.seed and the like",
        "numpy/random/_philox.*": "a generator that no figure uses",
        "numpy/random/_sfc64.*": "a generator that no figure uses",
        "numpy/random/_pickle.py": "no generator is pickled",
        "numpy/linalg/lapack_lite.*": "a module that nothing in NumPy 2 imports",
        "numpy/_configtool.py": "for compilers",
        "numpy/ctypeslib.py": "loads C libraries from a disk",
        "numpy/lib/recfunctions.py": "tables with named columns; no figure has one",
        "numpy/ma/mrecords.py": "tables with named columns; no figure has one",
        "numpy/lib/*user_array*": "an old example of a class",
        "numpy/fft/*": "loaded only when asked for; no figure transforms",
        "numpy/polynomial/*": "loaded only when asked for; no figure fits",
    },
    "matplotlib": {
        "pylab.py": "the old interactive namespace",
        "matplotlib/pylab.py": "the old interactive namespace",
        "matplotlib/mpl-data/sample_data/*": "data of its own examples",
        "matplotlib/mpl-data/images/*": "buttons of desktop windows",
        "matplotlib/mpl-data/plot_directive/*": "for Sphinx",
        "matplotlib/mpl-data/fonts/afm/*": "metrics for PostScript",
        "matplotlib/mpl-data/fonts/pdfcorefonts/*": "metrics for PDF",
        "matplotlib/sphinxext/*": "for Sphinx",
        "matplotlib/testing/*": "for tests",
        "matplotlib/backends/web_backend/*": "an interactive window",
        "matplotlib/backends/qt_editor/*": "a desktop window",
        "matplotlib/backends/backend_gtk*": "a desktop window",
        "matplotlib/backends/backend_macosx*": "a desktop window",
        "matplotlib/backends/backend_qt*": "a desktop window",
        "matplotlib/backends/qt_compat*": "a desktop window",
        "matplotlib/backends/*backend_tk*": "a desktop window",
        "matplotlib/backends/*backend_gtk*": "a desktop window",
        "matplotlib/backends/backend_wx*": "a desktop window",
        "matplotlib/backends/backend_nbagg*": "an interactive window",
        "matplotlib/backends/backend_webagg*": "an interactive window",
        "matplotlib/backends/_tkagg.*": "a desktop window",
        "matplotlib/backends/backend_p[dgs]*": "PDF, PGF and PostScript; ours is SVG",
        "matplotlib/backends/_backend_pdf_ps*": "PDF and PostScript; ours is SVG",
        "matplotlib/_ttconv.*": "fonts for PostScript",
        "matplotlib/_qhull.*": "triangulates; no figure does, and it is loaded when asked for",
        "matplotlib/_tri.*": "triangulates; no figure does, and it is loaded when asked for",
        "matplotlib/_type1font.*": "fonts for PostScript",
        "matplotlib/backends/backend_cairo.*": "drawn by a library that is not here",
        "matplotlib/backends/backend_template.*": "an example",
        "matplotlib/pyplot.*": "the interactive interface; figures are made without it",
        "matplotlib/*animation*": "moving pictures; no figure has any",
        "matplotlib/sankey.*": "a kind of diagram that no figure uses",
        "matplotlib/patheffects.*": "shadows of lines; no figure has any",
        "matplotlib/style/*": "ready-made looks; the page has its own",
        "matplotlib/mpl-data/stylelib/*": "ready-made looks; the page has its own",
        "matplotlib/mpl-data/kpsewhich.lua": "for TeX",
        "matplotlib/tri/tri*": "old names of modules",
        "mpl_toolkits/*": "toolkits that no figure uses; see patched.py",
        "*/fonts/ttf/*": "text is measured with the page's own font, and formulas are the page's",
    },
    "pillow": {
        "PIL/_imagingft.*": "draws text with its own fonts",
        "PIL/_imagingtk.*": "a desktop window",
        "PIL/_imagingmorph.*": "morphology of images",
        "PIL/_webp.*": "pictures of a kind that no figure reads",
        "PIL/[!P]*Plugin.py": "pictures of a kind that no figure reads",
        "PIL/P[!n]*Plugin.py": "pictures of a kind that no figure reads",
        "PIL/Pdf*": "pictures of a kind that no figure reads",
        "PIL/*FontFile.py": "draws text with its own fonts",
        "PIL/ImageFont.py": "draws text with its own fonts",
        "PIL/Image[DEGOQTW]*": "works on pictures; no figure has any",
        "PIL/ImageMorph*": "works on pictures; no figure has any",
        "PIL/ImageS[ht]*": "works on pictures; no figure has any",
        "PIL/*[Ii]mag*[Mm]ath.*": "works on pictures; no figure has any",
    },
    "packaging": {
        "packaging/*.orig": "a left-over of an edit",
        "packaging/licenses/*": "for packagers; Matplotlib compares versions only",
        "packaging/[!_v]*.py": "for packagers; Matplotlib compares versions only",
        "packaging/_[!_s]*.py": "for packagers; Matplotlib compares versions only",
    },
    "python-dateutil": {
        "dateutil/zoneinfo/*.tar.gz": "time zones; no figure shows a date",
    },
}


# Modules that are imported and do nothing but add help texts: they stay, with nothing in them.
EMPTIED: dict[str, str] = {
    "numpy/_core/_add_newdocs.py": "help texts of NumPy's C functions",
    "numpy/_core/_add_newdocs_scalars.py": "help texts of NumPy's number types",
}


def patterns(package: str | None) -> list[str]:
    """Return what is left out of a package's wheel, or of the standard library for ``None``."""
    own = STDLIB if package is None else WHEELS.get(package, {})
    return sorted({**EVERYWHERE, **own})
