"""The page's Python begins here: ``from app.main import main; main()``."""

from app.browser.start import start


def main() -> None:
    """Bring every figure on the page to life."""
    start()
