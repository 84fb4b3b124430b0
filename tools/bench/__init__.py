"""The bench: the built site and its rivals side by side, in one browser, round by round."""

from tools.bench.run import main

__all__ = ["main"]
