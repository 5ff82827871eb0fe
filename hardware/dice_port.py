"""The dice reader on a serial port. (First cut of the interface; the port itself follows.)"""

from __future__ import annotations

from collections.abc import Callable

from hardware.config import DiceConfig
from hardware.signals import Signal


class DicePort:
    """A reader that is armed once a throw."""

    def __init__(self, config: DiceConfig, wake: Callable[[], None]) -> None:
        self._config = config
        self._wake = wake

    def poll(self, now_ns: int) -> list[Signal]:
        """What the reader has said up to now."""
        return []

    def due_ns(self) -> int | None:
        """Never: the port keeps time itself and wakes the loop."""
        return None

    def arm(self, dice: int, sides: int, due_id: object = None) -> None:
        """Open the window for one throw. Calling again with the same due_id (not None) changes nothing."""

    def disarm(self) -> None:
        """Close the window: throws are undue from now on."""

    def close(self) -> None:
        """Let go of the port and end its thread."""
