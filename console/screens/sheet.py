"""The score sheet at the end, and the software dice's word kept: the seed that was promised is opened."""

from __future__ import annotations

from collections.abc import Callable

from console.desk import Desk
from console.screens import Screen
from console.screens.dress import Legend
from console.screens.holders import Holder, read_panels
from console.screens.laid import Behind
from console.screens.page import Page
from console.screens.table import begin
from console.session import Session
from console.thinking import Thought
from games.core import AnyGame
from games.luck import Account
from games.luck.what_if import can_be_asked
from games.marks import Marks
from games.scene import Box, Group, Ink, Msg, Shape, Text, msg
from games.table import as_they_lie
from games.view import SeatView, View
from hardware.signals import Button

FOOT = Box(40, 660, 1200, 48)
SHORT = 12
"""So many characters of the commitment are shown; the record has all."""


class Sheet(Page):
    """STAY plays the same again, LEAVE ends; DOUBLE turns to the further leaves, and then to another game.

    stays: what STAY is called here and on the leaves; end: what LEAVE is.
    """

    stays: Legend = (("STAY", msg("sheet-again")),)
    end = msg("sheet-end")

    def __init__(self, desk: Desk, session: Session, seating: tuple[Holder, ...]) -> None:
        super().__init__(desk)
        self.session, self._seating = session, seating
        self.closer: Thought[Account | None] | None = None
        """The account of the game by its better judge, once somebody has asked for it."""

    def game(self) -> AnyGame:
        """The game that was played."""
        return self.session.game

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """On to what comes after a game."""
        if button is Button.DOUBLE:
            return self.leaf(0)
        return self.stay(self) if button is Button.STAY else self.leave()

    def stay(self, here: Page) -> Screen:
        """What STAY leads to. here: the leaf at which it was pressed, or this sheet."""
        return self.play_again()

    def leave(self) -> Screen:
        """What LEAVE leads to."""
        return self.home()

    def leaf(self, number: int) -> Screen:
        """What DOUBLE leads to: the further leaves of the sheet one after the other (from 0), then another game."""
        leaves = self._leaves()
        if number >= len(leaves):
            return self.another_game()
        self.away()
        return leaves[number][1](self.desk, self, number)

    def leaf_words(self, number: int) -> Msg:
        """What DOUBLE says where it leads to that leaf."""
        leaves = self._leaves()
        return leaves[number][0] if number < len(leaves) else msg("sheet-other")

    def _leaves(self) -> tuple[tuple[Msg, Callable[[Desk, Sheet, int], Screen]], ...]:
        """Luck and choice where the game can tell them, another strategy where throws could be kept, the dice where any
        fell."""
        from console.screens.dice_page import DicePage
        from console.screens.luck import LuckOrChoice
        from console.screens.what_if import WhatIfPage

        luck = ((msg("luck-question"), LuckOrChoice),) if self.game().worth else ()
        again = ((msg("whatif-question"), WhatIfPage),) if can_be_asked(self.session.line) else ()
        dice = ((msg("sheet-dice"), DicePage),) if self.session.shown_source else ()
        return (*luck, *again, *dice)

    def home(self) -> Screen:
        """The attract screen; this game is done with."""
        self.desk.session = None
        return super().home()

    def play_again(self) -> Screen:
        """The same game at the same seats."""
        self.desk.session = None
        setup = self.session.setup
        return begin(self.desk, self.session.game, self._seating, dict(setup.options), setup.coach, self.marks())

    def another_game(self) -> Screen:
        """The choice of games."""
        from console.screens.choose_game import ChooseGame

        self.desk.session = None
        return ChooseGame(self.desk)

    def marks(self) -> Marks:
        """The panels that were played from."""
        return read_panels(self.session.note, self._seating)

    def views(self) -> tuple[SeatView, ...]:
        """Who sat where."""
        return tuple(SeatView() if isinstance(one, int) else SeatView("bot", one) for one in self._seating)

    def shapes(self) -> tuple[Shape, ...]:
        """The game's sheet, with the ways on along its foot."""
        scene = self.session.game.sheet(self.session.shown, View(layout=self.desk.layout, seats=self.views()))
        near = Group(FOOT, self._foot())
        far = () if self.desk.layout == "wall" else (Group(Box(40, 12, FOOT.w, FOOT.h), self._foot(), 2),)
        return (*scene.shapes, near, *far)

    def legend(self) -> Legend:
        """The ways on."""
        return (*self.stays, ("LEAVE", self.end), ("DOUBLE", self.leaf_words(0)))

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """Those of the ways on."""
        return self.lamps_of(Button(name) for name, _ in self.legend())

    def _foot(self) -> tuple[Shape, ...]:
        ways = self.legend()
        *spots, words = Box(0, 0, FOOT.w, FOOT.h).columns(*(170,) * len(ways), 0, gap=14)
        shapes = as_they_lie(tuple(spots), ways, keys=self.desk.keys_of(0))
        record = self.session.record()
        used = any(entry.source == "console" and entry.text.startswith("throw") for entry in record.entries)
        if used and record.seed and record.commitment:
            fair = msg("sheet-fair", promise=record.commitment[:SHORT], seed=record.seed[:SHORT])
            shapes += (Text(words, fair, 14, Ink.SOFT, align="end", lines=2),)
        return shapes


class Leaf(Behind[Sheet]):
    """A further leaf of a score sheet: LEAVE leads back to it, DOUBLE to the leaf after this one, STAY where it leads
    from the sheet. place: which leaf this is, from 0."""

    def __init__(self, desk: Desk, under: Sheet, place: int) -> None:
        super().__init__(desk, under)
        self._place = place

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Back to the sheet, or on from it."""
        if button is Button.LEAVE:
            return self.under.again()
        return self.under.stay(self) if button is Button.STAY else self.under.leaf(self._place + 1)

    def stays(self) -> Legend:
        """What STAY is called here."""
        return self.under.stays

    def legend(self) -> Legend:
        """What the buttons do."""
        return (*self.stays(), ("LEAVE", msg("button-back")), ("DOUBLE", self.under.leaf_words(self._place + 1)))

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """Those of the ways on."""
        return self.lamps_of(Button(name) for name, _ in self.legend())
