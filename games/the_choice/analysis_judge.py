"""The thorough judge of positions, where this machine has what it takes: exact tables alone, rollouts with others.

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

from games.compiled import has_compiler
from games.core import Close, Seat, Worth
from games.later import later
from games.the_choice.analysis import life_before
from games.the_choice.analysis_alone import alone
from games.the_choice.analysis_promises import sides
from games.the_choice.analysis_states import ARC_NO, LINE_NO, NONE, Ints
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

GAMES = 12 * SIDES**DICE
"""A position is played on so many times: every throw that may fall next falls twelve times."""
THROWS = 64
"""Throws of a game that have dice of their own; what comes later falls as so many throws before."""
_play_on = later("games.the_choice.analysis_rollouts", "play_on")
_rules = later("games.the_choice.analysis_rollouts", "rules")


def judge(first: State) -> Callable[[State], Worth] | None:
    """What judges the positions of a game that begins so; None where neither tables nor compiler are at hand."""
    exact = alone(first)
    if exact is None and has_compiler():
        return Rollouts(first.table).worth
    return exact


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
        self.rules = _rules(table.both)
        self._known: dict[tuple[object, ...], Worth] = {}

    def worth(self, state: State) -> Worth:
        """The mean of the final scores, and the largest standard error of a seat's."""
        state = self.settled(state)
        if state.phase is Phase.OVER:
            return Worth(tuple(map(float, totals(state))))
        rows, *due = self.start(state)
        key = rows.tobytes(), *due
        if key not in self._known:
            ends = np.empty((len(self._dice), len(rows)), dtype=np.int16)
            _play_on(rows, *due, self._dice, self.sides, self.rules, ends)
            error = float(ends.std(axis=0, ddof=1).max()) / len(ends) ** 0.5
            self._known[key] = Worth(tuple(map(float, ends.mean(axis=0))), error)
        return self._known[key]

    def start(self, state: State) -> tuple[Ints, Seat, int, int, bool]:
        """A state in which dice are due or to be kept, for the kernel: rows of seats, who throws, which throw it is,
        what lies on the table, and whether it stays."""
        rows = np.array([_row(player) for player in state.players], dtype=np.int16)
        lying = NONE if state.phase is Phase.THROW else SOME.index(_lying(state))
        return rows, state.active, state.turn, lying, state.phase is Phase.AGAIN

    def throws(self, state: State) -> tuple[int, ...]:
        """By seat, how many throws it may have after the one at hand, as the kernel reckons."""
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
        """What the kernel would do with the dice of a seat that has so many throws after this one."""
        return self.uses(state, seat, throws)[0]

    def uses(self, state: State, seat: Seat, throws: int) -> list[Use]:
        """All that can be done with the dice of such a seat; what promises most comes first."""
        player, at = state.players[seat], 2 * seat + state.players[seat].now
        last, boxes = int(player.second), BOXES - player.side.misses
        line, arc = self.sides.line[at, last, throws], self.sides.arc[at, last, throws]
        fresh = 0.0 if last or not throws else self._fresh(at ^ 1, throws)
        found = []
        for plan in plans(printed(state, seat), tip_of(player.side.line), player.side.ring, hand(state, seat)):
            tip, ring = LINE_NO[plan.tip], ARC_NO[plan.ring]
            full = plan.tip[0].bit_count() == NUMBERS and plan.ring == RING_FULL
            left = 0 if full else boxes - (plan.used < need(state, seat))
            for end in {left} if last else {left, 0}:
                worth = float(line[end, tip] + arc[end, ring] + (0.0 if end else fresh))
                found.append(((worth, -tip, -ring, end), Use(worth, plan, left > end)))
        return [use for _, use in sorted(found, key=lambda each: each[0], reverse=True)]

    def _fresh(self, side: int, throws: int) -> float:
        """What a side promises with nothing marked, as the last."""
        return float(self.sides.line[side, 1, throws, BOXES, 0] + self.sides.arc[side, 1, throws, BOXES, 0])


def _to_come(state: State, seat: Seat, lives: list[float]) -> int:
    """How many throws a seat may have after this one, where the sheets lasted so long before it."""
    others = [lives[at] for at, p in enumerate(state.players) if at != seat and p.standing is not Standing.QUIT]
    if not others:
        return FARTHEST
    return min(FARTHEST, max(1, round(min(others) - HASTE - COMPANY * (len(others) - 1))) - 1)


def _row(player: Player) -> tuple[int, ...]:
    """A seat as the kernel knows it, between two throws."""
    side, other = player.side, player.sides[1 - player.now]
    line, arc = LINE_NO[tip_of(side.line)], ARC_NO[side.ring]
    quits = int(player.standing is Standing.QUIT)
    return player.now, int(player.second), line, arc, BOXES - side.misses, other.points, quits


def _lying(state: State) -> Dice:
    """The dice that lie and stay, sorted; all of them where it is not yet decided."""
    return tuple(sorted(face for at, face in enumerate(state.faces) if at not in state.again))
