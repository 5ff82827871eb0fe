"""The screens of the console: small objects that react to signals and offer a scene.

No clock, no pygame, no threads: time comes from stamps and ticks, and `due_ns` says when a tick is wanted.
"""

from __future__ import annotations

from typing import Protocol

from console.signals import Signal
from games.scene import Scene
from hardware.signals import Button


class Screen(Protocol):
    """One screen of the console."""

    def handle(self, signal: Signal) -> Screen:
        """Reacts, and gives the screen to show from now on (mostly itself)."""

    def scene(self) -> Scene:
        """What to show now; equal scenes need no painting."""

    def due_ns(self) -> int | None:
        """When a `Tick` is wanted (CLOCK_MONOTONIC ns), None if only for signals."""

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """The buttons that may act now, by seat."""
