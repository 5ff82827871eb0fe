"""What if: a game played again with the same throws, everybody following one strategy.

Throws keep to the part of the game they fell in (`Game.chapter`): the second throw of a round is again the second of
that round. Where the other decisions ask for dice that never fell, they are thrown anew, by a stream that depends on
the game alone, and counted.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from games.core import AnyGame, BadNotation, Bot, Choose, Close, Over, Thrown, moves_of
from games.record import Step
from games.simulate import stream

AT_MOST = 20_000
"""A game that has not ended after so many moves is given up."""


@dataclass(frozen=True, slots=True)
class WhatIf:
    """How it would have gone. result: final points by seat, None if it did not end; dice: how many were thrown; anew:
    how many of them had not fallen in the game as it was."""

    bot: str
    result: tuple[int, ...] | None
    dice: int
    anew: int


def can_be_asked(steps: Sequence[Step]) -> bool:
    """Whether any throw fell after a decision: else the game held no chance that could be kept."""
    thrown = [isinstance(step.move, Thrown) for step in steps]
    return False in thrown and True in thrown[thrown.index(False) :]


def what_if(game: AnyGame, steps: Sequence[Step], bot: str) -> WhatIf:
    """The game of these steps with a bot of that name at every seat; BadNotation if it does not play at this table."""
    if not can_be_asked(steps):
        raise BadNotation(
            f"{game.id}: nothing was thrown after the first decision, so there are no throws to play again"
        )
    return _Again(game, steps, bot).play()


class _Again:
    """One game being played again. fell: the throws by part; made: how many of each part have been used."""

    def __init__(self, game: AnyGame, steps: Sequence[Step], bot: str) -> None:
        self.game, self.name, self.state = game, bot, steps[0].before
        self.bot: Bot[Any, Any] = game.bot(bot)
        self.fell: dict[int, list[tuple[int, ...]]] = defaultdict(list)
        for step in steps:
            if isinstance(step.move, Thrown):
                self.fell[game.chapter(step.before)].append(step.move.faces)
        self.made: dict[int, int] = defaultdict(int)
        self.dice = self.anew = 0
        of_game = json.dumps([step.entry.text for step in steps])
        self.chance, self.fresh = stream(of_game, 1, f"what if {bot}"), stream(of_game, 1, "what if dice")

    def play(self) -> WhatIf:
        for _ in range(AT_MOST):
            now = self.game.waiting(self.state)
            if isinstance(now, Over):
                return WhatIf(self.name, now.scores, self.dice, self.anew)
            move = self._answer(now) if isinstance(now, Choose) else self._throw(now.dice, now.sides)
            self.state = self.game.apply(self.state, move)[0]
        return WhatIf(self.name, None, self.dice, self.anew)

    def _answer(self, now: Choose) -> Any:
        if not now.seats:
            return Close()
        seat = self.chance.choice(now.seats) if now.race else now.seats[0]
        return self.bot(self.state, seat, moves_of(self.game, self.state, seat), self.chance)

    def _throw(self, dice: int, sides: int) -> Thrown:
        part = self.game.chapter(self.state)
        fell, n = self.fell[part], self.made[part]
        self.made[part] += 1
        kept = fell[n][:dice] if n < len(fell) else ()
        self.dice += dice
        self.anew += dice - len(kept)
        return Thrown((*kept, *_dice(self.fresh, dice - len(kept), sides)))


def _dice(fresh: Random, dice: int, sides: int) -> list[int]:
    return fresh.choices(range(1, sides + 1), k=dice)
