"""What runs inside Pyodide at build time: its compiler and its NumPy make what readers run."""
