"""Bots that play what has been worked out exactly: for points, and, at a table of two, to win.

points                  best play for points: the final total is all it looks at
equilibrium             two seats: no policy does better against it than it does itself
best-response:POLICY    two seats: the best there is against leave-at-N, cautious, never-leave or strong
"""

from __future__ import annotations

import re
from collections.abc import Callable
from math import ceil
from random import Random
from typing import TypeAlias

from games.chance_or_choice.analysis import Rules, chances, solved
from games.chance_or_choice.analysis_duel import DEEP, STRONG, Duel, Fixed, decide, totals_looked_at
from games.chance_or_choice.odds import mean_safe_sum
from games.chance_or_choice.state import Standing, State, earlier
from games.core import BadNotation, Seat

GoesOn: TypeAlias = Callable[[State, Seat, Random], bool]


def for_points(state: State, seat: Seat, _chance: Random) -> bool:
    """Stays while another throw is worth more than leaving."""
    table, banked = state.table, earlier(state, seat)
    rules = Rules(table.dice, table.sides, table.wipe, table.first_throw_safe)
    to_come = table.rounds - len(state.past) - 1
    now = solved(rules, to_come + 1, banked + state.pot + table.dice * table.sides + 1)[to_come]
    stay = now.when_staying(chances(table.dice, table.sides, table.wipe), state.pot, banked)
    return stay > float(now.leave[banked + state.pot])


def duellist(policy: str, elsewhere: GoesOn) -> GoesOn:
    """Plays to win against one other seat. policy: what that seat is known to play, or "" for as well as can be.

    elsewhere: what is played at tables of another size, and under house rules with too many totals to work out.
    BadNotation for a policy that looks at more than the points of the round.
    """
    threshold(policy, 2, 6)

    def goes_on(state: State, seat: Seat, chance: Random) -> bool:
        table = state.table
        second = threshold(policy, table.dice, table.sides)
        duel = Duel(table.dice, table.sides, table.wipe, table.first_throw_safe, second)
        size = totals_looked_at(duel, table.rounds) if table.seats == 2 else 0
        if not size:
            return elsewhere(state, seat, chance)
        return chance.random() >= _leaves(state, seat, duel, size)

    return goes_on


def _leaves(state: State, seat: Seat, duel: Duel, size: int) -> float:
    """How often the seat leaves here. An answer given to this same question is not looked at."""
    other = 1 - seat
    to_come = state.table.rounds - len(state.past) - 1
    choices = decide(duel, to_come, size, earlier(state, seat), earlier(state, other))
    pot, kept = min(state.pot, DEEP), state.kept[other]
    gone = state.standing[other]
    if gone is Standing.QUIT or (gone is Standing.LEFT and kept < state.pot):
        return float(choices.alone[pot, min(kept, DEEP)])
    return float(choices.both[pot])


def threshold(policy: str, dice: int, sides: int) -> Fixed:
    """With how many points of the round a seat of that policy leaves."""
    if not policy:
        return None
    if policy == STRONG:
        return STRONG
    if policy == "never-leave":
        return DEEP + 1
    if policy == "cautious":
        return ceil(mean_safe_sum(dice, sides))
    if limit := re.fullmatch(r"leave-at-([0-9]{1,9})", policy):
        return int(limit[1])
    raise BadNotation(
        f"no best response to {policy!r} is known; there are those to leave-at-N, cautious, never-leave and strong"
    )
