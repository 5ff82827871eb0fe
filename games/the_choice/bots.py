"""Bots of The Choice, by name; all their chance comes from their stream.

random   any legal move, but it ends its marking only where it can mark nothing more
greedy   marks as many hexes as this throw allows, then takes the fewest misthrows; throws again what it cannot use
strong   looks beyond this throw (see `foresight`)
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from games.core import BadNotation, Bot, Seat
from games.the_choice.hand import Dice
from games.the_choice.moves import Colour, Done, Keep, Mark, Move, Number, Rethrow
from games.the_choice.plans import Plan, plans, tip_of
from games.the_choice.state import Phase, State, hand, need, printed

Policy: TypeAlias = Callable[[State, Seat, tuple[Move, ...], Random], Move]

NAMES = ("random", "greedy")
"""Offered to people, weakest first."""


def bot(name: str) -> Bot[State, Move]:
    """The bot of that name, or BadNotation with the names there are."""
    if name not in _POLICIES:
        raise BadNotation(f"no bot {name!r}; there are {', '.join(NAMES)}")
    return _POLICIES[name]


def at_random(_state: State, _seat: Seat, legal: tuple[Move, ...], chance: Random) -> Move:
    """Any mark where there is one; else any way to end, or to throw."""
    marks = [move for move in legal if isinstance(move, Number | Colour)]
    return chance.choice(marks or legal)


def greedy(state: State, seat: Seat, legal: tuple[Move, ...], _chance: Random) -> Move:
    """The most marks, ties by fewer misthrows, then by notation."""
    if state.phase is Phase.BEGIN:
        return legal[0]
    best = most_marks(_all_plans(state, seat), need(state, seat))
    if state.phase is Phase.KEEP:
        rest = unused(tuple(sorted(state.faces)), best)
        return Rethrow(seat, rest) if rest else Keep(seat)
    return first_move(best, seat)


def _all_plans(state: State, seat: Seat) -> list[Plan]:
    side = state.players[seat].side
    return plans(printed(state, seat), tip_of(side.line), side.ring, hand(state, seat))


def most_marks(found: list[Plan], needed: int) -> Plan:
    """What greedy makes of a throw."""
    most = max((plan.marks, min(plan.used, needed)) for plan in found)
    best = [plan for plan in found if (plan.marks, min(plan.used, needed)) == most]
    return best[0] if len(best) == 1 else min(best, key=lambda plan: str(first_move(plan, 0)))


def unused(dice: Dice, plan: Plan) -> Dice:
    """The dice of which a plan makes no use at all, sorted."""
    spent = [face for _, faces in plan.numbers + plan.colours for face in faces]
    return tuple([face for face in sorted({*dice}) for _ in range(dice.count(face) - spent.count(face))])


def first_move(plan: Plan, seat: Seat) -> Mark | Done:
    """The first mark of a plan (colours before numbers), or the end of marking."""
    if plan.colours:
        spot, faces = plan.colours[0]
        return Colour(seat, spot, faces[0])
    if plan.numbers:
        return Number(seat, *plan.numbers[0])
    return Done(seat)


_POLICIES: dict[str, Policy] = {"random": at_random, "greedy": greedy}
