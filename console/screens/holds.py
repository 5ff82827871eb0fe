"""Held buttons (T3): LEAVE kept down asks to quit, STAY asks the coach; let go earlier it is a press with the stamp of
its first contact."""

from __future__ import annotations

from console.desk import SECOND
from hardware.signals import Button

STEPS = 10
"""In how many steps the progress of a hold is shown."""


class Holds:
    """Which panels keep one button down, and since when. hold_s: how long makes a hold."""

    def __init__(self, hold_s: float, button: Button = Button.LEAVE) -> None:
        self.button = button
        self._hold_ns = int(hold_s * SECOND)
        self._down: dict[int, int] = {}

    @property
    def panels(self) -> tuple[int, ...]:
        """Where it is down."""
        return tuple(self._down)

    def press(self, panel: int, at_ns: int) -> None:
        """It went down at this panel."""
        self._down[panel] = at_ns

    def release(self, panel: int) -> int | None:
        """The stamp of the press that ends now; None if it was not counted or has become a hold."""
        return self._down.pop(panel, None)

    def ripe(self, now_ns: int) -> int | None:
        """A panel whose hold is complete; its release will not count any more."""
        for panel, since in self._down.items():
            if now_ns - since >= self._hold_ns:
                del self._down[panel]
                return panel
        return None

    def since(self, panel: int) -> int | None:
        """The first contact of a button that is down."""
        return self._down.get(panel)

    def progress(self, panel: int, now_ns: int) -> float:
        """How far the hold of a panel has come, 0 to 1, in steps."""
        since = self._down.get(panel)
        if since is None:
            return 0.0
        return min(STEPS, max(0, (now_ns - since) * STEPS // self._hold_ns)) / STEPS

    def furthest(self, now_ns: int) -> float:
        """The progress of the hold that is nearest to its end."""
        return max((self.progress(panel, now_ns) for panel in self._down), default=0.0)

    def due_ns(self, now_ns: int) -> int | None:
        """When the next step of a hold is to be shown."""
        step = self._hold_ns // STEPS
        return min((since + step * (max(0, now_ns - since) // step + 1) for since in self._down.values()), default=None)

    def clear(self) -> None:
        """Forgets what is down: its release will not count."""
        self._down.clear()
