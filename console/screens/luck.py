"""After the score sheet: how much of each result was luck, and how much was choice; and the way to every step."""

from __future__ import annotations

from functools import partial

from console.desk import Desk
from console.screens import Screen
from console.screens.dress import Legend, menu
from console.screens.laid import Behind
from console.screens.replay import Replay
from console.screens.sheet import Sheet
from console.signals import Signal
from console.thinking import Thought
from games.luck import Account, account
from games.luck.replay_scene import film
from games.luck.scene import Told, page
from games.scene import Box, Ink, Shape, Text, msg
from games.view import View
from hardware.signals import Button, Tick

BACK: Legend = (("LEAVE", msg("button-back")),)
STEPS: Legend = (("STAY", msg("replay-question")),)
_BODY = Box(40, 76, 1200, 530)
_FLAT = Box(40, 96, 1200, 528)
"""Where the account lies on a screen that stands, and on one that lies flat."""


class LuckOrChoice(Behind[Sheet]):
    """STAY goes through the game step by step, LEAVE leads back to the score sheet, DOUBLE to its next leaf."""

    def __init__(self, desk: Desk, under: Sheet) -> None:
        super().__init__(desk, under)
        session = under.session
        self._steps = session.line
        self._thought: Thought[Account | None] = Thought(desk.think, partial(account, session.game, self._steps))

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Through the game, back to the sheet, or on."""
        if button is Button.LEAVE:
            return self.under.again()
        if button is Button.DOUBLE:
            return self.under.leaf(1)
        found = self._thought.result
        if found is None:
            return self
        self.away()
        return Replay(self.desk, self, film(self.game(), self._steps, found, self._view()))

    def _view(self) -> View:
        return View(layout=self.desk.layout, seats=self.under.views())

    def other(self, signal: Signal) -> Screen:
        """The account comes to its end."""
        if isinstance(signal, Tick):
            self._thought.look()
        return self

    def wake_ns(self) -> tuple[int | None, ...]:
        """While it is made."""
        return (self._thought.due_ns(self.desk.now_ns),)

    def shapes(self) -> tuple[Shape, ...]:
        """The account on the ground of a menu."""
        box, found = _BODY if self.desk.layout == "wall" else _FLAT, self._thought.result
        body: tuple[Shape, ...] = (Text(box, msg("coach-thinks"), 34, Ink.SOFT, align="centre"),)
        if found is not None:
            body = page(Told(self.game(), self._steps, found, self._view()), box)
        steps = STEPS if found is not None else ()
        legend: Legend = (*steps, *BACK, ("DOUBLE", self.under.leaf_words(1)))
        return menu(self.desk, msg("luck-title"), None, body, legend, None)
