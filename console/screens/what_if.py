"""A leaf of the score sheet: the same throws once more, with everybody following one strategy."""

from __future__ import annotations

from functools import partial

from console.desk import Desk
from console.screens import Screen
from console.screens.dress import menu
from console.screens.sheet import Leaf, Sheet
from console.signals import Signal
from console.thinking import Thought
from games.core import AnyGame, BadNotation, has_bot
from games.luck.what_if import WhatIf, what_if
from games.luck.what_if_scene import Table, page
from games.record import Step
from games.scene import Box, Shape, msg
from hardware.signals import Tick

_BODY = Box(40, 84, 1200, 520)
_FLAT = Box(40, 96, 1200, 528)


class WhatIfPage(Leaf):
    """Strategies are tried one after the other."""

    def __init__(self, desk: Desk, under: Sheet, place: int) -> None:
        super().__init__(desk, under, place)
        self._bots = tuple(name for name in under.game().bots if has_bot(under.game(), name))
        self._found: dict[str, WhatIf | None] = {}
        self._thought: Thought[WhatIf | None] | None = None
        self._think()

    def _think(self) -> None:
        """Takes what has been found, and begins with the next strategy."""
        for name in self._bots:
            if name in self._found:
                continue
            if self._thought is None:
                work = partial(_tried, self.under.game(), self.under.session.line, name)
                self._thought = Thought(self.desk.think, work)
            if not self._thought.look():
                return
            self._found[name], self._thought = self._thought.result, None

    def other(self, signal: Signal) -> Screen:
        """Thoughts come to their end."""
        if isinstance(signal, Tick):
            self._think()
        return self

    def wake_ns(self) -> tuple[int | None, ...]:
        """While one is under way."""
        return (None if self._thought is None else self._thought.due_ns(self.desk.now_ns),)

    def shapes(self) -> tuple[Shape, ...]:
        """A table on the ground of a menu."""
        session = self.under.session
        rows = [(name, self._found.get(name)) for name in self._bots if self._found.get(name, True)]
        table = Table(session.game, session.game.totals(session.state), rows)
        body = page(table, _BODY if self.desk.layout == "wall" else _FLAT)
        return menu(self.desk, msg("whatif-title"), None, body, self.legend(), None)


def _tried(game: AnyGame, steps: tuple[Step, ...], name: str) -> WhatIf | None:
    """None for a bot that does not play at a table like this."""
    try:
        return what_if(game, steps, name)
    except BadNotation:
        return None
