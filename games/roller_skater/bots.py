"""Bots of Roller and Skater, by name. All chance of a bot comes from its stream.

random        doubles, and accepts, every other time
never-double  never doubles; answers a double as `points` does
beginner      plays for points, with the mistakes of somebody new to it (`MISTAKES` says which and how often)
points        plays each round for as many points as can be had on average
strong        plays for the match: looks at the lead and at the rounds to come, exactly; among equals for points
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from games.core import BadNotation, Bot, Seat
from games.roller_skater.analysis import SURE, N, Values, match_values, round_values
from games.roller_skater.state import Accept, Double, Phase, Say, State, role

Dares: TypeAlias = Callable[[State, Seat, Random], bool]
"""Whether a seat doubles, or accepts: its bold answer rather than its cautious one."""

NAMES = ("random", "never-double", "beginner", "points", "strong")
"""Offered to people, weakest first."""

MISTAKES = {"forgets": 0.4, "rash": 0.1, "timid": 0.4, "hopeful": 0.3}
"""How often `beginner` errs: forgets a double that pays; doubles though it costs; declines a double that it should
accept, because it is behind on the toss; accepts one that it should decline, because the luck may turn."""


def bot(name: str) -> Bot[State, Say]:
    """The bot of that name, or BadNotation with the names there are."""
    dares = _POLICIES.get(name)
    if dares is None:
        raise BadNotation(f"no bot {name!r}; there are {', '.join(_POLICIES)}")

    def choose(state: State, seat: Seat, legal: tuple[Say, ...], chance: Random) -> Say:
        bold = dares(state, seat, chance)
        return next((move for move in legal if isinstance(move, (Double, Accept)) is bold), legal[0])

    return choose


def _at_random(_state: State, _seat: Seat, chance: Random) -> bool:
    return chance.random() < 0.5


def _never_doubles(state: State, seat: Seat, chance: Random) -> bool:
    return state.phase is Phase.ANSWER and _for_points(state, seat, chance)


def _for_points(state: State, seat: Seat, _chance: Random) -> bool:
    return _gain(state, round_values(state.table.reading, state.toss, role(state, seat))) > 0


def _for_the_match(state: State, seat: Seat, chance: Random) -> bool:
    gain = _gain(state, match_values(state, seat))
    return gain > 0 if abs(gain) > SURE else _for_points(state, seat, chance)


def _gain(state: State, values: Values[N]) -> N:
    """What the bold answer is worth more than the cautious one (in a race: than that nobody doubles)."""
    if state.phase is Phase.ANSWER:
        return values.accepted - values.loss
    return min(values.accepted, values.gift) - values.single


def _as_a_beginner(state: State, seat: Seat, chance: Random) -> bool:
    best = _for_points(state, seat, chance)
    slips = ("forgets" if best else "rash") if state.phase is Phase.RACE else "timid" if best else "hopeful"
    return best is not (chance.random() < MISTAKES[slips])


_POLICIES: dict[str, Dares] = {
    "random": _at_random,
    "never-double": _never_doubles,
    "beginner": _as_a_beginner,
    "points": _for_points,
    "strong": _for_the_match,
}
