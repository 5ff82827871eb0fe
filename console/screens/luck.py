"""After the score sheet: how much of each result was luck, and how much was choice; and the way to every step."""

from __future__ import annotations

from functools import partial
from weakref import ref

from console.desk import Desk
from console.screens import Screen
from console.screens.dress import Legend, menu
from console.screens.replay import Replay
from console.screens.sheet import Leaf, Sheet
from console.signals import Signal
from console.thinking import Thought
from games.luck import Account, account, closer_account
from games.luck.replay_scene import film
from games.luck.scene import Told, page
from games.scene import Box, Ink, Shape, Text, msg
from games.view import View
from hardware.signals import Button, Tick

STEPS: Legend = (("STAY", msg("replay-question")),)
_BODY = Box(40, 76, 1200, 530)
_FLAT = Box(40, 96, 1200, 528)
"""Where the account lies on a screen that stands, and on one that lies flat."""


class LuckOrChoice(Leaf):
    """Here STAY goes through the game step by step.

    The account that is quickly made comes first; a better one takes its place where this machine can make it.
    """

    def __init__(self, desk: Desk, under: Sheet, place: int) -> None:
        super().__init__(desk, under, place)
        session = under.session
        self._steps = session.line
        self._thought: Thought[Account | None] = Thought(desk.think, partial(account, session.game, self._steps))
        self._judge_closely()

    def _judge_closely(self) -> None:
        """Has the game judged anew, once: not before there is something to show meanwhile, and only until the score
        sheet is left for good."""
        game, under = self.game(), self.under
        if self._thought.done and self.desk.closely and under.closer is None:
            sheet = ref(under)
            work = partial(closer_account, game, self._steps, lambda: sheet() is None)
            under.closer = Thought(self.desk.think, work)

    def _found(self) -> Account | None:
        """The best account there is by now."""
        closer = self.under.closer
        return (closer and closer.result) or self._thought.result

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Through the game; else as every leaf."""
        if button is not Button.STAY:
            return super().press(panel, button, at_ns, exact)
        found = self._found()
        if found is None:
            return self
        self.away()
        return Replay(self.desk, self, film(self.game(), self._steps, found, self._view()))

    def _view(self) -> View:
        return View(layout=self.desk.layout, seats=self.under.views())

    def other(self, signal: Signal) -> Screen:
        """The account comes to its end, and so does the better one."""
        if isinstance(signal, Tick) and self._thought.look():
            self._judge_closely()
            if self.under.closer is not None:
                self.under.closer.look()
        return self

    def wake_ns(self) -> tuple[int | None, ...]:
        """While they are made."""
        closer, now_ns = self.under.closer, self.desk.now_ns
        return self._thought.due_ns(now_ns), None if closer is None else closer.due_ns(now_ns)

    def stays(self) -> Legend:
        """Step by step, once there is an account."""
        return () if self._found() is None else STEPS

    def shapes(self) -> tuple[Shape, ...]:
        """The account on the ground of a menu."""
        box, found = _BODY if self.desk.layout == "wall" else _FLAT, self._found()
        body: tuple[Shape, ...] = (Text(box, msg("coach-thinks"), 34, Ink.SOFT, align="centre"),)
        if found is not None:
            body = page(Told(self.game(), self._steps, found, self._view()), box)
        closer = self.under.closer
        thinks = msg("coach-thinks") if found is not None and closer is not None and not closer.done else None
        return menu(self.desk, msg("luck-title"), thinks, body, self.legend(), None)
