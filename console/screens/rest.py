"""Nobody has come for long: the picture goes dim or dark, and the first press only wakes it."""

from __future__ import annotations

from console.desk import Desk
from console.screens import Screen
from console.screens.attract import invitation
from console.screens.page import Page
from console.signals import Command, Signal
from games.scene import Box, Group, Shape
from hardware.signals import Button, Pressed


class Rest(Page):
    """The empty table with an invitation, at the light that the settings say."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        desk.light = "dim" if desk.rest == "dim" else "blank"

    def handle(self, signal: Signal) -> Screen:
        """Any press and any key wakes, and does nothing else."""
        if not isinstance(signal, Pressed | Command):
            return super().handle(signal)
        if isinstance(signal, Pressed):
            self.desk.take(signal)
        self.desk.pressed_ns = max(self.desk.pressed_ns, self.desk.now_ns)
        self.desk.light = "full"
        return self.home()

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Never reached: `handle` takes every press."""
        return self.home()

    def idles(self) -> bool:
        """There is nowhere further to go."""
        return False

    def lets_staff_in(self) -> bool:
        """It is woken first."""
        return False

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """All dark: nobody is asked."""
        return frozenset()

    def shapes(self) -> tuple[Shape, ...]:
        """The invitation alone."""
        return (Group(Box(480, 336, 320, 48), invitation(self.desk.keys_of(0))),)
