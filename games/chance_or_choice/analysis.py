"""Exact play for points: what every position is worth, and what any fixed rule for leaving is worth (CC2 to CC8).

Each seat plays against the dice alone as long as only its own points count, so the value of its position is a number
of its own: the final total it may expect. It is found backwards over rounds left, points banked and points of this
round, with every throw and every sum of dice in it; nothing is sampled. Winning is another aim than points.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from games.chance_or_choice.odds import Wipe, odds
from games.chance_or_choice.state import Phase, Standing, State, earlier
from games.core import BadNotation, OptionValue, Worth

Column = NDArray[np.float64]
"""Values by points banked, from 0."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The house rules that a value depends on. leave_at: leave from so many points of the round on; None: best play."""

    dice: int
    sides: int
    wipe: Wipe
    first_throw_safe: bool
    leave_at: int | None = None


@dataclass(frozen=True, slots=True)
class Chances:
    """One throw. sums: chance of each safe sum, from 0; lost: that the round is lost and nothing more; wiped: all."""

    sums: Column
    lost: float
    wiped: float


@lru_cache(maxsize=64)
def chances(dice: int, sides: int, wipe: Wipe) -> Chances:
    """The chances of a throw; its sums are those of dice that show 2 to `sides` (CC4)."""
    one = np.zeros(sides + 1)
    one[2:] = 1 / sides
    sums = np.ones(1)
    for _ in range(dice):
        sums = np.convolve(sums, one)
    of = odds(dice, sides, wipe)
    return Chances(sums, (of.ends - of.wipes) / of.all, of.wipes / of.all)


@dataclass(frozen=True)
class Round:
    """A round of one seat. Points banked are those of earlier rounds, counted from 0 in every column.

    leave: value of having left, by the points then banked (that is the start of the next round).
    asked: value after a safe throw, by points of the round and points banked; further on leaving is best.
    start: value before the first throw, by points banked.
    """

    leave: Column
    asked: NDArray[np.float64]
    start: Column

    def when_asked(self, pot: int, banked: int) -> float:
        """The value of the choice between staying and leaving."""
        return float(self.asked[pot, banked] if pot < len(self.asked) else self.leave[banked + pot])

    def when_staying(self, throw: Chances, pot: int, banked: int) -> float:
        """The value before another throw."""
        after = sum(chance * self.when_asked(pot + gain, banked) for gain, chance in enumerate(throw.sums) if chance)
        return float(after + throw.lost * self.leave[banked] + throw.wiped * self.leave[0])


def solved(rules: Rules, rounds: int, banked: int) -> tuple[Round, ...]:
    """The rounds by how many come after each, the last round (0) first; columns are right up to `banked` at least."""
    return _solved(rules, rounds, 1 << max(8, banked.bit_length()))


@lru_cache(maxsize=16)
def _solved(rules: Rules, rounds: int, banked: int) -> tuple[Round, ...]:
    throw = chances(rules.dice, rules.sides, rules.wipe)
    longest = 2 * banked
    while True:
        found: list[Round] = []
        leave = np.arange(longest, dtype=np.float64)
        while len(found) < rounds and len(leave) > banked:
            found.append(_round(throw, rules, leave))
            leave = found[-1].start
        if len(leave) > banked:
            return tuple(found)
        longest *= 2


def _round(throw: Chances, rules: Rules, leave: Column) -> Round:
    """A round solved backwards from so many points that leaving is certain."""
    reach, most = _reach(throw, rules, leave), len(throw.sums) - 1
    size = max(0, len(leave) - reach - most)
    asked = np.empty((reach + most + 1, size))
    for pot in range(reach + most, -1, -1):
        left = leave[pot : pot + size]
        if pot >= reach:
            asked[pot] = left
            continue
        stay = throw.sums[1:] @ asked[pot + 1 : pot + most + 1] + throw.lost * leave[:size] + throw.wiped * leave[0]
        asked[pot] = stay if rules.leave_at is not None else np.maximum(stay, left)
    return Round(leave, asked, _start(throw, rules, leave, asked))


def _start(throw: Chances, rules: Rules, leave: Column, asked: NDArray[np.float64]) -> Column:
    """Nobody leaves before the first throw, and a 1 on it counts, or it is repeated until safe (CC8)."""
    safe: Column = throw.sums @ asked[: len(throw.sums)]
    if rules.first_throw_safe:
        repeated: Column = safe / throw.sums.sum()
        return repeated
    counts: Column = safe + throw.lost * leave[: len(safe)] + throw.wiped * leave[0]
    return counts


def _reach(throw: Chances, rules: Rules, leave: Column) -> int:
    """From how many points of a round on another throw costs more than it can gain, whatever is banked.

    What it gains is at most its mean at the steepest rise of `leave`, what it loses at least the points at the
    flattest; more points only make that worse. A fixed rule ends where it leaves.
    """
    if rules.leave_at is not None:
        return max(1, rules.leave_at)
    rises = np.diff(leave)
    mean = float(throw.sums @ np.arange(len(throw.sums)))
    return int(mean / (throw.lost + throw.wiped) * float(rises.max() / rises.min())) + 1


def value(rules: Rules, rounds: int) -> float:
    """What a whole game of that many rounds is worth to a seat, in points."""
    return float(solved(rules, rounds, 0)[-1].start[0])


def solve(options: Mapping[str, OptionValue], policy: str = "") -> dict[str, float]:
    """The value of a game under complete options: of best play for points, or of a rule "leave-at-N"."""
    limit = re.fullmatch("leave-at-([0-9]{1,4})", policy)
    if policy and not limit:
        raise BadNotation(f"only best play and leave-at-N (N up to 9999) are solved exactly, not {policy!r}")
    rules = Rules(
        int(options["dice"]),
        int(options["sides"]),
        Wipe(str(options["wipe"])),
        bool(options["first_throw_safe"]),
        int(limit[1]) if limit else None,
    )
    return {"value": value(rules, int(options["rounds"]))}


def worth(state: State) -> Worth:
    """The final total each seat may expect if it plays for points from here on; exact but for rounding."""
    alike: dict[tuple[int, Standing, int], float] = {}
    points: list[float] = []
    for seat, (at, kept) in enumerate(zip(state.standing, state.kept, strict=True)):
        key = earlier(state, seat), at, kept
        if key not in alike:
            alike[key] = _seat_worth(state, *key)
        points.append(alike[key])
    return Worth(tuple(points))


def _seat_worth(state: State, banked: int, standing: Standing, kept: int) -> float:
    """The worth to a seat with so many points of earlier rounds and kept of this one, where it stands."""
    table = state.table
    if state.phase is Phase.OVER or standing is Standing.QUIT:
        return banked + kept
    to_come = table.rounds - len(state.past) - 1
    rules = Rules(table.dice, table.sides, table.wipe, table.first_throw_safe)
    now = solved(rules, to_come + 1, banked + state.pot + kept + table.dice * table.sides + 1)[to_come]
    if standing is Standing.LEFT:
        return float(now.leave[banked + kept])
    if state.phase is Phase.QUESTION:
        return now.when_asked(state.pot, banked)
    if not state.pot:
        return float(now.start[banked])
    return now.when_staying(chances(table.dice, table.sides, table.wipe), state.pot, banked)
