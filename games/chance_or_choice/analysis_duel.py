"""Two seats that play to win: Chance or Choice as a game of simultaneous decisions, solved backwards (CC4 to CC11).

A seat that plays for points looks at its own sheet alone; one that plays to win looks at both. After every safe throw
the seats still in choose at the same time, so each position is a little matrix game; its value is the first seat's
chance to win, a tie counting half. `solved` works out that value before every round for all totals; `decide` works out
one round of one table with it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.chance_or_choice.analysis import Chances, Rules, chances, value
from games.chance_or_choice.bots_field import LEADS, ONE, field, place
from games.chance_or_choice.odds import Wipe

Grid: TypeAlias = NDArray[np.float64]
"""By the first seat's points (rows) and the second's (columns)."""

Flags: TypeAlias = NDArray[np.bool_]
Keep: TypeAlias = Callable[[Grid, Grid], None]

STRONG = "strong"
Fixed: TypeAlias = int | str | None
"""How the second seat plays: None, as well as it can; N, it leaves with N points of the round or more; STRONG, as the
bot of that name."""

LARGEST = 420
"""So many different totals are looked at; more are more than is worth the wait."""
DEEP = 160
"""With so many points of a round a seat leaves: a longer round comes once in thousands."""


@dataclass(frozen=True, slots=True)
class Duel:
    """What is being solved. second: how the second seat plays."""

    dice: int
    sides: int
    wipe: Wipe
    first_throw_safe: bool
    second: Fixed = None

    @property
    def throw(self) -> Chances:
        """The chances of a throw."""
        return chances(self.dice, self.sides, self.wipe)


@dataclass(frozen=True, slots=True)
class Choices:
    """One round of one table, by points of the round: the chance with which the first seat leaves.

    both: while both are in; alone: while only the first is in, by the points the second has left with.
    """

    both: Grid
    alone: Grid


def totals_looked_at(duel: Duel, rounds: int) -> int:
    """How many different totals matter: seven times what good play may expect; 0 where that is too many."""
    enough = int(7 * value(Rules(duel.dice, duel.sides, duel.wipe, duel.first_throw_safe), rounds)) + 1
    return max(enough, 60) if enough <= LARGEST else 0


@lru_cache(maxsize=32)
def solved(duel: Duel, rounds: int, size: int) -> Grid:
    """The first seat's chance to win with so many rounds to come, by both totals; larger ones count as size-1."""
    points = np.arange(size)
    if not rounds:
        return np.where(points[:, None] > points, 1.0, np.where(points[:, None] == points, 0.5, 0.0))
    look = _Look(points, points, points, size - 1)
    return _before_first_throw(duel, rounds - 1, solved(duel, rounds - 1, size), look, _unkept)


def choices(duel: Duel, to_come: int, size: int, keep: Keep) -> None:
    """Hands on the choices in a round with so many to come after it, for all totals and points of the round, most
    first: how often the first seat leaves while both are in (by both totals), and whether it does alone (by its own
    total and the other's with what that has left with)."""
    points = np.arange(size)
    look = _Look(points, points, points, size - 1)
    _before_first_throw(duel, to_come, solved(duel, to_come, size), look, keep)


@lru_cache(maxsize=4096)
def decide(duel: Duel, rounds: int, size: int, mine: int, other: int) -> Choices:
    """The round at hand, with `rounds` to come after it, for totals of earlier rounds `mine` and `other`."""
    steps = np.arange(DEEP + 1)
    one = _Look(np.array([mine]), np.array([other]), np.array([0]), DEEP, steps)
    kept: list[tuple[Grid, Grid]] = []
    _before_first_throw(
        duel, rounds, solved(duel, rounds, size), one, lambda both, alone: kept.insert(0, (both, alone))
    )
    return Choices(np.array([both for both, _ in kept])[:, 0, 0], np.array([alone for _, alone in kept])[:, 0, :])


@dataclass(frozen=True, slots=True)
class _Look:
    """Which positions are looked at: totals of earlier rounds of both seats, and, for a seat that is in alone, what
    the other may have in all by having left: its total and up to `last` more, found at base + points, or everything."""

    first: NDArray[np.int64]
    second: NDArray[np.int64]
    base: NDArray[np.int64]
    last: int
    more: NDArray[np.int64] | None = None

    def left(self, banked: NDArray[np.int64]) -> NDArray[np.int64]:
        return banked if self.more is None else banked[0] + self.more

    def at(self, points: int) -> NDArray[np.int64]:
        return np.minimum(self.base + points, self.last)


class _Situation:
    """A round while the same seats stay in: values by points of the round, from DEEP down.

    leave: value once they have left with so many points; lost, wiped: value after a throw that loses the round, or all.
    """

    def __init__(self, throw: Chances, leave: Callable[[int], Grid], lost: Grid, wiped: Grid) -> None:
        self.leave = leave
        self._safe = [(gain, chance) for gain, chance in enumerate(throw.sums) if chance]
        self._unsafe = throw.lost * lost + throw.wiped * wiped
        self._asked = {DEEP + 1 + gain: leave(DEEP + 1 + gain) for gain in range(len(throw.sums))}

    def safe(self, points: int) -> Grid:
        """Chance and value of the safe throws alone."""
        total: Grid = sum((chance * self._asked[points + gain] for gain, chance in self._safe), np.zeros(()))
        return total

    def stay(self, points: int) -> Grid:
        """The value before another throw."""
        return self.safe(points) + self._unsafe

    def put(self, points: int, asked: Grid) -> None:
        """The value of being asked with so many points."""
        self._asked[points] = asked


def _of(table: Grid, rows: NDArray[np.int64], columns: NDArray[np.int64]) -> Grid:
    last = len(table) - 1
    part: Grid = table[np.ix_(np.minimum(rows, last), np.minimum(columns, last))]
    return part


def _unkept(_both: Grid, _alone: Grid) -> None:
    """Where only values are wanted."""


def _before_first_throw(duel: Duel, to_come: int, after: Grid, look: _Look, keep: Keep) -> Grid:
    """The value before a round's first throw. after: of what comes after it; keep: takes choices, DEEP first."""
    one, two, both = _situations(duel, after, look)
    for points in range(DEEP, -1, -1):
        leave_one, stay_one = one.leave(points), one.stay(points)
        leave_two, stay_two = two.leave(points), two.stay(points)
        one.put(points, np.maximum(leave_one, stay_one))
        two.put(points, _alone(_leaves(duel, to_come, points, look, alone=True), leave_two, stay_two))
        first_left, second_left = stay_two[look.at(points), :], stay_one[:, look.at(points)]
        matrix = both.leave(points), first_left, second_left, both.stay(points)
        leaves, worth = _both_choose(_leaves(duel, to_come, points, look, alone=False), *matrix)
        both.put(points, worth)
        keep(leaves, (leave_one > stay_one).astype(np.float64))
    return both.safe(0) / float(duel.throw.sums.sum()) if duel.first_throw_safe else both.stay(0)


def _situations(duel: Duel, after: Grid, look: _Look) -> tuple[_Situation, _Situation, _Situation]:
    """The first seat alone, the second alone, both."""
    one, two, throw = look.first, look.second, duel.throw
    left_one, left_two, none = look.left(one), look.left(two), np.zeros(1, dtype=np.int64)
    return (
        _Situation(
            throw, lambda n: _of(after, one + n, left_two), _of(after, one, left_two), _of(after, none, left_two)
        ),
        _Situation(
            throw, lambda n: _of(after, left_one, two + n), _of(after, left_one, two), _of(after, left_one, none)
        ),
        _Situation(throw, lambda n: _of(after, one + n, two + n), _of(after, one, two), _of(after, none, none)),
    )


def _leaves(duel: Duel, to_come: int, points: int, look: _Look, *, alone: bool) -> Flags | None:
    """Whether the second seat leaves, where that is fixed. alone: the first has left, with `look.left` in all."""
    if duel.second is None:
        return None
    first = look.left(look.first)[:, None] if alone else look.first[:, None] + points
    if isinstance(duel.second, int):
        return np.full((len(first), len(look.second)), points >= duel.second)
    table = field(2, duel.dice, duel.sides)
    column = np.clip(((look.second + points - first) * table.unit + ONE // 2 >> 16) + LEADS // 2, 0, LEADS - 1)
    row = place(to_come, 2 if alone else 0, 0, table.unit) - LEADS // 2
    fixed: Flags = points >= np.array(table.limits)[row + column]
    return fixed


def _alone(fixed: Flags | None, leave: Grid, stay: Grid) -> Grid:
    return np.minimum(leave, stay) if fixed is None else np.where(fixed, leave, stay)


def _both_choose(fixed: Flags | None, ll: Grid, ls: Grid, sl: Grid, ss: Grid) -> tuple[Grid, Grid]:
    """How often the first seat leaves, and what the position is worth to it.

    The four values are of (first, second) leaving (l) or staying (s). fixed: where the second leaves, if it is known.
    """
    if fixed is not None:
        leave, stay = np.where(fixed, ll, ls), np.where(fixed, sl, ss)
        return (leave > stay).astype(np.float64), np.maximum(leave, stay)
    worst_leave, worst_stay = np.minimum(ll, ls), np.minimum(sl, ss)
    low, high = np.maximum(worst_leave, worst_stay), np.minimum(np.maximum(ll, sl), np.maximum(ls, ss))
    pure = low >= high - 1e-12
    spread = ll - ls - sl + ss
    safe = np.where(pure, 1.0, spread)
    mixed = np.where(pure, (worst_leave > worst_stay).astype(np.float64), (ss - sl) / safe)
    return mixed, np.where(pure, low, (ll * ss - ls * sl) / safe)
