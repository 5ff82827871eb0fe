"""What positions of a seat alone are worth: exactly, read off the tables of this machine (`analysis_tables`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from games.core import Seat, Worth
from games.the_choice.analysis_tables import needed, table
from games.the_choice.board import BOXES
from games.the_choice.bots_outlook import ROLLS, after_keeping
from games.the_choice.hand import Dice, Hand, parts
from games.the_choice.plans import Plan, Tip, plans, tip_of
from games.the_choice.sheets import SHEETS, Printed
from games.the_choice.state import DICE, Phase, Player, Side, Standing, State, hand, need, printed, totals


def alone(first: State) -> Callable[[State], Worth] | None:
    """What positions of a game are worth, exactly; None if others play too or a table of its sheet is not here."""
    known = [table(side, first.table.both) for side in SHEETS[first.table.sheets[0]]]
    return worth if first.table.seats == 1 and None not in known else None


def worth(state: State) -> Worth:
    """The final score of the one seat under best play; BadNotation if a table of its sheet is not here."""
    player, front_and_back = state.players[0], SHEETS[state.table.sheets[0]]
    if state.phase is Phase.OVER or player.standing is Standing.QUIT:
        return Worth(tuple(map(float, totals(state))))
    at, other = 1 - player.now, player.sides[1 - player.now]
    to_come = other.points if player.second else _between(front_and_back[at], other, state)
    return Worth((to_come + _up(state, player),))


def _between(side: Printed, stands: Side, state: State) -> float:
    """What a side is worth with no dice to mark."""
    return needed(side, state.table.both).worth(*_at(stands))


def _at(side: Side) -> tuple[int, Tip, int]:
    return BOXES - side.misses, tip_of(side.line), side.ring


def _up(state: State, player: Player) -> float:
    """What the side that is up is worth."""
    match state.phase:
        case Phase.KEEP:
            best = by_roll(state, 0)
            return max(after_keeping(best, some) for some in keeps(state))
        case Phase.AGAIN:
            stay = [face for at, face in enumerate(state.faces) if at not in state.again]
            return after_keeping(by_roll(state, 0), tuple(sorted(stay)))
        case Phase.MARK if player.standing is Standing.ASKED:
            return max(worth for worth, _ in uses(state, 0))
    turned = player.standing is Standing.TURNS
    return float(player.side.points) if turned else _between(printed(state, 0), player.side, state)


def keeps(state: State) -> tuple[Dice, ...]:
    """Every choice of dice to keep, all of them first."""
    dice = tuple(sorted(state.faces))
    return (*(taken for taken, _ in reversed(parts(dice))), ())


def by_roll(state: State, seat: Seat) -> Mapping[Dice, float]:
    """What the side is worth to its seat alone after the best use of each throw of its own."""
    return _by_roll(printed(state, seat), state.table.both, *_at(state.players[seat].side))


@lru_cache(maxsize=64)
def _by_roll(side: Printed, both: bool, boxes: int, tip: Tip, ring: int) -> dict[Dice, float]:
    found = {roll: _uses(side, Hand(roll, both=both), boxes, tip, ring, DICE) for roll in ROLLS}
    return {roll: max(worth for worth, _ in uses) for roll, uses in found.items()}


def uses(state: State, seat: Seat) -> Iterator[tuple[float, Plan]]:
    """Everything a seat may still do with the throw, and what the side is worth to it alone afterwards."""
    return _uses(printed(state, seat), hand(state, seat), *_at(state.players[seat].side), need(state, seat))


def _uses(side: Printed, dice: Hand, boxes: int, tip: Tip, ring: int, least: int) -> Iterator[tuple[float, Plan]]:
    values = needed(side, dice.both)
    for plan in plans(side, tip, ring, dice):
        yield values.worth(boxes - (plan.used < least), plan.tip, plan.ring), plan
