"""After the score sheet: how much of each result was luck, and how much was choice."""

from __future__ import annotations

from console.desk import Desk
from console.screens import Screen
from console.screens.dress import Legend, menu
from console.screens.page import Page
from console.screens.sheet import Sheet
from games.core import AnyGame
from games.luck import account
from games.luck.scene import Told, page
from games.scene import Box, Shape, msg
from games.view import View
from hardware.signals import Button

LEGEND: Legend = (("STAY", msg("sheet-again")), ("LEAVE", msg("button-back")))
_BODY = Box(40, 76, 1200, 530)
_FLAT = Box(40, 96, 1200, 528)
"""Where the account lies on a screen that stands, and on one that lies flat."""


class LuckOrChoice(Page):
    """LEAVE leads back to the score sheet, the others on from it."""

    def __init__(self, desk: Desk, under: Sheet) -> None:
        super().__init__(desk)
        self.under = under
        session = under.session
        steps = session.line
        found = account(session.game, steps)
        view = View(layout=desk.layout, seats=under.views())
        self._told = None if found is None else Told(session.game, steps, found, view)

    def game(self) -> AnyGame:
        """The game that was played."""
        return self.under.game()

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Back to the sheet, or on to another game."""
        if button is Button.LEAVE:
            return self.under.again()
        return self.under.play_again() if button is Button.STAY else self.under.leaf(1)

    def home(self) -> Screen:
        """The attract screen."""
        return self.under.home()

    def shapes(self) -> tuple[Shape, ...]:
        """The account on the ground of a menu."""
        body = () if self._told is None else page(self._told, _BODY if self.desk.layout == "wall" else _FLAT)
        legend: Legend = (*LEGEND, ("DOUBLE", self.under.leaf_words(1)))
        return menu(self.desk, msg("luck-title"), None, body, legend, None)
