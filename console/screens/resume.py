"""A game was left unfinished: go on, or begin anew."""

from __future__ import annotations

from console.desk import Desk
from console.screens import Screen, table
from console.screens.choose_game import ChooseGame
from console.screens.dress import BODY, Legend, menu, paper
from console.screens.page import Page
from console.store import Stored
from games.core import AnyGame, BadRecord
from games.scene import Box, Ink, Msg, Shape, Text, msg
from games.table import below_each_other
from hardware.signals import Button, Fault

LEGEND: Legend = (("STAY", msg("resume-go-on")), ("DOUBLE", msg("resume-new")))


class Resume(Page):
    """STAY goes on where everybody saw it last, DOUBLE gives the game up and chooses another."""

    def __init__(self, desk: Desk, stored: Stored) -> None:
        super().__init__(desk)
        self.stored = stored

    def game(self) -> AnyGame:
        """The game that was left."""
        return self.desk.game(self.stored.game_id)

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Goes on or begins anew; LEAVE is for the menu only."""
        if button is Button.LEAVE:
            return self
        if button is Button.STAY:
            try:
                return table.resume(self.desk, self.stored)
            except BadRecord as reason:
                self.desk.take(Fault("store", "fault-store-record", str(reason), passing=True))
        self.desk.abandon(self.stored.key, self.stored.game_id)
        return ChooseGame(self.desk)

    def walked_away(self) -> Screen:
        """Nobody wants it: where games are not kept for the next visitors, it is abandoned."""
        if self.desk.visitors.left_games == "abandoned":
            self.desk.abandon(self.stored.key, self.stored.game_id)
        return super().walked_away()

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """STAY and DOUBLE."""
        return self.lamps_of((Button.STAY, Button.DOUBLE))

    def shapes(self) -> tuple[Shape, ...]:
        """What was left, and the two ways."""
        title = msg("resume-title", game=Msg(f"title-{self.stored.game_id}"))
        sheet = Box(BODY.x + 250, BODY.y + 40, 700, 380)
        top, about, go_on, new = sheet.inset(50, 36).rows(60, 70, 70, 70, gap=12)
        parts: tuple[Shape, ...] = (
            Text(top, title, 34, Ink.INK, bold=True, align="centre", lines=2),
            Text(about, msg("resume-about", n=self.stored.setup.seats), 20, Ink.MUTED, align="centre", lines=2),
            *below_each_other((go_on, new), LEGEND, self.desk.keys_of(0)),
        )
        return menu(self.desk, msg("welcome-back"), None, paper(sheet, parts), ())
