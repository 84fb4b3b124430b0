"""One engine's tab for all tests of a process; where it is lost, the next test gets another."""

from collections.abc import Callable

from tests.engines.tab import DriverError, Tab
from tests.limits import Limit

# An answer takes milliseconds; on a busy machine, seconds.
ANSWER_S = 30.0


class AbsentError(Exception):
    """The tests do without this engine, for the reason given."""


class Seat:
    """Where the tests find the engine's tab."""

    def __init__(self, name: str, begin: Callable[[], Tab]) -> None:
        self.name = name
        self._begin = begin
        self._tab: Tab | None = None
        self._absent: AbsentError | None = None
        self._has_run = False

    def tab(self) -> Tab:
        """Return a tab that answers.

        Raises:
            AbsentError: the engine is not here, or never started.
            DriverError: it ran before, and does not start again.
        """
        if self._absent:
            raise self._absent
        if self._tab and not self._answers(self._tab):
            self.leave()
        if self._tab is None:
            try:
                self._tab = self._begin()
            except AbsentError as error:
                self._absent = error
                raise
            except DriverError as error:
                if self._has_run:
                    raise
                self._absent = AbsentError(str(error))
                raise self._absent from None
            self._has_run = True
        return self._tab

    @staticmethod
    def _answers(tab: Tab) -> bool:
        if tab.lost:
            return False
        try:
            with Limit(ANSWER_S):
                return bool(tab.value("true"))
        except DriverError:
            return False

    def leave(self) -> None:
        """End the browser if it was started."""
        tab, self._tab = self._tab, None
        if tab:
            tab.close()
