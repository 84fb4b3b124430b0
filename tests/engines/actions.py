"""Mouse and keys in the words of W3C WebDriver, old (over HTTP) and new (BiDi) alike."""

from abc import abstractmethod
from typing import Any, Final

from tests.engines.tab import Tab

KEYS: Final = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Alt": "\ue00a",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}


class ActingTab(Tab):
    """A tab whose driver takes lists of actions."""

    @abstractmethod
    def perform(self, actions: list[dict[str, Any]]) -> None:
        """Do the actions of one or several devices."""

    def _mouse(self, **action: object) -> None:
        kind = {"pointerType": "mouse"}
        self.perform([{"type": "pointer", "id": "mouse", "parameters": kind, "actions": [action]}])

    def _key(self, kind: str, key: str) -> None:
        action = {"type": kind, "value": KEYS.get(key, key)}
        self.perform([{"type": "key", "id": "keys", "actions": [action]}])

    _mouse_at = (0, 0)

    def move(self, x: float, y: float) -> None:
        self._mouse_at = round(x), round(y)
        self._mouse(type="pointerMove", x=round(x), y=round(y), duration=0, origin="viewport")

    def down(self) -> None:
        self._mouse(type="pointerDown", button=0)

    def up(self) -> None:
        self._mouse(type="pointerUp", button=0)

    def wheel(self, down: int) -> None:
        x, y = self._mouse_at
        scroll = {"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": down, "duration": 0}
        scroll["origin"] = "viewport"
        self.perform([{"type": "wheel", "id": "wheel", "actions": [scroll]}])

    def hold(self, key: str) -> None:
        self._key("keyDown", key)

    def release(self, key: str) -> None:
        self._key("keyUp", key)
