"""Bots of Chance or Choice, by name. A bot says whether its seat goes on; all its chance comes from its stream.

never-leave   stays whatever happens
random        leaves after one safe throw in three
cautious      leaves as soon as it has the mean of one safe throw (8 with two six-sided dice)
leave-at-N    leaves when its points of this round are at least N
one-throw     goes on only while one more throw gains more than it risks on average
strong        plays to win: it looks at everybody's total and at who has left (`bots_field`)

and those of `bots_solved`: points, equilibrium, best-response:POLICY.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import TypeAlias

from games.chance_or_choice import bots_field
from games.chance_or_choice.odds import gain_of_throw, mean_safe_sum
from games.chance_or_choice.state import Answer, State, Stay, earlier
from games.core import BadNotation, Bot, Seat

GoesOn: TypeAlias = Callable[[State, Seat, Random], bool]

NAMES = ("never-leave", "random", "cautious", "leave-at-20", "strong")
"""Offered to people, weakest first."""


@lru_cache(maxsize=64)
def bot(name: str) -> Bot[State, Answer]:
    """The bot of that name, or BadNotation with the names there are."""
    return _answering(_policy(name))


def _policy(name: str) -> GoesOn:
    if name in _POLICIES:
        return _POLICIES[name]
    if limit := re.fullmatch(r"leave-at-([0-9]{1,9})", name):
        return leave_at(int(limit[1]))
    if name in ("points", "equilibrium") or re.match("best-response:.", name):
        return _solved(name)
    known = ", ".join((*_POLICIES, "points", "equilibrium", "best-response:POLICY"))
    raise BadNotation(f"no bot {name!r}; there are {known} and leave-at-N for any number N")


def _solved(name: str) -> GoesOn:
    """Those that need the exact tables, loaded only for them."""
    from games.chance_or_choice.bots_solved import duellist, for_points

    return for_points if name == "points" else duellist(name.partition(":")[2], _strong)


def _answering(goes_on: GoesOn) -> Bot[State, Answer]:
    def choose(state: State, seat: Seat, legal: tuple[Answer, ...], chance: Random) -> Answer:
        stays = goes_on(state, seat, chance)
        for move in legal:
            if isinstance(move, Stay) is stays:
                return move
        return legal[0]

    return choose


def leave_at(limit: int) -> GoesOn:
    """Leaves when the points of this round are at least `limit`."""
    return lambda state, _seat, _chance: state.pot < limit


def _never_leaves(_state: State, _seat: Seat, _chance: Random) -> bool:
    return True


def _at_random(_state: State, _seat: Seat, chance: Random) -> bool:
    return chance.randrange(3) > 0


def _cautious(state: State, _seat: Seat, _chance: Random) -> bool:
    return state.pot < mean_safe_sum(state.table.dice, state.table.sides)


def _one_throw(state: State, seat: Seat, _chance: Random) -> bool:
    table = state.table
    return gain_of_throw(table.dice, table.sides, table.wipe, state.pot, earlier(state, seat)) > 0


def _strong(state: State, seat: Seat, chance: Random) -> bool:
    return (_one_throw if state.table.seats == 1 else bots_field.goes_on)(state, seat, chance)


_POLICIES: dict[str, GoesOn] = {
    "never-leave": _never_leaves,
    "random": _at_random,
    "cautious": _cautious,
    "one-throw": _one_throw,
    "strong": _strong,
}
