"""Which language? Asked of every visitor first, each language in its own name."""

from __future__ import annotations

from collections.abc import Callable

from console.desk import Desk
from console.screens import Screen
from console.screens.dress import BODY, CHOOSING, lines, menu
from console.screens.page import Page
from games.scene import Shape, msg
from games.words import own_name
from hardware.signals import Button


class ChooseLanguage(Page):
    """DOUBLE next, STAY take, LEAVE back; everything is said in the language in hand at once. then: what follows."""

    def __init__(self, desk: Desk, then: Callable[[Desk], Screen]) -> None:
        super().__init__(desk)
        self._then = then
        self.at = desk.languages.index(desk.words.language)

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Walks the list (T1)."""
        if button is Button.LEAVE:
            return self.home()
        if button is Button.STAY:
            return self._then(self.desk)
        self.at = (self.at + 1) % len(self.desk.languages)
        self.desk.words = self.desk.speak(self.desk.languages[self.at])
        return self

    def shapes(self) -> tuple[Shape, ...]:
        """The names below each other."""
        items = tuple((msg("language-name", name=own_name(code)), None) for code in self.desk.languages)
        body = lines(BODY.inset(300, 20), items, self.at)
        return menu(self.desk, msg("choose-language"), None, body, CHOOSING)
