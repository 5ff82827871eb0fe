"""What a panel of buttons is."""

from __future__ import annotations

from typing import Protocol

from hardware.signals import Button, Signal


class Panel(Protocol):
    """Buttons at every seat. A panel is made with `wake`, called from any thread when `poll` may have something.

    It never raises into the loop: what is not well comes as `Fault`, and as `Ready` when it is well again.
    """

    def poll(self, now_ns: int) -> list[Signal]:
        """Everything that has happened up to now_ns (CLOCK_MONOTONIC), presses in the order of first contact."""

    def due_ns(self) -> int | None:
        """When `poll` should be called even without a wake; None: not before one."""

    def light(self, seat: int, button: Button, on: bool) -> None:
        """Switch the lamp of a button; nothing happens where there is none."""

    def close(self) -> None:
        """Let go of everything; safe to call twice."""
