"""Pages that were opened from others, and know the way back."""

from __future__ import annotations

from typing import Generic, TypeVar

from console.desk import Desk
from console.screens import Screen
from console.screens.page import Page
from console.signals import Saved, Signal
from games.core import AnyGame
from games.marks import Marks
from hardware.signals import DiceRead

Under = TypeVar("Under", bound=Page)


class Behind(Page, Generic[Under]):
    """A page behind another, which is `under` it: game and way home are those of that one."""

    def __init__(self, desk: Desk, under: Under) -> None:
        super().__init__(desk)
        self.under = under

    def game(self) -> AnyGame:
        """The game of the page below."""
        return self.under.game()

    def marks(self) -> Marks:
        """Those of the page below."""
        return self.under.marks()

    def home(self) -> Screen:
        """The attract screen, as the page below leaves for it."""
        return self.under.home()


class Laid(Behind[Under]):
    """A page laid over another for a moment: play goes on below, and LEAVE acts at once."""

    def holding(self) -> bool:
        """LEAVE asks for no menu here."""
        return False

    def other(self, signal: Signal) -> Screen:
        """What belongs to the game below goes there."""
        if isinstance(signal, Saved | DiceRead):
            self.under.handle(signal)
        return self
