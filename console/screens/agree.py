"""Another source of throws in the middle of a game: one seat proposes it, another agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from console.desk import SECOND, Desk, DiceSource
from console.screens import Screen
from console.screens.dress import BODY, Legend, menu, paper
from console.screens.laid import Laid
from console.screens.provenance import source_words
from console.signals import Signal
from games.scene import Box, Ink, Shape, Text, msg
from games.table import below_each_other
from hardware.signals import Button, Tick

if TYPE_CHECKING:
    from console.screens.table import Table

PATIENCE_NS = 30 * SECOND
"""A proposal that nobody answers is declined."""
LEGEND: Legend = (("STAY", msg("agree-yes")), ("LEAVE", msg("agree-no")))


class Agree(Laid["Table"]):
    """STAY at any seat but the proposer's agrees; LEAVE at any seat leaves it as it is. panel: the proposer's."""

    def __init__(self, desk: Desk, under: Table, panel: int, source: DiceSource) -> None:
        super().__init__(desk, under)
        self.panel, self.source = panel, source

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Agreed or declined."""
        if (panel, button) not in self.lamps():
            return self
        if button is Button.STAY:
            self.under.throw_by(self.source)
        return self.under

    def other(self, signal: Signal) -> Screen:
        """What belongs to the game below goes there; in the end nobody has agreed."""
        if isinstance(signal, Tick) and self.shown_ns is not None and signal.now_ns >= self.shown_ns + PATIENCE_NS:
            return self.under
        return super().other(signal)

    def wake_ns(self) -> tuple[int | None, ...]:
        """The end of the patience."""
        return (None if self.shown_ns is None else self.shown_ns + PATIENCE_NS,)

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """Those who may answer."""
        people = {self.under.holders.panel_of(seat) for seat in self.under.holders.people()}
        panels = {panel for panel in people if panel is not None}
        yes = {(panel, Button.STAY) for panel in panels - {self.panel}}
        return frozenset(yes | {(panel, Button.LEAVE) for panel in panels})

    def shapes(self) -> tuple[Shape, ...]:
        """What is proposed, by whom, and the two answers."""
        seat = self.under.holders.seat_at(self.panel) or 0
        sheet = Box(BODY.x + 250, BODY.y + 40, 700, 380)
        top, about, yes, no = sheet.inset(50, 36).rows(76, 60, 70, 70, gap=10)
        parts: tuple[Shape, ...] = (
            Text(top, msg("agree-title", source=source_words(self.source)), 34, Ink.INK, True, "centre", lines=2),
            Text(about, msg("agree-about", seat=msg("seat", n=seat + 1)), 20, Ink.MUTED, align="centre", lines=2),
            *below_each_other((yes, no), LEGEND, self.desk.keys_of(1 if self.panel == 0 else 0)),
        )
        return menu(self.desk, msg("menu-title"), None, paper(sheet, parts), (), None)
