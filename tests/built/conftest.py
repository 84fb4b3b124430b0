"""These tests read dist/ as it was built; ``build.py test`` builds it first."""

import pytest

from tools.project import DIST


@pytest.fixture(scope="session", autouse=True)
def _built() -> None:
    if not (DIST / "index.html").is_file():
        pytest.fail("There is no dist/ to look at: run `python3 build.py build` first.", False)
