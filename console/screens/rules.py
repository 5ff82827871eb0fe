"""The rules of a game, page by page, two presses away from every screen."""

from __future__ import annotations

from collections.abc import Callable

from console.desk import Desk
from console.screens import Screen
from console.screens.dress import BODY, CHOOSING, Legend, menu, paper
from console.screens.laid import Laid
from console.screens.page import Page
from games.core import AnyGame
from games.scene import Box, Card, Ink, Msg, Shape, Text, msg
from hardware.signals import Button


class Rules(Laid[Page]):
    """DOUBLE turns the page, STAY and LEAVE lead back to the screen below.

    beyond: where STAY of one panel leads instead, if more than rules was asked for there.
    """

    def __init__(self, desk: Desk, game: AnyGame, under: Page) -> None:
        super().__init__(desk, under)
        self._game, self.page = game, 1
        self.beyond: tuple[int, Callable[[], Screen]] | None = None

    def game(self) -> AnyGame:
        """The game explained."""
        return self._game

    def pages(self) -> int:
        """How many pages the words of this language have."""
        count = 0
        while self.desk.words.has(self._key(count + 1)):
            count += 1
        return count

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Turns or goes back, or on to what else there is."""
        if button is Button.STAY and self.beyond is not None and panel == self.beyond[0]:
            return self.beyond[1]()
        if button is not Button.DOUBLE:
            return self.under
        self.page = self.page % max(1, self.pages()) + 1
        return self

    def open_rules(self) -> Screen:
        """The command that opened the rules closes them."""
        return self.under

    def shapes(self) -> tuple[Shape, ...]:
        """One page of paper: heading, text, and which page it is."""
        key = self._key(min(self.page, max(1, self.pages())))
        sheet = Box(BODY.x + 120, BODY.y, BODY.w - 240, BODY.h)
        heading, text, foot = sheet.inset(56, 28).rows(60, 0, 28, gap=14)
        title = f"{key}.title" if self.desk.words.has(f"{key}.title") else f"title-{self._game.id}"
        parts = (
            Text(heading, Msg(title), 34, Ink.INK, bold=True, lines=2),
            *self._body(text, key),
            Text(foot, msg("page-of", n=self.page, of=max(1, self.pages())), 17, Ink.MUTED, align="end"),
        )
        title_words = msg("rules-of", game=Msg(f"title-{self._game.id}"))
        onward: Legend = () if self.beyond is None else (("STAY", msg("menu-more")),)
        return menu(self.desk, title_words, None, paper(sheet, parts), (*onward, *CHOOSING[1:]), None)

    def _body(self, box: Box, key: str) -> tuple[Shape, ...]:
        """The text; below it, where the words have them (`.left`, `.right`), two things beside each other."""
        if not self.desk.words.has(f"{key}.left"):
            return (Text(box, Msg(key), 34, Ink.INK, lines=9),)
        text, below = box.rows(0, box.h * 0.58, gap=8)
        left, right = below.columns(0, 0, gap=24)
        return (Text(text, Msg(key), 26, Ink.INK, lines=6), *_card(left, f"{key}.left"), *_card(right, f"{key}.right"))

    def _key(self, page: int) -> str:
        return f"rules-{self._game.id}-{page}"


def _card(box: Box, key: str) -> tuple[Shape, ...]:
    """One of two things that are compared: its name and what there is to say of it."""
    title, text = box.inset(18, 8).rows(36, 0, gap=2)
    return (
        Card(box, Ink.SHEET, line=Ink.LINE),
        Text(title, Msg(f"{key}-title"), 26, Ink.INK, bold=True, lines=2),
        Text(text, Msg(key), 26, Ink.INK, lines=5),
    )
