"""Bots of The Choice, by name; all their chance comes from their stream.

random   any legal move, but it ends its marking only where it can mark nothing more
greedy   marks as many hexes as this throw allows, then takes the fewest misthrows; throws again what it cannot use
strong   looks beyond this throw, and to how soon the game may end (see `bots_strong`)
solved   plays alone without a fault, where `python -m games solve the_choice` has been done (see `bots_solved`)
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from games.core import BadNotation, Bot, Seat
from games.later import later
from games.the_choice.bots_strong import choose, mark
from games.the_choice.hand import Dice
from games.the_choice.moves import Colour, Done, Keep, Move, Number, Rethrow
from games.the_choice.plans import Plan, first_mark, fullest, tip_of
from games.the_choice.state import Phase, State, hand, need, printed

Policy: TypeAlias = Callable[[State, Seat, tuple[Move, ...], Random], Move]

NAMES = ("random", "greedy", "strong")
"""Offered to people, weakest first."""


def bot(name: str) -> Bot[State, Move]:
    """The bot of that name, or BadNotation with the names there are."""
    if name not in _POLICIES:
        raise BadNotation(f"no bot {name!r}; there are {', '.join(_POLICIES)}")
    return _POLICIES[name]


def at_random(_state: State, _seat: Seat, legal: tuple[Move, ...], chance: Random) -> Move:
    """Any mark where there is one; else any way to end, or to throw."""
    marks = [move for move in legal if isinstance(move, Number | Colour)]
    return chance.choice(marks or legal)


def greedy(state: State, seat: Seat, legal: tuple[Move, ...], _chance: Random) -> Move:
    """The most marks, ties by fewer misthrows, then by notation."""
    if state.phase is Phase.BEGIN:
        return legal[0]
    side = state.players[seat].side
    found = fullest(printed(state, seat), tip_of(side.line), side.ring, hand(state, seat), need(state, seat))
    best = by_notation(found)
    if state.phase is Phase.MARK:
        return first_mark(best, seat) or Done(seat)
    rest = unused(tuple(sorted(state.faces)), best)
    return Rethrow(seat, rest) if rest else Keep(seat)


def by_notation(found: list[Plan]) -> Plan:
    """Of equally good plans the one whose first mark comes first."""
    return found[0] if len(found) == 1 else min(found, key=lambda plan: str(first_mark(plan, 0)))


def unused(dice: Dice, plan: Plan) -> Dice:
    """The dice of which a plan makes no use at all, sorted."""
    spent = [face for _, faces in plan.numbers + plan.colours for face in faces]
    return tuple([face for face in sorted({*dice}) for _ in range(dice.count(face) - spent.count(face))])


def strong(state: State, seat: Seat, legal: tuple[Move, ...], _chance: Random) -> Move:
    """See `bots_strong`."""
    if state.phase is Phase.BEGIN:
        return legal[0]
    return choose(state, seat) if state.phase is Phase.KEEP else mark(state, seat)


_POLICIES: dict[str, Policy] = {
    "random": at_random,
    "greedy": greedy,
    "strong": strong,
    "solved": later("games.the_choice.bots_solved", "solved"),
}
