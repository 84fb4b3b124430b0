"""A check that several files need."""

from typing import Any


def check_integer(name: str, value: Any, least: int, most: int | None = None) -> None:
    """Raise a ValueError naming `name`, unless `value` is an integer in least…most.

    True and False are integers to Python, but nobody's count.
    """
    limits = f"of at least {least}" if most is None else f"from {least} to {most}"
    counts = isinstance(value, int) and not isinstance(value, bool)
    if not counts or value < least or (most is not None and value > most):
        raise ValueError(f"{name} must be an integer {limits}, got {value!r}")
