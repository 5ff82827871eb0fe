"""The thorough judge of positions, which takes its time: exact tables alone where there are some, else rollouts.

A position is worth what its seats get on average when it is played on many times (`analysis_rollouts`). The value
before a throw is then the mean of those after it, however it falls, so no luck is made up; and as the same dice fall in
the same throw whatever went before, a decision that the rollouts would have taken costs nothing at all.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from games.core import Close, Seat, Worth
from games.the_choice.analysis import life_before
from games.the_choice.analysis_alone import alone
from games.the_choice.analysis_promises import POINT, sides
from games.the_choice.analysis_rollouts import Due, play_on
from games.the_choice.analysis_rolls import pairs
from games.the_choice.analysis_states import ARC_NO, LINE_NO, NONE
from games.the_choice.board import BOXES, NUMBERS, RING_FULL
from games.the_choice.bots_outlook import FARTHEST, SOME
from games.the_choice.bots_strong import COMPANY, HASTE
from games.the_choice.hand import Dice
from games.the_choice.moves import Begin, Colour, Done, Move, Number, Turn
from games.the_choice.plans import Plan, plans, tip_of
from games.the_choice.rules import apply
from games.the_choice.sheets import SHEETS
from games.the_choice.state import (
    DICE,
    SIDES,
    Phase,
    Player,
    Standing,
    State,
    Table,
    asked,
    hand,
    need,
    printed,
    totals,
)

GAMES = 6 * SIDES**DICE
"""A position is played on so many times: every throw that may fall next falls six times."""
THROWS = 64
"""Throws of a game that have dice of their own; what comes later falls as so many throws before."""


def judge(first: State) -> Callable[[State], Worth]:
    """What judges the positions of a game that begins so."""
    return alone(first) or Rollouts(first.table).worth


@lru_cache(maxsize=2)
def _dice(seed: int, games: int) -> np.ndarray[tuple[int, int, int], np.dtype[np.int8]]:
    """By game and throw: three dice that fall, and three that fall again. All throws fall equally often."""
    chance = np.random.default_rng(seed)
    every = np.array(list(product(range(1, SIDES + 1), repeat=DICE)) * (games // SIDES**DICE), dtype=np.int8)
    throws = [np.hstack([chance.permutation(every), chance.permutation(every)]) for _ in range(THROWS)]
    return np.stack(throws, axis=1)


class Use(NamedTuple):
    """What can be done with a throw: the promise afterwards, the marks, and whether the sheet is turned early."""

    worth: float
    plan: Plan
    turns: bool

    def moves(self, seat: Seat) -> list[Move]:
        """The moves of a seat that does it."""
        colours = [Colour(seat, spot, faces[0]) for spot, faces in self.plan.colours]
        numbers = [Number(seat, spot, faces) for spot, faces in self.plan.numbers]
        return [*colours, *numbers, Turn(seat) if self.turns else Done(seat)]


class Rollouts:
    """The judge of one table; it remembers what it has played on. seed: of the dice that fall in all of it; games: how
    often a position is played on, a multiple of all throws there are."""

    def __init__(self, table: Table, seed: int = 3, games: int = GAMES) -> None:
        self._dice = _dice(seed, games)
        self.sides = sides(tuple(side for letter in table.sheets for side in SHEETS[letter]))
        self.pairs = pairs(table.both)
        self._known: dict[tuple[object, ...], Worth] = {}

    def worth(self, state: State) -> Worth:
        """The mean of the final scores, and the largest standard error of a seat's."""
        state = self.settled(state)
        if state.phase is Phase.OVER:
            return Worth(tuple(map(float, totals(state))))
        due = self.due(state)
        key = due.rows.tobytes(), *due[1:]
        if key not in self._known:
            ends = play_on(due, self._dice, self.sides, self.pairs)
            error = float(ends.std(axis=0, ddof=1).max()) / len(ends) ** 0.5
            self._known[key] = Worth(tuple(map(float, ends.mean(axis=0))), error)
        return self._known[key]

    def due(self, state: State) -> Due:
        """A state in which dice are due or to be kept, for rollouts."""
        rows = np.array([_row(player) for player in state.players], dtype=np.int64)
        lying = NONE if state.phase is Phase.THROW else SOME.index(_lying(state))
        return Due(rows, state.active, state.turn, lying, state.phase is Phase.AGAIN)

    def throws(self, state: State) -> tuple[int, ...]:
        """By seat, how many throws it may have after the one at hand, as the rollouts reckon."""
        lives = [life_before(state, seat) for seat in range(state.table.seats)]
        return tuple(_to_come(state, seat, lives) for seat in range(state.table.seats))

    def settled(self, state: State) -> State:
        """The state once everybody who is asked has done what the rollouts would do; when dice are due, as it is."""
        if state.phase not in (Phase.BEGIN, Phase.MARK):
            return state
        throws = self.throws(state)
        while seats := asked(state):
            state = self._answered(state, seats[0], throws[seats[0]])
        return apply(state, Close())[0]

    def _answered(self, state: State, seat: Seat, throws: int) -> State:
        if state.phase is Phase.BEGIN:
            return apply(state, Begin(seat, 0))[0]
        for move in self.best(state, seat, throws).moves(seat):
            state = apply(state, move)[0]
        return state

    def best(self, state: State, seat: Seat, throws: int) -> Use:
        """What the rollouts would do with the dice of a seat that has so many throws after this one."""
        return self.uses(state, seat, throws)[0]

    def uses(self, state: State, seat: Seat, throws: int) -> list[Use]:
        """All that can be done with the dice of such a seat; what promises most comes first."""
        player, at = state.players[seat], 2 * seat + state.players[seat].now
        last, boxes = int(player.second), BOXES - player.side.misses
        line, arc = self.sides.line[at, last, throws], self.sides.arc[at, last, throws]
        fresh = 0 if last else int(self.sides.fresh[at ^ 1, throws])
        found = []
        for plan in plans(printed(state, seat), tip_of(player.side.line), player.side.ring, hand(state, seat)):
            tip, ring = LINE_NO[plan.tip], ARC_NO[plan.ring]
            full = plan.tip[0].bit_count() == NUMBERS and plan.ring == RING_FULL
            left = boxes - (plan.used < need(state, seat))
            for end in {left} if last else {left, 0}:
                worth = int(line[end, tip]) + int(arc[end, ring]) + (0 if end else fresh)
                found.append(((worth, -tip, -ring, end), Use(worth / POINT, plan, left > end and not full)))
        return [use for _, use in sorted(found, key=lambda each: each[0], reverse=True)]


def _to_come(state: State, seat: Seat, lives: list[float]) -> int:
    """How many throws a seat may have after this one, where the sheets lasted so long before it."""
    others = [lives[at] for at, p in enumerate(state.players) if at != seat and p.standing is not Standing.QUIT]
    if not others:
        return FARTHEST
    return min(FARTHEST, max(1, round(min(others) - HASTE - COMPANY * (len(others) - 1))) - 1)


def _row(player: Player) -> tuple[int, ...]:
    """A seat as the rollouts know it, between two throws."""
    side, other = player.side, player.sides[1 - player.now]
    line, arc = LINE_NO[tip_of(side.line)], ARC_NO[side.ring]
    quits = int(player.standing is Standing.QUIT)
    return player.now, int(player.second), line, arc, BOXES - side.misses, other.points, quits


def _lying(state: State) -> Dice:
    """The dice that lie and stay, sorted; all of them where it is not yet decided."""
    return tuple(sorted(face for at, face in enumerate(state.faces) if at not in state.again))
