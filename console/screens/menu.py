"""The menu behind a held LEAVE: quit, look at the rules, or go on; in some games also what else a seat may offer."""

from __future__ import annotations

from collections.abc import Callable

from console.desk import Desk
from console.screens import Screen
from console.screens.dress import Legend, lines, menu
from console.screens.laid import Laid
from console.screens.page import Page
from console.screens.rules import Rules
from games.core import Seat
from games.scene import HEIGHT, WIDTH, Box, Card, Group, Ink, Msg, Shape, Text, msg
from games.seating import Turn
from games.table import as_they_lie, below_each_other
from hardware.signals import Button


class Menu(Laid[Page]):
    """Laid over any screen by the panel that held LEAVE; only this panel can confirm quitting.

    Three answers, one a button; where the panel has offers to make there are more, and they become a list. What else
    the screen below lets a panel do is one button behind the rules. at: which line of the list is in hand.
    """

    def __init__(self, desk: Desk, under: Page, panel: int) -> None:
        super().__init__(desk, under)
        self.panel, self.at = panel, 0
        self._offers, self._more = under.offers(panel), under.more(panel)
        self._listed = bool(self._offers)

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """STAY quits what the screen below says it quits, DOUBLE opens the rules, LEAVE goes on."""
        if button is Button.LEAVE:
            return self.under
        if button is Button.DOUBLE and not self._listed:
            return self._rules()
        if panel != self.panel:
            return self
        return self._walk(button) if self._listed else self.under.quit(panel)

    def _rules(self) -> Screen:
        """The rules, with the way to the list in them where there is more than them."""
        rules = self.under.open_rules()
        if self._more and isinstance(rules, Rules):
            rules.beyond = self.panel, self._list_up
        return rules

    def _list_up(self) -> Screen:
        self._listed = True
        return self.again()

    def _items(self) -> tuple[tuple[Msg, Callable[[], Screen]], ...]:
        """The lines of the list, the harmless one first."""
        quit = (self.under.quit_words(), lambda: self.under.quit(self.panel))
        return ((msg("menu-rules"), self.under.open_rules), *self._more, *self._offers, quit)

    def _walk(self, button: Button) -> Screen:
        items = self._items()
        if button is Button.STAY:
            return items[self.at][1]()
        self.at = (self.at + 1) % len(items)
        return self

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """STAY only where LEAVE was held, as all that walks a list."""
        own = {Button.STAY, Button.DOUBLE} if self._listed else {Button.STAY}
        return frozenset(lamp for lamp in super().lamps() if lamp[1] not in own or lamp[0] == self.panel)

    def shapes(self) -> tuple[Shape, ...]:
        """One question and its answers, written large."""
        seat, turn = self.under.place(self.panel)
        sheet = Box(0, 0, 540 if turn % 2 else 700, 560 if self._listed else 430)
        top, about, rest = sheet.inset(50, 30).rows(56, 60, 0, gap=11)
        parts: list[Shape] = [
            Card(sheet, Ink.PAPER, band=seat, shadow=True),
            Text(top, self._question(seat), 34, Ink.INK, bold=True, align="centre", lines=2),
            *((Text(about, self.under.quit_about(), 20, Ink.MUTED, align="centre", lines=2),) if self._quits() else ()),
            *(self._list(rest) if self._listed else self._answers(rest)),
        ]
        return menu(self.desk, msg("menu-title"), None, (_towards(turn, sheet, tuple(parts)),), (), None, follows=False)

    def _quits(self) -> bool:
        """Whether STAY would quit now."""
        return not self._listed or self.at == len(self._items()) - 1

    def _question(self, seat: Seat | None) -> Msg:
        if self._quits() or seat is None:
            return self.under.quit_question(self.panel)
        return msg("seat", n=seat + 1)

    def _list(self, box: Box) -> tuple[Shape, ...]:
        spot, foot = box.rows(0, 60, gap=8)
        legend: Legend = (("STAY", msg("button-take")), ("LEAVE", msg("menu-go-on")), ("DOUBLE", msg("button-next")))
        items = tuple((words, None) for words, _ in self._items())
        buttons = as_they_lie(foot.columns(0, 0, 0, gap=12), legend, keys=self.desk.keys_of(self.panel))
        return (*lines(spot, items, self.at), *buttons)

    def _answers(self, box: Box) -> tuple[Shape, ...]:
        legend: Legend = (
            ("STAY", self.under.quit_words()),
            ("DOUBLE", msg("menu-rules")),
            ("LEAVE", msg("menu-go-on")),
        )
        return below_each_other(box.rows(70, 70, 70, gap=11), legend, self.desk.keys_of(self.panel))


def _towards(turn: Turn, sheet: Box, parts: tuple[Shape, ...]) -> Group:
    """The sheet in the middle, to be read from the edge of the one who asked for it."""
    wide, high = (sheet.h, sheet.w) if turn % 2 else (sheet.w, sheet.h)
    return Group(Box((WIDTH - wide) / 2, (HEIGHT - high) / 2, wide, high), parts, turn, fixed=True)
