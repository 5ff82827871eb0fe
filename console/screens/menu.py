"""The menu behind a held LEAVE: quit, look at the rules, or go on."""

from __future__ import annotations

from console.desk import Desk
from console.screens import Screen
from console.screens.dress import Legend, menu
from console.screens.page import Page
from console.signals import Saved, Signal
from games.core import AnyGame
from games.scene import HEIGHT, WIDTH, Box, Card, Group, Ink, Shape, Text, msg
from games.seating import Turn
from games.table import button
from hardware.signals import Button, DiceRead


class Menu(Page):
    """Laid over any screen by the panel that held LEAVE; only this panel can confirm quitting."""

    def __init__(self, desk: Desk, under: Page, panel: int) -> None:
        super().__init__(desk)
        self.under, self.panel = under, panel

    def game(self) -> AnyGame:
        """The rules are those of the screen below."""
        return self.under.game()

    def home(self) -> Screen:
        """Back to the attract screen, as the screen below does it."""
        return self.under.home()

    def holding(self) -> bool:
        """LEAVE acts at once: it leads back."""
        return False

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """STAY quits what the screen below says it quits, DOUBLE opens the rules, LEAVE goes on."""
        if button is Button.LEAVE:
            return self.under
        if button is Button.DOUBLE:
            return self.under.open_rules()
        return self.under.quit(panel) if panel == self.panel else self

    def other(self, signal: Signal) -> Screen:
        """What belongs to the game below goes there."""
        if isinstance(signal, Saved | DiceRead):
            self.under.handle(signal)
        return self

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """STAY only where LEAVE was held."""
        return frozenset(lamp for lamp in super().lamps() if lamp[1] is not Button.STAY or lamp[0] == self.panel)

    def shapes(self) -> tuple[Shape, ...]:
        """One question and three answers, written large."""
        legend: Legend = (
            ("STAY", self.under.quit_words()),
            ("DOUBLE", msg("menu-rules")),
            ("LEAVE", msg("menu-go-on")),
        )
        seat, turn = self.under.place(self.panel)
        sheet = Box(0, 0, 540 if turn % 2 else 700, 430)
        top, about, *spots = sheet.inset(50, 30).rows(56, 60, 70, 70, 70, gap=11)
        parts: list[Shape] = [
            Card(sheet, Ink.PAPER, band=seat, shadow=True),
            Text(top, self.under.quit_question(self.panel), 34, Ink.INK, bold=True, align="centre", lines=2),
            Text(about, self.under.quit_about(), 20, Ink.MUTED, align="centre", lines=2),
        ]
        for spot, (name, label) in zip(spots, legend, strict=True):
            parts += button(spot, name, label)
        return menu(self.desk, msg("menu-title"), None, (_towards(turn, sheet, tuple(parts)),), (), None)


def _towards(turn: Turn, sheet: Box, parts: tuple[Shape, ...]) -> Group:
    """The sheet in the middle, to be read from the edge of the one who asked for it."""
    wide, high = (sheet.h, sheet.w) if turn % 2 else (sheet.w, sheet.h)
    return Group(Box((WIDTH - wide) / 2, (HEIGHT - high) / 2, wide, high), parts, turn, fixed=True)
