"""Behind the luck page: the game once more, step by step, with what each step was worth."""

from __future__ import annotations

from console.desk import Desk
from console.screens import Screen
from console.screens.dress import Legend, menu
from console.screens.laid import Behind
from console.screens.page import Page
from games.luck.replay_scene import Film, page
from games.scene import Box, Msg, Shape, msg
from hardware.signals import Button

_BODY = Box(40, 76, 1200, 530)
_FLAT = Box(40, 96, 1200, 528)
"""Where a step lies on a screen that stands, and on one that lies flat."""


class Replay(Behind[Page]):
    """STAY goes a step on and LEAVE one back, out of the game at both its ends; DOUBLE to the next step that weighed
    much. A held LEAVE leads out from anywhere."""

    def __init__(self, desk: Desk, under: Page, film: Film) -> None:
        super().__init__(desk, under)
        self.film = film
        self.stop = 0

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """A step, or out."""
        if button is Button.DOUBLE:
            self.stop = self.film.next_key(self.stop)
            return self
        self.stop += 1 if button is Button.STAY else -1
        return self if 0 <= self.stop <= len(self.film.stops) else self.under.again()

    def quit(self, _panel: int) -> Screen:
        """Out, to where it was opened."""
        return self.under.again()

    def quit_question(self, _panel: int) -> Msg:
        """Out?"""
        return msg("replay-out-question")

    def quit_about(self) -> Msg:
        """Where that leads."""
        return msg("replay-out-about")

    def quit_words(self) -> Msg:
        """The yes."""
        return msg("replay-out-yes")

    def shapes(self) -> tuple[Shape, ...]:
        """The step, what it meant, and the ways on."""
        body = page(self.film, self.stop, _BODY if self.desk.layout == "wall" else _FLAT)
        last = self.stop == len(self.film.stops)
        legend: Legend = (
            ("STAY", msg("replay-end" if last else "replay-next")),
            ("LEAVE", msg("button-back")),
            ("DOUBLE", msg("replay-key")),
        )
        return menu(self.desk, msg("replay-title"), None, body, legend, msg("replay-hint"))
