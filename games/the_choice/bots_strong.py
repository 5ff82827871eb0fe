"""The bot `strong`: it judges a throw by what the side promises afterwards, one more throw looked into."""

from __future__ import annotations

from functools import lru_cache

from games.core import Seat
from games.the_choice.board import BOXES
from games.the_choice.bots_outlook import FARTHEST, Outlook, Weights, after_keeping
from games.the_choice.bots_weights import ROWS
from games.the_choice.hand import parts, without
from games.the_choice.moves import Done, Keep, Mark, Rethrow, Turn, may_turn
from games.the_choice.plans import Plan, Tip, first_mark, plans, tip_of
from games.the_choice.sheets import Printed
from games.the_choice.state import DICE, Player, Standing, State, hand, need, printed

LOOKED_INTO = 6
"""So many of the best plans are followed through one more throw."""
_SIDE_THROWS = 9.6
LIFE = ((9.3, 0.27), (6.3, 0.157), (3.2, 0.076))
"""By misthrows on a side: throws until it is spent, on average, and by how much each mark on it shortens that."""
HASTE, COMPANY = 1.5, 0.6
"""How much sooner the game seems to end: always, and for each further opponent."""


def choose(state: State, seat: Seat) -> Keep | Rethrow:
    """Which dice to throw again."""
    dice, (boxes, tip, ring) = tuple(sorted(state.faces)), _at(state.players[seat])
    view = _view(state, seat, _to_come(state, seat) - 1)
    best = view.by_roll(boxes, tip, ring, DICE)
    keeps = ((), *(taken for taken, _ in parts(dice)))
    kept = max(keeps, key=lambda some: (after_keeping(best, some), some))
    rest = without(dice, kept)
    return Rethrow(seat, rest) if rest else Keep(seat)


def mark(state: State, seat: Seat) -> Mark | Done | Turn:
    """The first step of the best plan for this throw; a plan may be to turn the sheet."""
    player = state.players[seat]
    to_come = _to_come(state, seat) - 1
    view, further = _view(state, seat, to_come), _view(state, seat, to_come - 1)
    boxes, tip, ring = _at(player)
    found = plans(printed(state, seat), tip, ring, hand(state, seat))
    ends = [(plan, boxes - (plan.used < need(state, seat))) for plan in found]
    if may_turn(player):
        ends += [(plan, 0) for plan in found]
    ends.sort(key=lambda end: -view.side(end[1], end[0].tip, end[0].ring))
    own = (state.active + 1) % state.table.seats == seat

    def promise(end: tuple[Plan, int]) -> float:
        plan, left = end
        if not left or to_come < 1:
            return view.side(left, plan.tip, plan.ring)
        return further.next_throw(left, plan.tip, plan.ring, own)

    plan, left = max(ends[:LOOKED_INTO], key=promise)
    step = first_mark(plan, seat)
    if step is not None:
        return step
    spends = boxes == 1 and plan.used < need(state, seat)
    return Turn(seat) if may_turn(player) and not left and not spends else Done(seat)


def _at(player: Player) -> tuple[int, Tip, int]:
    side = player.side
    return BOXES - side.misses, tip_of(side.line), side.ring


def _to_come(state: State, seat: Seat) -> int:
    """How many throws the game may still have, this one included: until the first of the others has spent its sheet."""
    others = [each for at, each in enumerate(state.players) if at != seat and each.standing is not Standing.QUIT]
    if not others:
        return FARTHEST
    soonest = min(_life(each) for each in others)
    return max(1, round(soonest - HASTE - COMPANY * (len(others) - 1)))


def _life(player: Player) -> float:
    """How many throws a sheet lasts, on average."""
    side = player.side
    if side.spent:
        return 0.0 if player.second else _SIDE_THROWS
    throws, a_mark = LIFE[side.misses]
    left = max(1.0, throws - a_mark * (len(side.line) + side.colours))
    return left if player.second else left + _SIDE_THROWS


def _view(state: State, seat: Seat, throws: int) -> Outlook:
    return _outlook(printed(state, seat), state.players[seat].second, max(0, throws), state.table.both)


@lru_cache(maxsize=64)
def _outlook(printed: Printed, last: bool, throws: int, both: bool) -> Outlook:
    return Outlook(printed, last, throws, weights(), both)


@lru_cache(maxsize=1)
def weights() -> Weights:
    """The weights that are kept with the game."""
    rows = [tuple(map(int, row.split())) for row in ROWS]
    return {(bool(last), boxes, throws): tuple(n / 1000 for n in numbers) for last, boxes, throws, *numbers in rows}
