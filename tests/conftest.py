"""What all tests share."""

import os

from hypothesis import HealthCheck, settings

# Before anything imports Matplotlib: no test needs a screen.
os.environ["MPLBACKEND"] = "Agg"

# The same cases on every machine and in every run, and no limit on one case's time: a busy
# machine must not change a verdict.
settings.register_profile(
    "nungil",
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("nungil")
