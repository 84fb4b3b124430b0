"""Build-time pages: prose, formulas and first pictures become static HTML."""
