"""What a hand does to a figure, turned into messages. Events are heard at the figure's root."""

from typing import Any, Final

from app.browser.proxies import Proxies
from app.kit.messages import Click, Drag, Hover, Input, Message, Step
from app.loop.mounted import Mounted
from app.loop.page import Page

_ARROWS: Final = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, 1),
    "ArrowDown": (0, -1),
}
_STRIDE: Final = 5
_EVENTS: Final = (
    *("pointerdown", "pointermove", "pointerup", "pointercancel", "lostpointercapture"),
    *("pointerover", "keydown", "input", "change", "click", "focusin", "focusout"),
)


class Hands:
    """Listens at one figure's root, with one proxy for all events."""

    def __init__(
        self, element: Any, mounted: Mounted[Any], page: Page, seam: Any, proxies: Proxies
    ) -> None:
        """Begin to listen."""
        self._element, self._mounted, self._page, self._seam = element, mounted, page, seam
        self._dragged: tuple[int, str] | None = None
        listener = proxies.hand_out(self._hear)
        for kind in _EVENTS:
            element.addEventListener(kind, listener)

    def _hear(self, event: Any) -> None:
        getattr(self, f"_{event.type}")(event)

    def _send(self, message: Message) -> None:
        self._mounted.send(message)

    def early(self, kind: str, name: str, text: str) -> None:
        """Take what the reader did before Python was awake."""
        own = name.partition(".")[2]
        self._send(Click(own) if kind == "press" else Input(own, text))

    # Dragging

    def _pointerdown(self, event: Any) -> None:
        handle = event.target.closest("[data-handle]")
        if not handle or event.button != 0 or not event.isPrimary:
            return
        event.preventDefault()  # no text is selected by dragging
        handle.focus(preventScroll=True)
        handle.setPointerCapture(event.pointerId)
        self._dragged = event.pointerId, handle.dataset.handle

    def _pointermove(self, event: Any) -> None:
        if self._dragged is None or event.pointerId != self._dragged[0]:
            return
        if event.buttons == 0:
            self._let_go(event)
            return
        x, y = map(float, self._seam.place(self._element, event).split(","))
        self._send(Drag(self._dragged[1], x, y))

    def _let_go(self, event: Any) -> None:
        if self._dragged is not None and event.pointerId == self._dragged[0]:
            self._dragged = None
            self._page.gesture_ended()

    _pointerup = _pointercancel = _lostpointercapture = _let_go

    # Keys

    def _keydown(self, event: Any) -> None:
        if event.key not in _ARROWS or event.ctrlKey or event.altKey or event.metaKey:
            return
        right, up = _ARROWS[event.key]
        handle, cell = event.target.closest("[data-handle]"), event.target.closest("[data-row]")
        if handle:
            event.preventDefault()
            stride = _STRIDE if event.shiftKey else 1
            self._send(Step(handle.dataset.handle, right * stride, up * stride))
        elif cell:
            event.preventDefault()
            self._focus_cell(int(cell.dataset.row) - up, int(cell.dataset.col) + right)

    def _focus_cell(self, row: int, column: int) -> None:
        cell = self._element.querySelector(f'[data-row="{row}"][data-col="{column}"]')
        if cell:
            cell.focus()

    # Controls

    def _input(self, event: Any) -> None:
        # A number box that is half typed ("-", "1e") reads as empty: wait until it is left.
        if event.target.type != "number" or event.target.value != "":
            self._type(event.target)

    def _change(self, event: Any) -> None:
        self._type(event.target)
        self._page.gesture_ended()

    def _type(self, control: Any) -> None:
        figure, _, name = str(control.name).partition(".")
        if figure == self._mounted.figure.name and name:
            box = control.type == "checkbox"
            text = ("true" if control.checked else "false") if box else str(control.value)
            self._send(Input(name, text))

    def _click(self, event: Any) -> None:
        button = event.target.closest("[data-do]")
        if button:
            self._dragged = None  # what a button does holds, also in the middle of a drag
            self._send(Click(button.dataset.do.partition(".")[2]))
            self._page.gesture_ended()
        else:
            self._look(event)

    # Looking

    def _look(self, event: Any) -> None:
        cell = event.target.closest("td[data-row]")
        if cell:
            self._send(Hover("", int(cell.dataset.row), int(cell.dataset.col)))

    _pointerover = _focusin = _look

    def _focusout(self, _: Any) -> None:
        # A box that was being typed in was left alone; now it shows what it stands for.
        self._mounted.refresh()
