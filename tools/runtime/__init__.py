"""The served runtime: interpreter, standard library and packages, fetched, verified, compiled."""
