"""Bots of Chance or Choice as tables in which a kernel looks up what they do.

All tables for a batch lie one after the other in one row of whole numbers; a `Policy` says where its own begins and how
it is looked up in:

SHEET  the chance to leave, by rounds to come, points banked and points of this round
DUEL   the same at a table of two, by rounds to come, whether the other has left, points of this round, own points
       banked, and the other's (with those it has left with)
FIELD  with how many points of this round to leave, by rounds to come, rival and lead (`bots_field`)

What lies beyond the end of a table is looked up at its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.chance_or_choice import bots
from games.chance_or_choice.analysis import Round, Rules, chances, solved, value
from games.chance_or_choice.analysis_duel import DEEP, Duel, Fixed, Grid, choices, totals_looked_at
from games.chance_or_choice.bots_field import field
from games.chance_or_choice.bots_solved import threshold
from games.chance_or_choice.odds import odds
from games.chance_or_choice.state import Table

SHEET, DUEL, FIELD = range(3)
ALWAYS = 65_535
"""A chance to leave of 1; others are parts of it."""
FAR = 30_000
"""Nobody ever has more points in a round."""
Numbers: TypeAlias = NDArray[np.uint16]


class Policy(NamedTuple):
    """One bot. begin: of its table; rounds, banked, points: how long it is in these directions; unit: of a FIELD; pure:
    whether it never draws lots."""

    kind: int
    begin: int
    rounds: int
    banked: int
    points: int
    unit: int
    pure: bool


class Policies(NamedTuple):
    """The bots of a batch by seat, and all their tables."""

    seats: tuple[Policy, ...]
    tables: Numbers


class Drawn(NamedTuple):
    """A bot's own table, with an axis for each direction: rounds first, points last but of a duel, see `Policy`."""

    kind: int
    numbers: Numbers
    unit: int = 0

    def policy(self, begin: int) -> Policy:
        """The table in the row of all tables."""
        if self.kind == FIELD:
            return Policy(FIELD, begin, 0, 0, 0, self.unit, True)
        rounds, banked, points = self.numbers.shape[0], self.numbers.shape[-2], self.numbers.shape[-1]
        if self.kind == DUEL:
            points = self.numbers.shape[2]
        pure = not ((self.numbers > 0) & (self.numbers < ALWAYS)).any()
        return Policy(self.kind, begin, rounds, banked, points, 0, bool(pure))


@lru_cache(maxsize=2)
def policies(table: Table, names: tuple[str, ...]) -> Policies:
    """The bots of these names at this table; BadNotation for one that there is not."""
    found: dict[str, Policy] = {}
    rows: list[Numbers] = []
    for name in names:
        if name not in found:
            drawn = _drawn(table, name)
            found[name] = drawn.policy(sum(map(len, rows)))
            rows.append(drawn.numbers.ravel())
    return Policies(tuple([found[name] for name in names]), np.concatenate(rows))


def _drawn(table: Table, name: str) -> Drawn:
    bots.bot(name)
    if name == "strong":
        return _strong(table)
    if name == "equilibrium" or name.startswith("best-response:"):
        return _duellist(table, name.partition(":")[2])
    if name == "points":
        return _points(table)
    if name == "one-throw":
        return _one_throw(table)
    if name == "random":
        return Drawn(SHEET, np.full((1, 1, 1), round(ALWAYS / 3), np.uint16))
    return _limit(None if name == "never-leave" else threshold(name, table.dice, table.sides))


def _limit(points: Fixed) -> Drawn:
    """Leaves with so many points or more."""
    if not isinstance(points, int) or points > FAR:
        return Drawn(SHEET, np.zeros((1, 1, 1), np.uint16))
    leaves = np.zeros((1, 1, points + 1), np.uint16)
    leaves[..., points] = ALWAYS
    return Drawn(SHEET, leaves)


def _rules(table: Table) -> Rules:
    return Rules(table.dice, table.sides, table.wipe, table.first_throw_safe)


def _banked(table: Table) -> int:
    """How many totals of earlier rounds are told apart: seven times what good play may expect."""
    return int(7 * value(_rules(table), table.rounds)) + 1


def _points(table: Table) -> Drawn:
    """Leaves where `bots_solved.for_points` does."""
    banked = _banked(table)
    rounds = [_leaves_for_points(table, now, banked) for now in solved(_rules(table), table.rounds, banked)]
    leaves = np.full((table.rounds, banked, max(map(len, rounds)) + 1), ALWAYS, np.uint16)
    for to_come, found in enumerate(rounds):
        leaves[to_come, :, : len(found)] = found.T
    return Drawn(SHEET, leaves)


def _leaves_for_points(table: Table, now: Round, banked: int) -> Numbers:
    """By points of the round and points banked, as far as staying may be better."""
    throw = chances(table.dice, table.sides, table.wipe)
    reach = len(now.asked) - len(throw.sums)
    found = np.empty((reach, banked), np.uint16)
    for points in range(reach):
        safe = throw.sums @ now.asked[points : points + len(throw.sums), :banked]
        stay = safe + throw.lost * now.leave[:banked] + throw.wiped * now.leave[0]
        found[points] = np.where(stay > now.leave[points : points + banked], 0, ALWAYS)
    return found


def _one_throw(table: Table) -> Drawn:
    """Leaves where `bots` does by that name: both count in parts of one throw (`odds.gain_of_throw`)."""
    chance, banked = odds(table.dice, table.sides, table.wipe), _banked(table)
    gain = chance.safe * table.dice * (table.sides + 2)
    points = np.arange(gain // (2 * chance.ends) + 2)
    loss = 2 * chance.ends * points + 2 * chance.wipes * np.arange(banked)[:, None]
    return Drawn(SHEET, np.where(gain > loss, 0, ALWAYS).astype(np.uint16)[None])


def _strong(table: Table) -> Drawn:
    if table.seats == 1:
        return _one_throw(table)
    found = field(table.seats, table.dice, table.sides)
    return Drawn(FIELD, np.array(found.limits, np.uint16), found.unit)


def _duellist(table: Table, policy: str) -> Drawn:
    second = threshold(policy, table.dice, table.sides)
    duel = Duel(table.dice, table.sides, table.wipe, table.first_throw_safe, second)
    size = totals_looked_at(duel, table.rounds) if table.seats == 2 else 0
    if not size:
        return _strong(table)
    leaves = np.empty((table.rounds, 2, DEEP + 1, size, size), np.uint16)
    for to_come in range(table.rounds):
        rows = iter(range(DEEP, -1, -1))

        def keep(both: Grid, alone: Grid, part: Numbers = leaves[to_come], rows: Iterator[int] = rows) -> None:
            part[:, next(rows)] = np.rint(both * ALWAYS), np.rint(alone * ALWAYS)

        choices(duel, to_come, size, keep)
    return Drawn(DUEL, leaves)
