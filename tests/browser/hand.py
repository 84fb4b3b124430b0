"""A hand on the plane: where things are, and moving them by pointer."""

from playwright.sync_api import FloatRect, Locator, Page


def box(found: Locator) -> FloatRect:
    """Return where an element is drawn."""
    seen = found.bounding_box()
    assert seen is not None
    return seen


def centre(page: Page, handle: str) -> tuple[float, float]:
    """Return the middle of a handle's mark, in the window's pixels."""
    seen = box(page.locator(f'[data-handle="{handle}"] > :last-child'))
    return seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2


def take(page: Page, handle: str) -> tuple[float, float]:
    """Press the left button on a handle, and return where."""
    page.locator(f'[data-handle="{handle}"]').scroll_into_view_if_needed()
    x, y = centre(page, handle)
    page.mouse.move(x, y)
    page.mouse.down()
    return x, y


def q(page: Page) -> list[float]:
    """Return where the query is, in the figure's units."""
    state: list[float] = page.evaluate("nungil.get('plane').state.q")
    return state


def frames(page: Page, count: int = 2) -> None:
    """Wait until so many frames have been drawn: a figure renders at most once in each."""
    for _ in range(count):
        page.evaluate("new Promise(requestAnimationFrame)")


def swipe_up(page: Page, x: float, y: float, by: float = 90) -> None:
    """Put a finger down, carry it upwards, lift it."""
    client = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", x, y)
    for part in range(1, 10):
        touch("touchMove", x, y - by * part / 9)
    touch("touchEnd")
