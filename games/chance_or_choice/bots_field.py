"""The bot `strong`: it looks at everybody's total and at who has left, and leaves with so many points of the round.

How many is in a table found by games of the bot with itself and with others (`python -m benchmarks.
chance_or_choice_strong`, see `bots_field_table`): by the seats at the table, the rounds to come, who the rival is (the
seat that would be first, were the round to end now, this one left out), and by how much this seat would be ahead of it.
It was found for two six-sided dice; for others points count in units of what one may risk with them.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from games.chance_or_choice.bots_field_table import ROWS, SEATS
from games.chance_or_choice.odds import mean_safe_sum, odds
from games.chance_or_choice.state import LEFT, OUT, State, earlier
from games.core import Seat

LEADS, ROUNDS, RIVALS = 51, 5, 3
"""Leads from -25 to 25, rounds to come from 0 to 4, more count as these; the rival is in, or has left, or has left
and so has everybody else."""
ONE = 1 << 16
NEVER = ONE - 1
BY_TWO_SIX_SIDED = 200 / 11


class Field(NamedTuple):
    """The table for some seats and dice. limits: points to leave with, by rounds to come, rival and lead; unit: what
    a point of lead counts, as a part of ONE."""

    limits: tuple[int, ...]
    unit: int

    def limit(self, to_come: int, rival: int, lead: int) -> int:
        """With how many points of the round a seat leaves."""
        return self.limits[place(to_come, rival, lead, self.unit)]


def place(to_come: int, rival: int, lead: int, unit: int) -> int:
    """Where in a table of limits to look."""
    column = min(max((lead * unit + ONE // 2 >> 16) + LEADS // 2, 0), LEADS - 1)
    return (min(to_come, ROUNDS - 1) * RIVALS + rival) * LEADS + column


@lru_cache(maxsize=64)
def field(seats: int, dice: int, sides: int) -> Field:
    """The table for so many seats (two at least) and such dice."""
    chance = odds(dice, sides)
    size = float(chance.safe * mean_safe_sum(dice, sides) / chance.ends) / BY_TWO_SIX_SIDED
    nearest = min(range(len(SEATS)), key=lambda n: abs(SEATS[n] / seats - 1))
    limits = bytes.fromhex("".join(ROWS[nearest]))
    return Field(tuple([NEVER if limit == 255 else round(limit * size) for limit in limits]), round(ONE / size))


def goes_on(state: State, seat: Seat, _chance: Random) -> bool:
    """Whether the seat stays; there is another one at the table. Answers to the same question are not looked at."""
    table, pot = state.table, state.pot
    inside, outside = -1, -1
    for other, (at, kept) in enumerate(zip(state.standing, state.kept, strict=True)):
        if other == seat:
            continue
        if at not in OUT or (at is LEFT and kept == pot):
            inside = max(inside, earlier(state, other) + pot)
        else:
            outside = max(outside, earlier(state, other) + kept)
    lead = earlier(state, seat) + pot - max(inside, outside)
    to_come = table.rounds - len(state.past) - 1
    return pot < field(table.seats, table.dice, table.sides).limit(to_come, rival(inside, outside), lead)


def rival(inside: int, outside: int) -> int:
    """Which kind of rival there is; -1 stands for nobody inside or outside."""
    if inside < 0:
        return 2
    return 1 if outside >= inside else 0
