"""While nobody plays: bots show each game in turn, and any button leads on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from console.desk import SECOND, Desk
from console.screens import Screen
from console.screens.dress import noticed
from console.screens.page import Page
from console.signals import Shown, Signal
from console.thinking import LOOK_NS, Think
from games.core import AnyGame, Choose, Close, Over, Setup, Throw, Thrown, complete, moves_of
from games.scene import Box, Card, Group, Ink, Msg, Shape, Text, msg
from games.table import caps_width, key_caps
from games.view import SeatView as Seen
from games.view import View
from hardware.signals import Button, Tick

_CARD = Box(0, 0, 320, 48)


def invitation(keys: tuple[str, ...], notice: Msg | None = None) -> tuple[Shape, ...]:
    """What leads on, with the keys of the first panel if it has any, and a notice below it.

    Upright it takes the place of the words at the end of the header, so that it lies over nothing.
    """
    inner = _CARD.inset(20, 4)
    if notice is not None:
        below = Box(_CARD.x, _CARD.y + _CARD.h, _CARD.w, _NOTICE_H)
        told = (
            Card(below, Ink.NOW, None, id="notice"),
            Text(below.inset(12, 2), notice, 14, bold=True, align="centre", lines=2),
        )
        return (*invitation(keys), *told)
    words, caps = inner.columns(0, caps_width(keys, _CAP), gap=8) if keys else (inner, inner)
    return (
        Card(_CARD, Ink.WHITE, None, shadow=True, id="invitation"),
        Text(words, msg("attract-press"), 20 if keys else 26, Ink.INK, bold=True, align="centre"),
        *key_caps(caps.x, caps, keys, _CAP),
    )


_CAP, _NOTICE_H = 26, 38

STEP_NS = int(1.8 * SECOND)
SHEET_NS = 7 * SECOND
SHOWN_NS = 150 * SECOND
"""A game that has not come to its sheet by then makes room for the next."""
SEATS = 4


@dataclass
class Demo:
    """A game that bots play among themselves; nothing of it is kept. thought: what the bots are still thinking of."""

    game: AnyGame
    state: Any
    bots: tuple[str, ...]
    chance: Random
    rolling: tuple[int, ...] | None = None
    throws: int = 0
    thought: Callable[[], Any] | None = None

    @property
    def over(self) -> bool:
        """Whether the score sheet is shown."""
        return isinstance(self.game.waiting(self.state), Over)

    def step(self, tumbles: bool, think: Think) -> None:
        """A throw, or everybody's answer to a question; a throw that tumbles comes to rest in the next step, and a
        thought may need some."""
        if self.rolling is not None:
            self.state, _ = self.game.apply(self.state, Thrown(self.rolling))
            self.rolling = None
            return
        waiting = self.game.waiting(self.state)
        if isinstance(waiting, Throw):
            self.throws += 1
            self.rolling = tuple(self.chance.randint(1, waiting.sides) for _ in range(waiting.dice))
            if not tumbles:
                self.step(tumbles, think)
        elif isinstance(waiting, Choose):
            self.thought = self.thought or think(partial(self._answered, self.state, waiting))
            after = self.thought()
            if after is not None:
                self.state, self.thought = after, None

    def _answered(self, state: Any, waiting: Choose) -> Any:
        """The state after everybody's answer."""
        for seat in waiting.seats:
            moves = moves_of(self.game, state, seat)
            if moves:
                state, _ = self.game.apply(state, self.game.bot(self.bots[seat])(state, seat, moves, self.chance))
        now = self.game.waiting(state)
        return self.game.apply(state, Close())[0] if isinstance(now, Choose) and not now.seats else state

    def view(self, desk: Desk) -> View:
        """How it is looked at."""
        seats = tuple(Seen("bot", bot) for bot in self.bots)
        return View(desk.layout, seats, open=False, rolling=self.rolling, throws=self.throws, throw_by="pause")


def demo(desk: Desk, game: AnyGame, chance: Random) -> Demo:
    """A fresh demonstration, with as many bots as show the game well."""
    count = min(max(SEATS, game.seats[0]), game.seats[-1])
    setup = complete(game, Setup(count))
    setup = complete(game, Setup(count, setup.options, None, game.draw(setup, chance)))
    names = tuple(game.bots[-1 - seat % len(game.bots)] for seat in range(count))
    return Demo(game, game.start(setup), names, chance)


class Attract(Page):
    """Any press leads on, and does nothing else."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        desk.session = None
        if desk.visitors.ask_language and desk.words.language != desk.home_language:
            desk.words = desk.speak(desk.home_language)
        self._chance = Random(desk.entropy(32))
        self._at = 0
        self._demo = demo(desk, desk.offered[0], self._chance)
        self._due_ns: int | None = None
        self._since_ns: int | None = None

    def game(self) -> AnyGame:
        """The game being shown."""
        return self._demo.game

    def idles(self) -> bool:
        """There is nowhere further to go."""
        return False

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """On to the game that was left, if there is one, else to the choice of games."""
        from console.screens.start import first

        return first(self.desk)

    def other(self, signal: Signal) -> Screen:
        """The demonstration goes on, step by step, until the screen may rest."""
        rests = self.rest_ns()
        if isinstance(signal, Tick) and rests is not None and signal.now_ns >= rests:
            from console.screens.rest import Rest

            return Rest(self.desk)
        if isinstance(signal, Shown) and self._due_ns is None:
            self._due_ns = signal.at_ns + self._pause_ns()
            self._since_ns = signal.at_ns if self._since_ns is None else self._since_ns
        elif isinstance(signal, Tick) and self._due_ns is not None and signal.now_ns >= self._due_ns:
            self._step(signal.now_ns)
            self._due_ns = None
        return self

    def _pause_ns(self) -> int:
        if self._demo.over:
            return SHEET_NS
        if self._demo.thought is not None:
            return LOOK_NS
        return self.desk.tumble_ns if self._demo.rolling is not None else STEP_NS

    def _step(self, now_ns: int) -> None:
        late = self._since_ns is not None and now_ns >= self._since_ns + SHOWN_NS
        if not self._demo.over and not late:
            self._demo.step(self.desk.tumble_ns > 0, self.desk.think)
            return
        self._since_ns = None
        self._at = (self._at + 1) % len(self.desk.offered)
        self._demo = demo(self.desk, self.desk.offered[self._at], self._chance)

    def flat_notices(self) -> tuple[Box, Box] | None:
        """With the invitation, where no panel lies; a score sheet has none."""
        return super().flat_notices() if self._demo.over else None

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """All dark: nobody is asked."""
        return frozenset()

    def wake_ns(self) -> tuple[int | None, ...]:
        """The next step."""
        return self._due_ns, self.rest_ns()

    def rest_ns(self) -> int | None:
        """When the picture goes dim or dark, because nobody has come for long."""
        if self.desk.rest == "off" or self.shown_ns is None:
            return None
        return self.desk.pressed_ns + int(self.desk.rest_after_s * SECOND)

    def shapes(self) -> tuple[Shape, ...]:
        """The demonstration, and the invitation over it."""
        game, view = self._demo.game, self._demo.view(self.desk)
        picture = game.sheet(self._demo.state, view) if self._demo.over else game.scene(self._demo.state, view)
        notice = noticed(self.desk) if self.desk.layout == "table" and not self._demo.over else None
        invited = invitation(self.desk.keys_of(0), notice)
        if self.desk.layout == "table":
            high = 48 if notice is None else 48 + _NOTICE_H
            near, far = Box(940, 704 - high, 320, high), Box(20, 16, 320, high)
            return (*picture.shapes, Group(near, invited), Group(far, invited, 2))
        if self._demo.over:
            return (*picture.shapes, Group(Box(480, 664, 320, 48), invited))
        without = tuple(shape for shape in picture.shapes if isinstance(shape, Group) or shape.id != "aside")
        return (*without, Group(Box(920, 16, 320, 48), invited))
