"""Which game? One list for everybody, with what the game in hand is about beside it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Literal, TypeAlias

from console.desk import Desk
from console.screens import Screen
from console.screens.dice_tool import DiceTool
from console.screens.dress import BODY, CHOOSING, lines, menu, paper
from console.screens.earlier import EarlierGames
from console.screens.page import Page
from console.screens.seats import Seats
from console.signals import Command
from games.core import AnyGame, Close, Setup, Throw, complete
from games.scene import Box, Die, Ink, Msg, Shape, Symbol, Text, msg
from games.words import own_name
from hardware.signals import Button

Item: TypeAlias = AnyGame | Literal["dice", "rules", "earlier", "language", "layout", "voice"]

_SOON = 20
"""Within so many moves a game that throws dice has thrown some."""


class ChooseGame(Page):
    """DOUBLE next, STAY take, LEAVE back (T1), from any panel. at: item in hand; looked_at: last game in hand."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.at = self.looked_at = 0

    @property
    def items(self) -> tuple[Item, ...]:
        """The games, the dice beside them, the rules of the game looked at; then, if all may, what has been played, and
        how the table is."""
        own: tuple[Item, ...] = () if self.desk.visitors.locked else ("earlier", "language", "layout", "voice")
        return (*self.desk.offered, "dice", "rules", *own)

    def game(self) -> AnyGame:
        """The game looked at."""
        return self.desk.offered[self.looked_at]

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Walks the list."""
        if button is Button.DOUBLE:
            self.at = (self.at + 1) % len(self.items)
            self.looked_at = self.at if self.at < len(self.desk.offered) else self.looked_at
            return self
        return self.home() if button is Button.LEAVE else self._take(at_ns)

    def _take(self, at_ns: int) -> Screen:
        item = self.items[self.at]
        if item == "rules":
            return self.open_rules()
        if item == "dice":
            self.away()
            return DiceTool(self.desk, self)
        if item == "earlier":
            self.away()
            return EarlierGames(self.desk, self)
        if item == "language" or item == "layout" or item == "voice":
            self.desk.take(Command(item, at_ns))
            return self
        return Seats(self.desk, item, self)

    def shapes(self) -> tuple[Shape, ...]:
        """The list and the sheet."""
        left, right = BODY.columns(500, 0, gap=40)
        items = tuple(self._words(item) for item in self.items)
        body = (*lines(left, items, self.at), *self._about(right))
        return menu(self.desk, msg("choose-title"), msg("choose-aside"), body, CHOOSING)

    def _words(self, item: Item) -> tuple[Msg, Msg | None]:
        if item == "rules":
            return msg("choose-rules", game=Msg(f"title-{self.game().id}")), None
        if item == "dice":
            return msg("tool-title"), None
        if item == "earlier":
            return msg("earlier-title"), None
        if item == "language":
            return msg("choose-language"), msg("language-name", name=own_name(self.desk.words.language))
        if item == "layout":
            return msg("choose-layout"), Msg(f"layout-{self.desk.layout}")
        if item == "voice":
            return msg("choose-voice"), Msg(f"choose-voice-{self.desk.voice}")
        assert not isinstance(item, str)
        return Msg(f"title-{item.id}"), None

    def _about(self, box: Box) -> tuple[Shape, ...]:
        game = self.game()
        title, about, seats, marks = box.inset(44, 36).rows(110, 0, 34, 96, gap=16)
        if self.items[self.at] == "dice":
            return paper(box, (*_told(title, about, msg("tool-title"), msg("tool-about")), *_kinds(marks)))
        if self.items[self.at] == "earlier":
            return paper(box, _told(title, about, msg("earlier-title"), msg("earlier-about")))
        low, high = game.seats[0], game.seats[-1]
        many = msg("seats-one", n=low) if low == high else msg("seats-range", low=low, high=high)
        told = _told(title, about, Msg(f"title-{game.id}"), Msg(f"about-{game.id}"))
        return paper(box, (*told, Text(seats, many, 20, Ink.INK), *_row(marks, min(high, 8), _first_throw(game))))


def _told(title: Box, about: Box, name: Msg, words: Msg) -> tuple[Shape, ...]:
    return (Text(title, name, 48, Ink.INK, bold=True, lines=2), Text(about, words, 26, Ink.INK, lines=5))


@cache
def _first_throw(game: AnyGame) -> int:
    """How many dice are thrown first; 0 if none soon."""
    setup = complete(game, Setup(game.seats[0]))
    state = game.start(replace(setup, lots=game.draw(setup, Random(0))))
    for _ in range(_SOON):
        waiting = game.waiting(state)
        if isinstance(waiting, Throw):
            return waiting.dice
        state, _ = game.apply(state, next(iter(game.moves(state)), Close()))
    return 0


def _row(box: Box, seats: int, dice: int) -> tuple[Shape, ...]:
    """So many seats' symbols, and the dice that are thrown, three at the most, at the end."""
    marks = tuple(Symbol(Box(box.x + n * 46, box.y + 44, 34, 34), n) for n in range(seats))
    lie = ((-84, 16, 3, 8), (-170, 12, 5, -6), (-256, 18, 2, 3))[:dice]
    return (*marks, *(Die(Box(box.x + box.w + x, box.y + y, 72, 72), face, tilt=tilt) for x, y, face, tilt in lie))


def _kinds(box: Box) -> tuple[Shape, ...]:
    """Dice of several kinds."""
    kinds = ((2, 4), (5, 6), (7, 8), (4, 10), (11, 12), (18, 20))
    left = box.x + box.w - 86 * len(kinds) + 2
    dice = (
        Die(Box(left + n * 86, box.y + 14, 72, 72), face, sides, tilt=n * 5 % 13 - 6)
        for n, (face, sides) in enumerate(kinds)
    )
    return tuple(dice)
