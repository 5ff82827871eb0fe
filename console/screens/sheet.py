"""The score sheet at the end, and the software dice's word kept: the seed that was promised is opened."""

from __future__ import annotations

from console.desk import Desk
from console.screens import Screen
from console.screens.dress import Legend
from console.screens.holders import Holder
from console.screens.page import Page
from console.screens.table import begin
from console.session import Session
from games.core import AnyGame
from games.scene import Box, Group, Ink, SeatView, Shape, Text, View, msg
from games.table import as_they_lie
from hardware.signals import Button

LEGEND: Legend = (("STAY", msg("sheet-again")), ("LEAVE", msg("sheet-end")), ("DOUBLE", msg("sheet-other")))
FOOT = Box(40, 660, 1200, 48)
SHORT = 12
"""So many characters of the commitment are shown; the record has all."""


class Sheet(Page):
    """STAY plays the same again, DOUBLE chooses another game, LEAVE ends."""

    def __init__(self, desk: Desk, session: Session, seating: tuple[Holder, ...]) -> None:
        super().__init__(desk)
        self.session, self._seating = session, seating

    def game(self) -> AnyGame:
        """The game that was played."""
        return self.session.game

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """On to what comes after a game."""
        from console.screens.choose_game import ChooseGame

        self.desk.session = None
        if button is Button.STAY:
            return begin(self.desk, self.session.game, self._seating, dict(self.session.setup.options))
        return ChooseGame(self.desk) if button is Button.DOUBLE else self.home()

    def shapes(self) -> tuple[Shape, ...]:
        """The game's sheet, with the three ways on along its foot."""
        seats = tuple(SeatView() if isinstance(one, int) else SeatView("bot", one) for one in self._seating)
        scene = self.session.game.sheet(self.session.shown, View(layout=self.desk.layout, seats=seats))
        near = Group(FOOT, self._foot())
        far = () if self.desk.layout == "wall" else (Group(Box(40, 12, FOOT.w, FOOT.h), self._foot(), 2),)
        return (*scene.shapes, near, *far)

    def _foot(self) -> tuple[Shape, ...]:
        *spots, words = Box(0, 0, FOOT.w, FOOT.h).columns(170, 170, 170, 0, gap=14)
        shapes = as_they_lie(tuple(spots), LEGEND)
        record = self.session.record()
        used = any(entry.source == "console" and entry.text.startswith("throw") for entry in record.entries)
        if used and record.seed and record.commitment:
            fair = msg("sheet-fair", promise=record.commitment[:SHORT], seed=record.seed[:SHORT])
            shapes += (Text(words, fair, 14, Ink.SOFT, align="end", lines=2),)
        return shapes
